import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { monthPeriod, type Month } from '#domain/ledger/month.ts'
import { payableOf } from '#domain/ledger/payable.ts'
import type { Db, Services } from '../../services.ts'
import { lockBooks } from './books.ts'
import type { AuditHook } from './audit-hook.ts'
import { hotelBalances, monthsOfHotel } from './sum-ledger.ts'

export type ProposedRun = {
  /** null if nothing is to be paid out */
  runId: string | null
  payouts: { id: string; hotelId: number; paise: number }[]
  /** hotels that are owed money but have no bank details in effect */
  withoutAccount: number[]
}

type Due = {
  hotelId: number
  closing: number
  owed: number
  underway: number
  paidSince: number
  accountId: number | null
}

/**
 * Reads what remains to be paid to each hotel whose latest closed month is this one. Each closing balance includes the
 * earlier months.
 */
export async function readDue(
  db: Db,
  { month, hotelIds = null }: { month: Month; hotelIds?: readonly number[] | null | undefined },
  now: Date,
): Promise<Due[]> {
  const { end } = monthPeriod(month)
  const [one, ...others] = hotelIds ?? []
  const balances = one !== undefined && others.length === 0 ? monthsOfHotel(one) : hotelBalances()
  const { rows } = await sql<Due>`
    select s.hotel_id as "hotelId", s.closing,
      coalesce(k.owed, 0)::bigint as owed,
      (select coalesce(sum(o.amount), 0)::bigint from payouts o join payout_runs r on r.id = o.run_id
        where o.hotel_id = s.hotel_id and o.paid_at is null and o.refused_at is null and r.dropped_at is null) as underway,
      (select coalesce(sum(e.paise), 0)::bigint from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.hotel_id = p.hotel_id
        where p.hotel_id = s.hotel_id and p.kind in ('payout_paid', 'payout_returned') and p.at >= ${end}) as "paidSince",
      (select a.id from hotel_bank_accounts a where a.hotel_id = s.hotel_id and a.counts_from <= ${now}
        order by a.counts_from desc, a.id desc limit 1) as "accountId"
    from statements s left join (select hotel_id, -sum(paise) as owed from ${balances} b group by hotel_id) k using (hotel_id)
    where s.month = ${`${month}-01`}::date and (${hotelIds}::int[] is null or s.hotel_id = any(${hotelIds}::int[]))
      and not exists (select 1 from statements later where later.hotel_id = s.hotel_id and later.month > s.month)
    order by s.hotel_id`.execute(db)
  return rows
}

/** Returns how much of a hotel's closed month could still be proposed for payment. */
export async function payableNow(db: Db, { hotelId, month }: { hotelId: number; month: Month }, now: Date) {
  const [due] = await readDue(db, { month, hotelIds: [hotelId] }, now)
  return due ? payableOf(due) : 0
}

export type Proposal = { month: Month; operatorId: string; reason: string; hotelIds?: readonly number[] }

/**
 * Proposes to pay what closed statements of a month still owe, to all hotels or some. Leaves out amounts that are in
 * another open run. Nothing is paid until a second person confirms the run.
 */
export const proposePayouts = (services: Services, proposal: Proposal, also?: AuditHook): Promise<ProposedRun> =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    await lockBooks(trx, await closedHotels(trx, proposal))
    const due = (await readDue(trx, proposal, now))
      .map((one) => ({ ...one, paise: payableOf(one) }))
      .filter(({ paise }) => paise > 0)
    const withoutAccount = due.filter(({ accountId }) => accountId === null).map(({ hotelId }) => hotelId)
    const payable = due.filter((one): one is typeof one & { accountId: number } => one.accountId !== null)
    if (payable.length === 0) return { runId: null, payouts: [], withoutAccount }
    const payouts = payable.map(({ hotelId, paise, accountId }) => ({ id: randomUUID(), hotelId, paise, accountId }))
    const runId = await writeRun(trx, { ...proposal, payouts }, now)
    const paise = payable.reduce((sum, one) => sum + one.paise, 0)
    await also?.(trx, { subject: runId, detail: { month: proposal.month, hotels: payable.length, paise } })
    return { runId, payouts: payouts.map(({ id, hotelId, paise }) => ({ id, hotelId, paise })), withoutAccount }
  })

async function closedHotels(trx: Transaction<DB>, { month, hotelIds }: Proposal): Promise<number[]> {
  const rows = await trx.selectFrom('statements').select('hotel_id').where('month', '=', `${month}-01`).execute()
  return rows.map(({ hotel_id: id }) => id).filter((id) => !hotelIds || hotelIds.includes(id))
}

type NewRun = Proposal & { payouts: { id: string; hotelId: number; paise: number; accountId: number }[] }

async function writeRun(
  trx: Transaction<DB>,
  { month, operatorId, reason, payouts }: NewRun,
  now: Date,
): Promise<string> {
  const runId = randomUUID()
  await trx.insertInto('payout_runs').values({ id: runId, proposed_by: operatorId, proposed_at: now, reason }).execute()
  // Passes arrays: with one parameter per value, a statement could insert at most 10,922 payouts.
  await sql`insert into payouts (id, run_id, hotel_id, month, amount, account_id)
    select p.id, ${runId}::uuid, p.hotel_id, ${`${month}-01`}::date, p.amount, p.account_id
    from unnest(${payouts.map(({ id }) => id)}::uuid[], ${payouts.map(({ hotelId }) => hotelId)}::int[],
      ${payouts.map(({ paise }) => paise)}::bigint[], ${payouts.map(({ accountId }) => accountId)}::int[])
      as p (id, hotel_id, amount, account_id)`.execute(trx)
  return runId
}
