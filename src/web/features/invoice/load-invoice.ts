import type { TaxDocument } from '#contract/tax-documents.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

/** Loads a stay's documents, or the reason why they cannot be shown. */
export type Papers = { at: 'read'; documents: TaxDocument[] } | { at: 'unreadable'; refusal: ApiRefusal }

export async function loadInvoice(bookingId: string, signal: AbortSignal): Promise<Papers> {
  const answer = await browserApi.get('/bookings/{id}/tax-documents', { params: { id: bookingId }, signal })
  return answer.ok ? { at: 'read', documents: answer.value.documents } : { at: 'unreadable', refusal: answer.refusal }
}
