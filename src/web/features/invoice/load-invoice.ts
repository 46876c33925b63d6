import type { TaxDocument } from '#contract/tax-documents.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

/** What is written of a stay, or why it cannot be shown. */
export type Papers = { at: 'read'; documents: TaxDocument[] } | { at: 'unreadable'; refusal: ApiRefusal }

export async function loadInvoice(bookingId: string, signal: AbortSignal): Promise<Papers> {
  const answer = await browserApi.get('/bookings/{id}/tax-documents', { params: { id: bookingId }, signal })
  return answer.ok ? { at: 'read', documents: answer.value.documents } : { at: 'unreadable', refusal: answer.refusal }
}
