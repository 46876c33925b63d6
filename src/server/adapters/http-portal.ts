import { parseInstant } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { RegisteredInvoice } from '../ports/e-invoices.ts'
import { CANCELLED, DUPLICATE, type EInvoicePortal, type PortalRefusal } from './e-invoice-portal.ts'
import { exchangeJson } from './exchange-json.ts'
import { machineWord, ProviderError } from './provider-error.ts'

export type PortalAccess = {
  /** the part of the address before `/Invoice` */
  baseUrl: string
  /** the provider's own headers, such as its token; the supplier's GSTIN is added as `Gstin` */
  headers: Record<string, string>
  fetch?: typeof globalThis.fetch
  timeoutMilliseconds?: number
}

/** Thrown if the portal was unavailable, which says nothing about the document. */
class PortalError extends ProviderError {
  override name = 'PortalError'
}

type Envelope = { Status?: unknown; Data?: unknown; ErrorDetails?: unknown; InfoDtls?: unknown }
type Fields = Record<string, unknown>
type Asked = { method: 'GET' | 'POST'; path: string; gstin: string; body?: object }

const TIMEOUT = 30_000
const MAX_TEXT = 500
/** Errors 1000 to 1999 concern access: client, user, token. */
const ABOUT_ACCESS = /^1\d{3}$/

const fieldsOf = (told: unknown): Fields => (typeof told === 'object' && told !== null ? (told as Fields) : {})
const listOf = (told: unknown): Fields[] => (Array.isArray(told) ? told.map(fieldsOf) : [])

/** Some providers pass on the decrypted data as text. */
function opened(told: unknown): unknown {
  if (typeof told !== 'string') return told
  try {
    return JSON.parse(told) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) return told
    throw error
  }
}

const nameOf = ({ method, path }: Asked) => `e-invoice portal ${method} ${path.replace(/[0-9a-f]{64}/, '{irn}')}`
const momentOf = (told: unknown): Date | undefined => (typeof told === 'string' ? parseInstant(told) : undefined)

type Read<Told> = (data: Fields) => Result<Told, PortalRefusal> | undefined

const registrationIn: Read<RegisteredInvoice> = ({ Irn, AckNo, AckDt, SignedInvoice, SignedQRCode, Status }) => {
  if (Status === 'CNL') return refuse(CANCELLED)
  const ackAt = momentOf(AckDt)
  const ackNo = machineWord(AckNo)
  if (typeof Irn !== 'string' || typeof SignedInvoice !== 'string' || typeof SignedQRCode !== 'string') return undefined
  return ackAt && ackNo !== undefined
    ? accept({ irn: Irn.toLowerCase(), ackNo, ackAt, signedQr: SignedQRCode, signedInvoice: SignedInvoice })
    : undefined
}

function refusalIn({ ErrorDetails, InfoDtls }: Envelope): PortalRefusal | undefined {
  const errors = listOf(opened(ErrorDetails)).map(({ ErrorCode, ErrorMessage }) => ({
    code: machineWord(ErrorCode) ?? '',
    text: typeof ErrorMessage === 'string' ? ErrorMessage.slice(0, MAX_TEXT) : '',
  }))
  const first = errors.find(({ code }) => code === DUPLICATE) ?? errors[0]
  if (!first || first.code === '') return undefined
  const duplicate = listOf(opened(InfoDtls)).find(({ InfCd }) => InfCd === 'DUPIRN')
  const irn = fieldsOf(duplicate?.Desc).Irn
  return { ...first, ...(typeof irn === 'string' ? { irn: irn.toLowerCase() } : {}) }
}

/**
 * Reaches the portal through a provider (GSP), which signs in, encrypts and decrypts for us. The provider uses the
 * portal's own JSON: `{ Status, Data, ErrorDetails, InfoDtls }`.
 */
export function httpPortal({ baseUrl, headers, fetch = globalThis.fetch, ...rest }: PortalAccess): EInvoicePortal {
  const { timeoutMilliseconds = TIMEOUT } = rest

  async function ask<Told>(asked: Asked, read: Read<Told>): Promise<Result<Told, PortalRefusal>> {
    const { method, path, gstin, body } = asked
    const fail = (code: string, cause?: unknown) => new PortalError(nameOf(asked), code, { cause })
    const answer = await exchangeJson({
      fetch,
      url: baseUrl + path,
      method,
      headers: { ...headers, Gstin: gstin },
      ...(body ? { body } : {}),
      timeoutMilliseconds,
      fail,
    })
    const envelope: Envelope = fieldsOf(answer.body)
    if (String(envelope.Status) === '1') {
      const told = read(fieldsOf(opened(envelope.Data)))
      if (told === undefined) throw fail('ANSWER_NOT_KNOWN')
      return told
    }
    const refusal = refusalIn(envelope)
    const isAboutDocument = refusal && !ABOUT_ACCESS.test(refusal.code) && answer.status < 500
    if (isAboutDocument) return refuse(refusal)
    throw new PortalError(nameOf(asked), refusal?.code ?? 'NO_CODE', { status: answer.status })
  }

  return {
    generate: (payload) =>
      ask({ method: 'POST', path: '/Invoice', gstin: payload.SellerDtls.Gstin, body: payload }, registrationIn),
    find: (gstin, irn) =>
      ask({ method: 'GET', path: `/Invoice/irn/${encodeURIComponent(irn)}`, gstin }, registrationIn),
    cancel: ({ gstin, irn }, { code, remarks }) =>
      ask(
        { method: 'POST', path: '/Invoice/Cancel', gstin, body: { Irn: irn, CnlRsn: code, CnlRem: remarks } },
        ({ CancelDate }) => {
          const cancelledAt = momentOf(CancelDate)
          return cancelledAt && accept({ cancelledAt })
        },
      ),
  }
}
