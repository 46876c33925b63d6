import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { changeDeadline } from '#domain/bookings/change-window.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { paiseOf } from '#domain/kernel/paise.ts'
import { entriesOfBankMovement } from '#domain/ledger/movements.ts'
import { canBear, compensationOf, owesCompensation } from '#domain/relocations/compensation.ts'
import type { TurnedAwayAnswer } from '#domain/relocations/money-back.ts'
import type { RelocationCause } from '#domain/relocations/same-class.ts'
import { changeTermsOf, recordEvent, type ChangeColumns } from '../bookings/move-booking.ts'
import { lockBooks, owedTo, postFact } from '../ledger/books.ts'

type Row = ChangeColumns & {
  code: string
  userId: string
  hotelId: number
  price: Rupees
  cause: RelocationCause
  hotelSaid: TurnedAwayAnswer | null
  verdict: CaseVerdict | null
  startedAt: Date
  owed: Rupees | null
  isGiven: boolean
}

async function readCase(trx: Transaction<DB>, bookingId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select b.short_id as code, b.user_id as "userId", b.hotel_id as "hotelId", b.total + b.credits as price, b.checkin_at,
      b.cancel_hours, b.grace_until, r.cause, r.hotel_said as "hotelSaid", k.verdict, r.started_at as "startedAt",
      c.amount as owed, c.given_at is not null as "isGiven"
    from relocations r join bookings b on b.id = r.booking_id left join case_looks k on k.booking_id = r.booking_id
      left join compensations c on c.booking_id = r.booking_id
    where r.booking_id = ${bookingId}::uuid and r.outcome = 'money_back'`.execute(trx)
  return rows[0]
}

/**
 * Gives guests who chose a refund the compensation that their hotel owes them, once. They get credit, and the hotel's
 * account is charged the same amount. Returns true if it was given now. If the hotel's account cannot bear the amount,
 * the compensation stays owed.
 */
export async function giveCompensation(trx: Transaction<DB>, bookingId: string, now: Date): Promise<boolean> {
  const row = await readCase(trx, bookingId)
  if (!row || row.isGiven) return false
  if (row.owed === null && !owesCompensation({ ...row, changeUntil: changeDeadline(changeTermsOf(row)) })) return false
  const amount = row.owed ?? compensationOf(row.price)
  const { hotelId, userId } = row
  await lockBooks(trx, [hotelId])
  if (row.owed === null)
    await trx
      .insertInto('compensations')
      .values({ booking_id: bookingId, amount, owed_at: now })
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .execute()
  if (!canBear(await owedTo(trx, hotelId), amount)) return false
  const given = await trx
    .updateTable('compensations')
    .set({ given_at: now })
    .where('booking_id', '=', bookingId)
    .where('given_at', 'is', null)
    .returning('booking_id')
    .executeTakeFirst()
  if (!given) return false
  await trx
    .insertInto('credit_entries')
    .values({ user_id: userId, booking_id: bookingId, kind: 'compensation', amount, created_at: now })
    .execute()
  await postFact(trx, {
    kind: 'correction',
    fact: `compensation:${bookingId}`,
    bookingId,
    hotelId,
    at: now,
    reason: `Compensation: the guests of booking ${row.code} were not taken`,
    entries: entriesOfBankMovement({ kind: 'compensation', hotelId, paise: paiseOf(amount) }),
  })
  await recordEvent(trx, bookingId, 'compensated', { amount }, now)
  return true
}
