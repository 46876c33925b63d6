import type { Booking } from '#contract/bookings.ts'
import type { HelpCase } from '#contract/hotel-help.ts'
import { cacheVoucher } from '#web/features/bookings/voucher/cached-vouchers.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

/** The ways to get help that guests can open on the page. */
const HELP_WAYS = ['money', 'room', 'unsafe', 'cameras'] as const
export type HelpWay = (typeof HELP_WAYS)[number]

export type LoadedHelp =
  | { at: 'read'; booking: Booking; cases: HelpCase[]; way: HelpWay | undefined }
  | { at: 'unreadable'; refusal: ApiRefusal }

/** Loads a booking and its guests' cases at the hotel. Stores the booking for the page that guests hold up offline. */
export async function loadHotelHelp(bookingId: string, typed: string | null, signal: AbortSignal): Promise<LoadedHelp> {
  const params = { id: bookingId }
  const [booking, help] = await Promise.all([
    browserApi.get('/bookings/{id}', { params, signal }),
    browserApi.get('/bookings/{id}/help', { params, signal }),
  ])
  if (!booking.ok) return { at: 'unreadable', refusal: booking.refusal }
  if (!help.ok) return { at: 'unreadable', refusal: help.refusal }
  cacheVoucher(booking.value)
  return { at: 'read', booking: booking.value, cases: help.value.cases, way: HELP_WAYS.find((way) => way === typed) }
}
