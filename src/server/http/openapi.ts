import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { TAG_GROUPS, TAGS } from '#contract/tags.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import type { Services } from '../services.ts'
import { nameShapes, type Described } from './name-shapes.ts'
import { refusal } from './api-error.ts'
import { securitySchemes } from './security-schemes.ts'

const DESCRIPTION = `Times are ISO 8601 with offset; one without an offset is Indian time (UTC+5:30). Money is whole rupees.
Send the access token in \`Authorization\`, raw or as \`Bearer\`. \`filter\` is a JSON object in the query string; a key it does not know is a 400 that names it.
POSTs that create or pay take \`Idempotency-Key\`: the same key and body give the same answer, once executed.
Errors have one shape; branch on \`error.code\`. A field that is missing or wrong gives its own name as the code: \`CHECKIN_DATE_INVALID\`, \`NAME_REQUIRED\`.`

/** SPDX has no identifier for a site whose source nobody else may use, but it allows this form. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' }

const usedTags = ({ paths = {} }: Described): Set<string> =>
  new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags = [] }) => tags)))

/** Completes the API document with the parts that all calls share: named schemas, tags and the server. */
function completed(document: Described, { env }: Services): Described {
  const used = usedTags(document)
  const groups = TAG_GROUPS.map(({ name, tags }) => ({ name, tags: tags.filter((tag) => used.has(tag)) }))
  return {
    ...nameShapes(document),
    // Without a configured origin, name the server from which the API document came.
    servers: [{ url: env.PUBLIC_URL ?? '/', description: 'this site' }],
    tags: TAG_GROUPS.flatMap(({ tags }) => tags)
      .filter((tag) => used.has(tag))
      .map((name) => ({ name, description: TAGS[name] })),
    'x-tagGroups': groups.filter(({ tags }) => tags.length > 0),
  }
}

/**
 * Collects every route into the API document at `/api/openapi.json`, which is assembled on first request. Register it
 * before the routes.
 */
export async function documentCalls(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${PRODUCT_NAME} API`, version: '1.0.0', description: DESCRIPTION, license: LICENSE },
      components: { securitySchemes: securitySchemes(services) },
    },
    transformObject: (made) => ('openapiObject' in made ? completed(made.openapiObject as Described, services) : {}),
  })
}

/** Serves the page that shows the API document, from a small separate server that is created on first request. */
async function openDocs(app: FastifyInstance): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const docs = Fastify()
  const swagger = async (scope: FastifyInstance) => void scope.decorate('swagger', () => app.swagger())
  await docs.register(plugin(swagger, { name: '@fastify/swagger' }))
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true },
  })
  return docs
}

/** Serves the API document for authors of apps and, on a local machine, the page that shows it. */
export async function serveDocument(app: FastifyInstance, { env }: Services): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  if (env.APP_ENV !== 'local') return
  let docs: Promise<FastifyInstance> | undefined
  for (const path of ['/docs', '/docs/*'])
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      docs ??= openDocs(app)
      const { url, headers } = request
      // The plugin also serves the API document as YAML, which nobody reads here.
      if (url.startsWith('/api/docs/yaml')) throw refusal('NOT_FOUND')
      const { statusCode, headers: given, rawPayload } = await (await docs).inject({ method: 'GET', url, headers })
      return reply.status(statusCode).headers(given).send(rawPayload)
    })
}
