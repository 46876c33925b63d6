import { areSamePeriods, overlap, type Period } from '../kernel/period.ts'

/** A stay that a guest holds or has paid for; `period` ends with the extra hours. */
export type OwnStay = { hotelId: number; checkin: Date; checkout: Date; leaves: Date }

/** What a guest said about stays of their own at the same time: `another` wants one more, `not-said` was never asked. */
export type SaidOfOwnStays = 'another' | 'one-only' | 'not-said'

export const saidOfOwnStays = (another: boolean | null | undefined): SaidOfOwnStays => {
  if (another === true) return 'another'
  return another === false ? 'one-only' : 'not-said'
}

type Wanted = { hotelId: number; period: Period }

/** The same hotel, check-in and check-out: most likely a second press, a second tab or the back button. */
export const isSameStay = ({ hotelId, period }: Wanted, own: OwnStay): boolean =>
  own.hotelId === hotelId && areSamePeriods(period, { start: own.checkin, end: own.checkout })

const isAtThatTime = ({ period }: Wanted, { checkin, leaves }: OwnStay): boolean =>
  overlap(period, { start: checkin, end: leaves })

/**
 * The guest's own stay that has to be asked about before another is booked (decision 0070). Our pages say `one-only` until the guest
 * has answered, and any overlap is asked about. A client that says nothing is asked about the same stay only. The same
 * stay comes first, then one of the same hotel.
 */
export function stayToAskAbout<Own extends OwnStay>(
  wanted: Wanted,
  own: readonly Own[],
  said: SaidOfOwnStays,
): Own | undefined {
  if (said === 'another') return undefined
  const same = own.find((stay) => isSameStay(wanted, stay))
  if (same || said === 'not-said') return same
  const then = own.filter((stay) => isAtThatTime(wanted, stay))
  return then.find(({ hotelId }) => hotelId === wanted.hotelId) ?? then[0]
}
