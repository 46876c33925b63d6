import { istDateOf } from '#domain/kernel/ist.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { Db, Services } from '../../services.ts'
import { alertOperators } from '../alarms/alert-operators.ts'
import { compareGateway } from './compare-gateway.ts'
import { compareSums } from './compare-sums.ts'
import { compareTables, type Difference, type OnSlow } from './compare-tables.ts'
import { settleUnpostedStays } from './settle-unposted-stays.ts'

/** The most differences stored per check. The first ones show where to look, and a bad night may have thousands. */
const MAX_KEPT = 200

/** Compares the ledger with its sources and with the gateway's own list, and stores the result. */
export async function checkBooks(
  { db, gateway }: { db: Db; gateway: PaymentGateway },
  now: Date,
  onSlow?: OnSlow,
): Promise<Difference[]> {
  const found = [
    ...(await compareTables(db, now, onSlow)),
    ...(await compareSums(db)),
    ...(await compareGateway(db, gateway, now)),
  ]
  await db
    .insertInto('book_checks')
    .values({ at: now, differences: found.length, found: JSON.stringify(found.slice(0, MAX_KEPT)) })
    .execute()
  return found
}

/**
 * Runs nightly: settles stays that are not posted yet, then compares the books. If they differ, raises an alarm that
 * says where to look, and texts the office at most once a day. Returns the number of differences.
 */
export async function checkBooksNightly(services: Services): Promise<number> {
  await settleUnpostedStays(services)
  const found = await checkBooks(services, services.clock.now(), (seconds) =>
    services.alarm('books_check_slow', { seconds }),
  )
  if (found.length === 0) return 0
  const { db, clock, alarm, nudge } = services
  const now = clock.now()
  await db
    .transaction()
    .execute((trx) => alertOperators(trx, { news: 'books_differ', once: `books-differ:${istDateOf(now)}` }, now))
  nudge()
  alarm('books_differ', { differences: found.length, first: sentenceOf(found[0]) })
  return found.length
}

/** Describes a difference in one line: 'payment_settled 3f2b…: 31500 in the books, nothing found'. */
export function sentenceOf(difference: Difference | undefined): string {
  if (!difference) return ''
  const { what, subject, booked, found } = difference
  return `${what} ${subject}: ${booked ?? 'nothing'} in the books, ${found ?? 'nothing'} found`
}
