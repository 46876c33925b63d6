import type { Booking } from '#contract/bookings.ts'
import { isSameStay, stayToConfirm, type OwnStay } from '#domain/bookings/own-stays.ts'
import type { Period } from '#domain/kernel/period.ts'
import { stayPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { browserApi, type ApiClient } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'

/** The stay under review, for comparison with the guest's own stays. */
type Wanted = { hotelId: number; period: Period }

export const wantedStay = (hotelId: number, query: StayQuery): Wanted => ({ hotelId, period: stayPeriod(query) })

const MAX = 100

/** The signed-in guest's upcoming stays and unpaid holds; empty for a visitor. */
export async function readOwnStays(signal?: AbortSignal): Promise<Booking[]> {
  const session = currentSession()
  return session.state === 'signed-in' ? staysOf(browserApi, session.userId, signal) : []
}

/** A guest's upcoming stays and unpaid holds. */
export async function staysOf(api: ApiClient, userId: string, signal?: AbortSignal): Promise<Booking[]> {
  const lists = await Promise.all(
    (['unpaid', 'upcoming'] as const).map((type) =>
      api.get('/bookings/user-bookings/{userId}', {
        params: { userId },
        filter: { where: { type }, limit: MAX },
        signal,
      }),
    ),
  )
  return lists.flatMap((list) => (list.ok ? list.value : [])).filter(isMine)
}

const isMine = ({ role, visit }: Booking) => role === 'owner' && visit?.status !== 'left'

type KnownStay = OwnStay & { booking: Booking }

const knownStay = (booking: Booking): KnownStay => ({
  booking,
  hotelId: booking.hotelId,
  checkin: new Date(booking.checkin_date),
  checkout: new Date(booking.checkout_date),
  leaves: new Date(booking.leaves_at),
})

/** The guest's paid booking with the same hotel, check-in and check-out. */
export const boughtStay = (own: readonly Booking[], wanted: Wanted): Booking | undefined =>
  own.find((booking) => booking.status === 'completed' && isSameStay(wanted, knownStay(booking)))

/** The guest's own booking at the same time, which they must confirm before booking another. */
export const bookingToConfirm = (own: readonly Booking[], wanted: Wanted): Booking | undefined =>
  stayToConfirm(wanted, own.map(knownStay), 'one-only')?.booking
