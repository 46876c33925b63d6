import type { Relocation } from '#contract/relocations.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

/** A booking whose hotel does not take its guests, as far as its case has come. */
export type RoomCase = { at: 'asking' } | { at: 'told'; told: Relocation } | { at: 'unreadable'; refusal: ApiRefusal }

/** The page asks first where nobody has said yet that the hotel does not take them. */
export async function loadAnotherRoom(bookingId: string, signal: AbortSignal): Promise<RoomCase> {
  const answer = await browserApi.get('/bookings/{id}/other-hotels', { params: { id: bookingId }, signal })
  if (!answer.ok) return { at: 'unreadable', refusal: answer.refusal }
  return answer.value.cause === null ? { at: 'asking' } : { at: 'told', told: answer.value }
}
