import type { CancelCode } from '#domain/e-invoices/cancel-e-invoice.ts'
import type { EInvoicePayload } from '#domain/e-invoices/payload.ts'
import type { Result } from '#domain/kernel/result.ts'

/**
 * `ackNo`, `ackAt`: the portal's acknowledgement. `signedQr`, `signedInvoice`: JWTs (RS256) signed with the portal's
 * key.
 */
export type RegisteredInvoice = {
  irn: string
  ackNo: string
  ackAt: Date
  signedQr: string
  signedInvoice: string
}

/** `code`: the portal's number for the error, or our own word. `text`: a sentence about the document. */
export type EInvoiceRefusal = { code: string; text: string }

/** `remarks`: at most 100 characters. */
export type CancelReason = { code: CancelCode; remarks: string }

/**
 * The portal that registers tax documents between businesses. A rejection means that the outcome is unknown. The same
 * document may then be sent again: if it is already registered, the portal returns the same IRN.
 */
export type EInvoices = {
  register: (payload: EInvoicePayload) => Promise<Result<RegisteredInvoice, EInvoiceRefusal>>
  /**
   * Cancels a document, which is possible for 24 hours. `gstin` is the supplier's. Accepts one that is already
   * cancelled; `cancelledAt` is then null, because the portal does not say when. A rejection means that the outcome is
   * unknown, so ask again.
   */
  cancel: (
    registered: { gstin: string; irn: string },
    reason: CancelReason,
  ) => Promise<Result<{ cancelledAt: Date | null }, EInvoiceRefusal>>
}
