import { createHash } from 'node:crypto'
import { irnText } from '#domain/e-invoices/irn.ts'
import type { EInvoicePayload } from '#domain/e-invoices/payload.ts'
import { isQrOf } from '#domain/e-invoices/signed-qr.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { CancelReason, EInvoiceRefusal, EInvoices, RegisteredInvoice } from '../ports/e-invoices.ts'

/** The portal's error for a document that is already registered. */
export const DUPLICATE = '2150'

export const CANCELLED: EInvoiceRefusal = {
  code: 'CANCELLED',
  text: 'The portal has this document as cancelled, and its number cannot be used again.',
}

/** `irn` comes with error 2150, and identifies the document that is already registered. */
export type PortalRefusal = EInvoiceRefusal & { irn?: string }

/** The three requests of the portal's API that we use. Each is made for the supplier's GSTIN. */
export type EInvoicePortal = {
  generate: (payload: EInvoicePayload) => Promise<Result<RegisteredInvoice, PortalRefusal>>
  /** Finds an existing registration, which the portal returns for only three days. */
  find: (gstin: string, irn: string) => Promise<Result<RegisteredInvoice, PortalRefusal>>
  cancel: (
    registered: { gstin: string; irn: string },
    reason: CancelReason,
  ) => Promise<Result<{ cancelledAt: Date }, PortalRefusal>>
}

export const irnOf = (payload: Pick<EInvoicePayload, 'SellerDtls' | 'DocDtls'>): string =>
  createHash('sha256').update(irnText(payload)).digest('hex')

/**
 * Registers documents with a portal. If an answer was lost, the portal refuses the second request as a duplicate, and
 * we fetch the first registration. The answer must be about this document. A refused cancellation is looked up in the
 * same way.
 */
export function eInvoicesBy(portal: EInvoicePortal): EInvoices {
  const registrationOf = async (payload: EInvoicePayload) => {
    const made = await portal.generate(payload)
    if (made.ok || made.refusal.code !== DUPLICATE) return made
    return portal.find(payload.SellerDtls.Gstin, made.refusal.irn ?? irnOf(payload))
  }
  return {
    cancel: async (registered, reason) => {
      const cancelled = await portal.cancel(registered, reason)
      if (cancelled.ok) return cancelled
      const found = await portal.find(registered.gstin, registered.irn)
      const isCancelled = !found.ok && found.refusal.code === CANCELLED.code
      if (isCancelled) return accept({ cancelledAt: null })
      return refuse({ code: cancelled.refusal.code, text: cancelled.refusal.text })
    },
    register: async (payload) => {
      const registration = await registrationOf(payload)
      if (!registration.ok) return refuse({ code: registration.refusal.code, text: registration.refusal.text })
      const { irn, signedQr } = registration.value
      if (irn === irnOf(payload) && isQrOf(signedQr, payload, irn)) return registration
      return refuse({
        code: 'OTHER_DOCUMENT',
        text: 'The portal has another document under this number: compare it there.',
      })
    },
  }
}
