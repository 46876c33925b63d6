import { SIGNATURE_HEADER, signReport, TEST_GATEWAY, webhookSecret } from '#server/adapters/test-gateway.ts'
import type { Answer, Api } from './start-api.ts'

export const signatureOf = (report: object) => signReport(webhookSecret(undefined), JSON.stringify(report))

/** What a test sends instead of the report's own signature, body or gateway. */
export type Tampering = { signature?: string; body?: string; provider?: string }

/** Sends a report as the gateway does, with a signature over its raw body. */
export function sendReport(api: Api, report: object, tampering: Tampering = {}): Promise<Answer> {
  const { signature = signatureOf(report), body = JSON.stringify(report), provider = TEST_GATEWAY } = tampering
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  return api.post(`/webhooks/${provider}`, body, { headers })
}
