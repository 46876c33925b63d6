import type { FastifyInstance } from 'fastify'
import { gatewayWebhook, verifyWebhook } from '#contract/payments.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { SignedReport } from '../../ports/payment-gateway.ts'
import type { Services } from '../../services.ts'
import { REPORT_SIGNATURE_HEADER } from '../../ports/whatsapp.ts'
import { receiveWhatsAppReport, WHATSAPP } from '../whatsapp/receive-report.ts'
import { receiveReport } from '../payments/webhooks.ts'

/** Registers the webhook in its own scope: a signature covers the raw bytes, so nothing here may parse the body. */
export async function webhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  /** Whether a report was stored; undefined for a provider that we do not have. */
  const receive = async (provider: string, report: SignedReport): Promise<boolean | undefined> => {
    if (provider === services.gateway.name) return receiveReport(services, report)
    if (provider !== WHATSAPP || !services.whatsApp) return undefined
    const signature = report.headers[REPORT_SIGNATURE_HEADER]
    return receiveWhatsAppReport(services, {
      ...report,
      signature: typeof signature === 'string' ? signature : undefined,
    })
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    handleCall(scope, services, gatewayWebhook, async ({ params, request }) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const received = await receive(params.provider, { rawBody, headers: request.headers })
      if (received === undefined) throw refusal('NOT_FOUND')
      if (!received) throw refusal('SIGNATURE_WRONG')
      return { received: true }
    })
    handleCall(scope, services, verifyWebhook, async ({ params, query, reply }) => {
      if (params.provider !== WHATSAPP || !services.whatsApp) throw refusal('NOT_FOUND')
      if (!services.whatsApp.isVerifyToken(query['hub.verify_token'])) throw refusal('SIGNATURE_WRONG')
      reply.type('text/plain; charset=utf-8')
      return query['hub.challenge']
    })
  })
}
