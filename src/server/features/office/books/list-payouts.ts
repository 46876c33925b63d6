import { sql, type RawBuilder } from 'kysely'
import type { PayoutState } from '#domain/ledger/payout-state.ts'
import { listedMonth, type PayoutListFilter } from '#domain/office/payout-list.ts'
import type { Db } from '../../../services.ts'
import { PAYOUT_COLUMNS, type ReadPayout, type ReadRun } from '../../ledger/read-payouts.ts'
import { escapeLike } from '../escape-like.ts'

export type ReadListedPayout = ReadPayout<Date> & Pick<ReadRun, 'proposedAt' | 'confirmedAt' | 'droppedAt'>

/** The states of `payoutState` as conditions on `payouts o` and its run `r`. */
const STATES: Record<PayoutState, RawBuilder<unknown>> = {
  dropped: sql`r.dropped_at is not null`,
  returned: sql`o.returned_at is not null`,
  refused: sql`o.refused_at is not null`,
  paid: sql`o.paid_at is not null and o.returned_at is null`,
  sent: sql`o.sent_at is not null and o.paid_at is null and o.refused_at is null`,
  confirmed: sql`r.confirmed_at is not null and o.sent_at is null and o.paid_at is null`,
  proposed: sql`r.confirmed_at is null and r.dropped_at is null`,
}

function conditionsOf(filter: PayoutListFilter, now: Date): RawBuilder<unknown> {
  const month = listedMonth(filter, now)
  const hotel = filter.hotel?.trim()
  const conditions = [
    sql`true`,
    ...(filter.state ? [STATES[filter.state]] : []),
    ...(month === undefined ? [] : [sql`o.month = ${`${month}-01`}::date`]),
    ...(hotel ? [sql`h.name ilike ${escapeLike(hotel)}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Builds the condition for runs `r` and payouts `o` that come after a payout in the list. */
const placeOf = (after: string) => ({
  place: sql`with place as (select s.proposed_at, s.id as run_id, n.name, l.id from payouts l
    join payout_runs s on s.id = l.run_id join hotels n on n.id = l.hotel_id where l.id = ${after}::uuid)`,
  runs: sql`, place p where r.proposed_at < p.proposed_at or (r.proposed_at = p.proposed_at and r.id >= p.run_id)`,
  payouts: sql`and (r.id <> (select run_id from place) or (h.name, o.id) > (select name, id from place))`,
})
const BEGINNING = { place: sql``, runs: sql``, payouts: sql`` }

/**
 * Reads one page of the list: the newest run first, each run by hotel. A page begins after a payout, so that runs
 * proposed meanwhile do not shift it. Reads run by run, which avoids sorting all payouts.
 */
export async function readListedPayouts(
  db: Db,
  { filter, after, limit }: { filter: PayoutListFilter; after?: string | undefined; limit: number },
  now: Date,
): Promise<ReadListedPayout[]> {
  const { place, runs, payouts } = after === undefined ? BEGINNING : placeOf(after)
  const { rows } = await sql<ReadListedPayout>`${place}
    select page.*, r.proposed_at as "proposedAt", r.confirmed_at as "confirmedAt", r.dropped_at as "droppedAt"
    from (select r.* from payout_runs r ${runs} order by r.proposed_at desc, r.id) r cross join lateral (
      select ${PAYOUT_COLUMNS} from payouts o join hotels h on h.id = o.hotel_id
        join hotel_bank_accounts a on a.id = o.account_id
      where o.run_id = r.id and ${conditionsOf(filter, now)} ${payouts} order by h.name, o.id limit ${limit}
    ) page order by r.proposed_at desc, r.id, page.hotel, page.id limit ${limit}`.execute(db)
  return rows
}

/** Counts the payouts that match a filter, up to `most`. */
export async function countListedPayouts(db: Db, filter: PayoutListFilter, most: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select from payouts o join payout_runs r on r.id = o.run_id join hotels h on h.id = o.hotel_id
      where ${conditionsOf(filter, now)} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}
