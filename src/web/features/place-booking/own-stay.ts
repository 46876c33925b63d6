import type { Booking } from '#contract/bookings.ts'
import { isSameStay, stayToAskAbout, type OwnStay } from '#domain/bookings/own-stays.ts'
import type { Period } from '#domain/kernel/period.ts'
import { stayPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'

/** What a guest holds or has booked for the time under review, if anything. */
type Wanted = { hotelId: number; period: Period }

export const wantedStay = (hotelId: number, query: StayQuery): Wanted => ({ hotelId, period: stayPeriod(query) })

const MOST = 100

/** The guest's own stays to come and those they hold unpaid; none for a visitor. */
export async function readOwnStays(signal?: AbortSignal): Promise<Booking[]> {
  const session = currentSession()
  if (session.state !== 'signed-in') return []
  const lists = await Promise.all(
    (['unpaid', 'upcoming'] as const).map((type) =>
      browserApi.get('/bookings/user-bookings/{userId}', {
        params: { userId: session.userId },
        filter: { where: { type }, limit: MOST },
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

/** The paid booking of exactly this stay. */
export const boughtStay = (own: readonly Booking[], wanted: Wanted): Booking | undefined =>
  own.find((booking) => booking.status === 'completed' && isSameStay(wanted, knownStay(booking)))

/** The booking that the guest is asked about before another is made. */
export const bookingToAskAbout = (own: readonly Booking[], wanted: Wanted): Booking | undefined =>
  stayToAskAbout(wanted, own.map(knownStay), 'one-only')?.booking
