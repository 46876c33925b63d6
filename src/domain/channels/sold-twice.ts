import { areSamePeriods, overlap, type Period } from '../kernel/period.ts'

/** The maximum number of conflicts that we store for one room. Only a faulty calendar has more. */
export const MAX_CONFLICTS = 200

/** Another site's future sale of a room. `occupied` is the period including the cleaning afterwards. */
export type SiteSale = { id: number; calendar: number; key: string; period: Period; occupied: Period }

/** Our own booking or walk-in in the same room, including the cleaning afterwards. */
export type OwnParty = { kind: 'booking' | 'walk_in'; id: string; occupied: Period }

/** A room that was sold twice: by another site and us, or by two other sites. */
export type SoldTwice = { sale: SiteSale; against: SiteSale | OwnParty }

const isSiteSale = (against: SiteSale | OwnParty): against is SiteSale => 'calendar' in against

/**
 * Whether one site only repeats the other's event. Sites that import calendars do this, and list the events under the
 * original UID.
 */
const isSameSale = (one: SiteSale, other: SiteSale): boolean =>
  one.key === other.key && areSamePeriods(one.period, other.period)

/**
 * Whether two sites sold the room for the same time. Leaves out the cleaning time. Sites sell whole days from noon to
 * noon, so with cleaning any two consecutive days would conflict.
 */
const areConflicting = (one: SiteSale, other: SiteSale): boolean =>
  one.calendar !== other.calendar && overlap(one.period, other.period) && !isSameSale(one, other)

/**
 * Returns the conflicts of one room by time, at most `MAX_CONFLICTS`. If two sites conflict, `sale` comes from the
 * calendar that was added first. Ignores sales that have ended (decision 0109).
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

/** A stored conflict: both sales, with the times that they had when the conflict was found. */
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
 * Compares the current conflicts with the stored ones. If a sale changes its time, its conflict is a new one, even if
 * the old one was settled.
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
