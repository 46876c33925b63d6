import type { EInvoicePayload } from '#domain/e-invoices/payload.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { CancelReason, RegisteredInvoice } from '../../ports/e-invoices.ts'
import type { EInvoicePortal, PortalRefusal } from '../e-invoice-portal.ts'
import { portalMoment } from '../test-portal.ts'
import { serveJson, type JsonAnswer, type JsonRequest, type JsonServer } from './serve-json.ts'

export const FAKE_TOKEN = 'a token of tests'

type CancelBody = { Irn: string; CnlRsn: CancelReason['code']; CnlRem: string }

const done = (Data: object): JsonAnswer => ({
  status: 200,
  body: { Status: 1, Data, ErrorDetails: null, InfoDtls: null },
})

const refusedBy = ({ code, text, irn }: PortalRefusal): JsonAnswer => ({
  status: 200,
  body: {
    Status: 0,
    Data: null,
    ErrorDetails: [{ ErrorCode: code, ErrorMessage: text }],
    InfoDtls: irn === undefined ? null : [{ InfCd: 'DUPIRN', Desc: { Irn: irn } }],
  },
})

const registered = (result: Result<RegisteredInvoice, PortalRefusal>): JsonAnswer => {
  if (!result.ok) return refusedBy(result.refusal)
  const { irn, ackNo, ackAt, signedInvoice, signedQr } = result.value
  const ack = { AckNo: Number(ackNo), AckDt: portalMoment(ackAt), Irn: irn, Status: 'ACT' }
  return done({ ...ack, SignedInvoice: signedInvoice, SignedQRCode: signedQr, EwbNo: null })
}

/** Serves a portal over HTTP in the portal's own JSON, as a provider does. */
export async function portalFake(portal: EInvoicePortal): Promise<JsonServer> {
  const answerOf = async ({ method, url, headers, body }: JsonRequest): Promise<JsonAnswer> => {
    if (headers.authtoken !== FAKE_TOKEN) return refusedBy({ code: '1005', text: 'Invalid Token' })
    const gstin = String(headers.gstin)
    const { pathname } = url
    if (method === 'POST' && pathname === '/core/Invoice') {
      const payload = body as EInvoicePayload
      if (payload.SellerDtls.Gstin !== gstin) return refusedBy({ code: '2143', text: 'Not of this GSTIN' })
      return registered(await portal.generate(payload))
    }
    if (method === 'POST' && pathname === '/core/Invoice/Cancel') {
      const { Irn: irn, CnlRsn: code, CnlRem: remarks } = body as CancelBody
      const result = await portal.cancel({ gstin, irn }, { code, remarks })
      return result.ok
        ? done({ Irn: irn, CancelDate: portalMoment(result.value.cancelledAt) })
        : refusedBy(result.refusal)
    }
    const [, irn] = /^\/core\/Invoice\/irn\/([0-9a-f]{64})$/.exec(pathname) ?? []
    if (method === 'GET' && irn !== undefined) return registered(await portal.find(gstin, irn))
    return { status: 404, body: '' }
  }
  return serveJson(answerOf)
}
