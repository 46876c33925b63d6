import { sql } from 'kysely'
import { addDays, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { addMonths, monthOf, monthPeriod } from '#domain/ledger/month.ts'
import type { Account } from '#domain/ledger/accounts.ts'
import type { JournalPosting } from '#domain/returns/journal.ts'
import { trialBalanceOf, type TrialBalance } from '#domain/returns/trial-balance.ts'
import type { Db } from '../../services.ts'
import { accountDays, hotelBalances } from './sum-ledger.ts'

/** How many postings to read at a time. */
const PAGE = 1000

/** A posting's position in the journal. `moment` keeps the microseconds, which a Date would lose. */
type Place = { moment: string; id: number }

type PageRow = JournalPosting & { moment: string }

async function readPage(db: Db, { start, end }: Period, after: Place): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select p.id, p.kind, p.at, p.at::text as moment, b.short_id as booking,
      json_agg(json_build_object('account', e.account, 'hotelId', e.hotel_id, 'hotel', h.name, 'paise', e.paise) order by e.line) as entries
    from (select * from ledger_postings where at >= ${start} and at < ${end} and (at, id) > (${after.moment}::timestamptz, ${after.id}::bigint)
        order by at, id limit ${PAGE}) p
      join ledger_entries e on e.posting_id = p.id left join hotels h on h.id = e.hotel_id left join bookings b on b.id = p.booking_id
    group by p.id, p.kind, p.at, b.short_id order by p.at, p.id`.execute(db)
  return rows
}

/** Reads the postings of a period in order and in batches, so that a large month needs little memory. */
export async function* readJournal(db: Db, period: Period): AsyncGenerator<JournalPosting> {
  let after: Place = { moment: period.start.toISOString(), id: 0 }
  for (;;) {
    const page = await readPage(db, period, after)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = { moment: last.moment, id: last.id }
  }
}

/** Sums all accounts up to the end of a day. Each hotel has its own account. */
export async function readTrialBalance(db: Db, day: IstDate): Promise<TrialBalance> {
  const [month, until] = [monthOf(istInstant(day)), istInstant(addDays(day, 1))]
  const { start, end } = monthPeriod(month)
  // Starts from the nearer end of the month, to read fewer entries: adds them to the sum at its beginning or subtracts
  // them from the sum at its end.
  const isLate = end.getTime() - until.getTime() < until.getTime() - start.getTime()
  const [sums, from, to, sign] = isLate
    ? [hotelBalances(addMonths(month, 1)), until, end, sql`-`]
    : [hotelBalances(month), start, until, sql`+`]
  // `offset 0` makes PostgreSQL look up the entries of these postings. Otherwise it would read those of all years.
  const { rows } = await sql<{ account: Account; paise: number }>`
    select account, sum(paise)::bigint as paise from ${accountDays} d where account <> 'hotel' and day <= ${day}::date group by account
    union all
    select 'hotel', sum(paise)::bigint from (
      select hotel_id, paise from ${sums} b
      union all
      select e.hotel_id, ${sign} e.paise from ledger_postings p
        cross join lateral (select e.hotel_id, e.paise from ledger_entries e where e.posting_id = p.id and e.account = 'hotel' offset 0) e
      where p.at >= ${from} and p.at < ${to}) moved
    group by hotel_id`.execute(db)
  return trialBalanceOf(rows)
}
