import { sql } from 'kysely'
import type { Period } from '#domain/kernel/period.ts'
import type { Account } from '#domain/ledger/accounts.ts'
import type { JournalPosting } from '#domain/returns/journal.ts'
import { trialBalanceOf, type TrialBalance } from '#domain/returns/trial-balance.ts'
import type { Db } from '../../services.ts'

/** How many postings to read at a time. */
const PAGE = 1000

/** A posting's position in the journal. `moment` keeps the microseconds that a Date would lose. */
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

/** Reads the postings of a period in order, some at a time, so that a large month needs little memory. */
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

/** Sums all accounts up to a moment; each hotel is an account of its own. Reads the whole ledger. */
export async function readTrialBalance(db: Db, until: Date): Promise<TrialBalance> {
  const { rows } = await sql<{ account: Account; paise: number }>`
    select e.account, sum(e.paise)::bigint as paise from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where p.at < ${until} group by e.account, e.hotel_id`.execute(db)
  return trialBalanceOf(rows)
}
