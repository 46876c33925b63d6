import type { FastifyInstance } from 'fastify'
import { gatewayWebhook } from '#contract/payments.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { receiveReport } from './webhooks.ts'

/** Registers the webhook in its own scope: a signature covers the raw bytes, so nothing here may parse the body. */
export async function webhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    handleCall(scope, services, gatewayWebhook, async ({ params, request }) => {
      if (params.provider !== services.gateway.name) throw refusal('NOT_FOUND')
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!(await receiveReport(services, { rawBody, headers: request.headers }))) throw refusal('SIGNATURE_WRONG')
      return { received: true }
    })
  })
}
