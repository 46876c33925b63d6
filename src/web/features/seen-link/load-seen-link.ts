import type { NoticeBooking } from '#contract/hotel-messages.ts'
import { browserApi, type ApiAnswer } from '#web/lib/api.ts'

/**
 * What a hotel's link leads to: its booking ('told'), a booking that is over, nothing ('wrong'), or no answer from the
 * server.
 */
export type LinkedBooking =
  | { at: 'told'; told: NoticeBooking }
  | { at: 'over' | 'wrong' }
  | { at: 'failed'; code: string }

/** Loads the booking and changes nothing on the server. A missing token means that the address was cut off. */
export const loadSeenLink = async (token: string): Promise<LinkedBooking> =>
  token ? linkedOf(await browserApi.post('/hotel-notices/look', { body: { token } })) : { at: 'wrong' }

/** Marks the booking as seen. Pressing again changes nothing. */
export async function confirmSeen(token: string): Promise<LinkedBooking> {
  const answer = await browserApi.post('/hotel-notices/seen', { body: { token } })
  return !answer.ok && answer.refusal.code === 'SEEN_LINK_USED' ? loadSeenLink(token) : linkedOf(answer)
}

function linkedOf(answer: ApiAnswer<NoticeBooking>): LinkedBooking {
  if (answer.ok) return answer.value.state === 'over' ? { at: 'over' } : { at: 'told', told: answer.value }
  const { status, code } = answer.refusal
  if (status === 404) return { at: 'wrong' }
  return code === 'SEEN_LINK_OVER' ? { at: 'over' } : { at: 'failed', code }
}
