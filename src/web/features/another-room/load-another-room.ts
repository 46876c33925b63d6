import type { Relocation } from '#contract/relocations.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

/** A booking whose hotel does not take its guests, as far as its case has come. */
export type RoomCase = { at: 'asking' } | { at: 'told'; told: Relocation } | { at: 'unreadable'; refusal: ApiRefusal }

/** Nobody has said yet that the hotel does not take them: the page asks first. */
const NOT_SAID = 'NOT_TURNED_AWAY'

export async function loadAnotherRoom(bookingId: string, signal: AbortSignal): Promise<RoomCase> {
  const answer = await browserApi.get('/bookings/{id}/other-hotels', { params: { id: bookingId }, signal })
  if (answer.ok) return { at: 'told', told: answer.value }
  return answer.refusal.code === NOT_SAID ? { at: 'asking' } : { at: 'unreadable', refusal: answer.refusal }
}
