import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { PRODUCT_NAME } from '#domain/site.ts'

const DESCRIPTION = `Times are ISO 8601 with offset; one without an offset is Indian time (UTC+5:30). Money is whole rupees.
Send the access token in \`Authorization\`, raw or as \`Bearer\`. \`filter\` is a JSON object in the query string; a key it does not know is a 400 that names it.
POSTs that create or pay take \`Idempotency-Key\`: the same key and body give the same answer, once executed.
Errors have one shape; branch on \`error.code\`. A field that is missing or wrong gives its own name as the code: \`CHECKIN_DATE_INVALID\`, \`NAME_REQUIRED\`.`

/** Collects every route into the document at `/api/openapi.json`. Register before the routes. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${PRODUCT_NAME} API`, version: '1.0.0', description: DESCRIPTION },
      components: {
        securitySchemes: {
          accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
          deskToken: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'a session of a hotel’s staff',
          },
          officeToken: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'a session of an operator',
          },
        },
      },
    },
  })
}

export async function serveDocument(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'none', deepLinking: true } })
}
