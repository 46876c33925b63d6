import { areSamePeriods, overlap, type Period } from '../kernel/period.ts'

/** How many conflicts of one room are kept. More of them are a faulty calendar. */
export const MAX_CONFLICTS = 200

/** A future sale of another site in a room. `occupied`: the period and the cleaning after it. */
export type SiteSale = { id: number; calendar: number; key: string; period: Period; occupied: Period }

/** Our booking or walk-in in the same room, until the room is clean again. */
export type OwnParty = { kind: 'booking' | 'walk_in'; id: string; occupied: Period }

/** A room that was sold twice: by a site and us, or by two sites. */
export type SoldTwice = { sale: SiteSale; against: SiteSale | OwnParty }

const isSiteSale = (against: SiteSale | OwnParty): against is SiteSale => 'calendar' in against

/** Some sites list the events of other calendars that they read, with the UID they came with. */
const isSameSale = (one: SiteSale, other: SiteSale): boolean =>
  one.key === other.key && areSamePeriods(one.period, other.period)

/**
 * Whether two sites sold the room for the same time. Cleaning does not count, because whole days of other sites last
 * from noon to noon: every day after another would be a conflict.
 */
const areConflicting = (one: SiteSale, other: SiteSale): boolean =>
  one.calendar !== other.calendar && overlap(one.period, other.period) && !isSameSale(one, other)

/**
 * Finds what was sold twice in one room, the earliest first, at most `MAX_CONFLICTS`. Of two sites, the sale of the
 * calendar that was added first comes first. Sales that end by `now` do not count (decision 0109).
 */
export function findSoldTwice(sales: readonly SiteSale[], parties: readonly OwnParty[], now: Date): SoldTwice[] {
  const ahead = sales
    .filter(({ period }) => period.end > now)
    .sort((one, other) => one.period.start.getTime() - other.period.start.getTime() || one.id - other.id)
  const found: SoldTwice[] = []
  for (const [at, sale] of ahead.entries()) {
    for (const party of parties) if (overlap(sale.occupied, party.occupied)) found.push({ sale, against: party })
    for (let next = at + 1; next < ahead.length; next++) {
      const other = ahead[next]
      if (!other || other.period.start >= sale.period.end || found.length >= MAX_CONFLICTS) break
      if (areConflicting(sale, other)) found.push(inOrder(sale, other))
    }
    if (found.length >= MAX_CONFLICTS) return found.slice(0, MAX_CONFLICTS)
  }
  return found
}

const inOrder = (one: SiteSale, other: SiteSale): SoldTwice =>
  one.calendar < other.calendar ? { sale: one, against: other } : { sale: other, against: one }

/** A conflict as it is stored: the sales, with their times when it was found. */
export type StoredConflict = {
  id: number
  saleId: number
  period: Period
  otherId: number | string
  otherPeriod: Period | null
}

const nameOf = ({ saleId, period, otherId, otherPeriod }: Omit<StoredConflict, 'id'>): string =>
  JSON.stringify([saleId, period, otherId, otherPeriod])

const nameOfFound = ({ sale, against }: SoldTwice): string =>
  nameOf({
    saleId: sale.id,
    period: sale.period,
    otherId: against.id,
    otherPeriod: isSiteSale(against) ? against.period : null,
  })

/**
 * Compares what is sold twice now with what was stored. A sale that moved makes a new conflict, so that one which
 * somebody settled returns.
 */
export function compareConflicts(
  stored: readonly StoredConflict[],
  found: readonly SoldTwice[],
): { isNew: SoldTwice[]; ended: number[] } {
  const known = new Set(stored.map(nameOf))
  const current = new Set(found.map(nameOfFound))
  return {
    isNew: found.filter((conflict) => !known.has(nameOfFound(conflict))),
    ended: stored.filter((conflict) => !current.has(nameOf(conflict))).map(({ id }) => id),
  }
}
