import { addDays, type IstDate } from '#domain/kernel/ist.ts'
import { monthFigures, type MonthCounts } from '#domain/record/month-figures.ts'
import { nightText, NO_HASH, type Night, type SignedNight } from '#domain/record/nights.ts'
import { ed25519Key, sha256Hex, signText, type Ed25519Key } from '#server/ed25519.ts'

export const [OUR_KEY, OTHER_KEY] = [1, 2].map((fill) => ed25519Key(Buffer.alloc(32, fill).toString('base64'))) as [
  Ed25519Key,
  Ed25519Key,
]

/** A month with numbers large enough to be published. */
export const MONTH_COUNTS: MonthCounts = {
  bookings: 4812,
  turnedAway: 31,
  minutesToSeen: Array.from({ length: 28 }, (_, index) => (index < 15 ? 4 : index - 2)),
  refunds: { of: 400, withinHour: 364, withinDay: 397 },
  seenInTime: { of: 4700, well: 4567 },
  welcomed: { of: 2904, well: 2800 },
  identities: { opened: 38, destroyed: 9571 },
  orders: { toUs: 0, atHotels: 0 },
  drills: { held: 6, worked: 6, last: { day: '2026-11-19', worked: true, minutes: 41 } },
}

/** Seals a night's record as the site would. */
export function seal(night: Night, key = OUR_KEY): SignedNight {
  const text = nightText(night)
  return { night, hash: sha256Hex(text), signature: signText(key, text) }
}

type Wish = { first?: IstDate; key?: Ed25519Key; countsOf?: (day: IstDate) => MonthCounts }

/** Builds this many nights from a given day on, as the site would write them. */
export function signedNights(length: number, wish: Wish = {}): SignedNight[] {
  const { first = '2026-11-01', key = OUR_KEY, countsOf = () => MONTH_COUNTS } = wish
  const nights: SignedNight[] = []
  for (let number = 1; number <= length; number++) {
    const day = addDays(first, number - 1)
    const previous = nights.at(-1)?.hash ?? NO_HASH
    const figures = monthFigures(countsOf(day))
    const writtenAt = `${addDays(day, 1)}T02:19:00+05:30`
    nights.push(seal({ version: 1, number, day, writtenAt, previous, key: key.publicKey, figures }, key))
  }
  return nights
}

/** Returns the night with this number. */
export function nightOf(nights: readonly SignedNight[], number: number): SignedNight {
  const night = nights[number - 1]
  if (!night) throw new Error(`there is no night ${number}`)
  return night
}
