import { areSamePeriods, overlap, type Period } from '../kernel/period.ts'

/** A stay that a guest holds or has paid for. `leaves` is the check-out including extra hours. */
export type OwnStay = { hotelId: number; checkin: Date; checkout: Date; leaves: Date }

/**
 * What the request says about a second stay at the same time. `another` books it, `one-only` means that the guest must
 * be asked first, and `not-said` says nothing.
 */
export type OwnStaysAnswer = 'another' | 'one-only' | 'not-said'

export const ownStaysAnswer = (another: boolean | null | undefined): OwnStaysAnswer => {
  if (another === true) return 'another'
  return another === false ? 'one-only' : 'not-said'
}

type Wanted = { hotelId: number; period: Period }

/**
 * Whether hotel, check-in and check-out are the same. If so, the second request is probably a double click, a second
 * tab or the back button.
 */
export const isSameStay = ({ hotelId, period }: Wanted, own: OwnStay): boolean =>
  own.hotelId === hotelId && areSamePeriods(period, { start: own.checkin, end: own.checkout })

const isAtThatTime = ({ period }: Wanted, { checkin, leaves }: OwnStay): boolean =>
  overlap(period, { start: checkin, end: leaves })

/**
 * Finds the guest's own stay that the guest must confirm before booking another (decision 0070). Our pages send
 * `one-only` until the guest answers. It matches any overlapping stay, whereas `not-said` matches only an identical
 * one. Prefers the identical stay, then a stay at the same hotel.
 */
export function stayToConfirm<Own extends OwnStay>(
  wanted: Wanted,
  own: readonly Own[],
  said: OwnStaysAnswer,
): Own | undefined {
  if (said === 'another') return undefined
  const same = own.find((stay) => isSameStay(wanted, stay))
  if (same || said === 'not-said') return same
  const then = own.filter((stay) => isAtThatTime(wanted, stay))
  return then.find(({ hotelId }) => hotelId === wanted.hotelId) ?? then[0]
}
