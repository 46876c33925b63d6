import type { CancelCode } from '#domain/e-invoices/cancel-e-invoice.ts'
import type { EInvoicePayload } from '#domain/e-invoices/payload.ts'
import type { Result } from '#domain/kernel/result.ts'

/** `ackNo`, `ackAt`: the portal's acknowledgement. `signedQr`, `signedInvoice`: JWTs, RS256, with the portal's key. */
export type RegisteredInvoice = {
  irn: string
  ackNo: string
  ackAt: Date
  signedQr: string
  signedInvoice: string
}

/** `code`: the portal's number of the error, or our own word. `text`: a sentence about the document. */
export type EInvoiceRefusal = { code: string; text: string }

/** `remarks`: at most 100 characters. */
export type CancelReason = { code: CancelCode; remarks: string }

/**
 * The portal that registers tax documents between businesses. A rejection means that the outcome is unknown, and the
 * same document may be sent again: one that is registered already gives the same IRN.
 */
export type EInvoices = {
  register: (payload: EInvoicePayload) => Promise<Result<RegisteredInvoice, EInvoiceRefusal>>
  /**
   * Possible for 24 hours. `gstin` is the supplier's. One that is cancelled already is accepted; `cancelledAt` is null
   * then, because the portal does not say when. A rejection means that the outcome is unknown: ask again.
   */
  cancel: (
    registered: { gstin: string; irn: string },
    reason: CancelReason,
  ) => Promise<Result<{ cancelledAt: Date | null }, EInvoiceRefusal>>
}
