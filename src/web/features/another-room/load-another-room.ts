import type { Relocation } from '#contract/relocations.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

/** Loads a booking whose hotel turned the guests away, with the state of its case. */
export type RoomCase = { at: 'asking' } | { at: 'told'; told: Relocation } | { at: 'unreadable'; refusal: ApiRefusal }

/** If nobody has reported yet that the hotel turned the guests away, the page asks them first. */
export async function loadAnotherRoom(bookingId: string, signal: AbortSignal): Promise<RoomCase> {
  const answer = await browserApi.get('/bookings/{id}/other-hotels', { params: { id: bookingId }, signal })
  if (!answer.ok) return { at: 'unreadable', refusal: answer.refusal }
  return answer.value.cause === null ? { at: 'asking' } : { at: 'told', told: answer.value }
}
