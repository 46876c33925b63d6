import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../services.ts'

/** A payout as read from the database. Inside JSON its times are text. */
export type ReadPayout<Moment = string> = {
  id: string
  hotelId: number
  hotel: string
  month: string
  paise: number
  bank: string
  number: string
  sentAt: Moment | null
  paidAt: Moment | null
  bankReference: string | null
  returnedAt: Moment | null
  refusedAt: Moment | null
  refusal: string | null
}

type ReadFile = {
  number: number
  madeBy: string
  madeAt: string
  reason: string
  payouts: number
  paise: number
}

export type ReadRun = {
  id: string
  reason: string
  proposedBy: string
  proposedById: string
  proposedAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
  droppedAt: Date | null
  /** how many payouts the whole run has; `total` is their sum in paise */
  count: number
  total: number
  /** how many are neither paid nor refused, their sum in paise, and how many of these were sent to a bank */
  open: number
  openPaise: number
  openSent: number
  /** one page of the run's payouts, in the order of the hotels' names */
  payouts: ReadPayout[]
  hasMore: boolean
  files: ReadFile[]
}

/** The most payouts in one answer. */
const PAYOUTS_OF_PAGE = 200

/** The most bank files listed for a run. Few runs need more than one. */
const MAX_FILES = 50

/**
 * Selects a run by its id or by one of its payouts, or else the newest runs. `shown` is how many payouts of each run to
 * list, starting after the payout `after`. A run selected by a payout lists only that payout.
 */
export type RunQuery = {
  runId?: string
  payoutId?: string
  limit?: number
  skip?: number
  shown?: number
  after?: string | undefined
}

const IS_OPEN = sql`o.paid_at is null and o.refused_at is null`

/** The columns of a payout `o` to a hotel `h` and its account `a`. */
export const PAYOUT_COLUMNS = sql`o.id, o.hotel_id as "hotelId", h.name as hotel, to_char(o.month, 'YYYY-MM') as month,
  o.amount as paise, a.bank_name as bank, a.account_number as number, o.sent_at as "sentAt", o.paid_at as "paidAt",
  o.bank_reference as "bankReference", o.returned_at as "returnedAt", o.refused_at as "refusedAt", o.refusal`

/** SQL for a page of a run's payouts as JSON, with one more than `shown` if there are further ones. */
const pageOf = (
  runId: RawBuilder<unknown>,
  { payoutId, after, shown }: { payoutId?: string | undefined; after?: string | undefined; shown: number },
) => sql<ReadPayout[]>`
  (select coalesce(json_agg(page), '[]'::json) from (
    select ${PAYOUT_COLUMNS}
    from payouts o join hotels h on h.id = o.hotel_id join hotel_bank_accounts a on a.id = o.account_id
    where o.run_id = ${runId} ${payoutId === undefined ? sql`` : sql`and o.id = ${payoutId}::uuid`}
      ${after === undefined ? sql`` : sql`and (h.name, o.id) > (select n.name, l.id from payouts l join hotels n on n.id = l.hotel_id where l.id = ${after}::uuid)`}
    order by h.name, o.id limit ${shown + 1}) page)`

/** Lists runs of payouts, newest first, with sums and the first payouts of each. */
export async function readRuns(
  db: Db,
  { runId, payoutId, limit = 1, skip = 0, shown = PAYOUTS_OF_PAGE, after }: RunQuery,
): Promise<ReadRun[]> {
  const { rows } = await sql<Omit<ReadRun, 'hasMore'>>`
    select r.id, r.reason, p.name as "proposedBy", r.proposed_by as "proposedById", r.proposed_at as "proposedAt",
      c.name as "confirmedBy", r.confirmed_at as "confirmedAt", r.dropped_at as "droppedAt", sums.*,
      ${pageOf(sql`r.id`, { payoutId, after, shown })} as payouts,
      (select coalesce(json_agg(file), '[]'::json) from (
        select f.number, m.name as "madeBy", f.made_at as "madeAt", f.reason,
          (select count(*) from payout_file_lines l where l.number = f.number) as payouts,
          (select sum(o.amount) from payout_file_lines l join payouts o on o.id = l.payout_id where l.number = f.number) as paise
        from payout_files f join operators m on m.id = f.made_by where f.run_id = r.id
        order by f.number desc limit ${MAX_FILES}) file) as files
    from (
      select * from payout_runs n
      where (${runId ?? null}::uuid is null or n.id = ${runId ?? null}::uuid)
        and (${payoutId ?? null}::uuid is null or n.id = (select o.run_id from payouts o where o.id = ${payoutId ?? null}::uuid))
      order by n.proposed_at desc, n.id limit ${limit} offset ${skip}
    ) r join operators p on p.id = r.proposed_by left join operators c on c.id = r.confirmed_by
      cross join lateral (select count(*)::int as count, coalesce(sum(o.amount), 0)::bigint as total,
        (count(*) filter (where ${IS_OPEN}))::int as open, coalesce(sum(o.amount) filter (where ${IS_OPEN}), 0)::bigint as "openPaise",
        (count(*) filter (where ${IS_OPEN} and o.sent_at is not null))::int as "openSent"
        from payouts o where o.run_id = r.id) sums
    order by r.proposed_at desc, r.id`.execute(db)
  return rows.map(({ payouts, ...run }) => ({
    ...run,
    payouts: payouts.slice(0, shown),
    hasMore: payouts.length > shown,
  }))
}

/**
 * How many payouts to read at a time for an export: about 2 MB in memory. Fewer would be slower, because each page sorts
 * the whole run again.
 */
const PAYOUTS_OF_FILE = 5000

/** Reads all payouts of a run, one page at a time. The run itself may have been read without payouts. */
export async function* pagesOfRun(db: Db, run: ReadRun, shown = PAYOUTS_OF_FILE): AsyncGenerator<ReadRun> {
  for (let after: string | undefined; ;) {
    const { rows } = await sql<{ payouts: ReadPayout[] }>`
      select ${pageOf(sql`${run.id}::uuid`, { after, shown })} as payouts`.execute(db)
    const payouts = rows[0]?.payouts ?? []
    const hasMore = payouts.length > shown
    yield { ...run, payouts: payouts.slice(0, shown), hasMore }
    if (!hasMore) return
    after = payouts[shown - 1]?.id
  }
}
