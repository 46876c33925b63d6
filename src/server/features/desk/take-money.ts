import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { dueAfter, type TakingMethod } from '#domain/desk/takings.ts'
import { markedAt } from '#domain/desk/visit.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { actOnBooking, type DeskAsk } from './act-on-booking.ts'
import { writeAct } from './write-act.ts'

export type Taking = DeskAsk & { amount: Rupees; method: TakingMethod; receipt: string | null; at: Date | undefined }

async function dueOf(trx: Transaction<DB>, bookingId: string): Promise<Rupees> {
  const { rows } = await sql<{ due: number }>`
    select due_at_desk(b.id) - coalesce((select sum(t.amount) from desk_takings t where t.booking_id = b.id), 0)::int as due
    from bookings b where b.id = ${bookingId}::uuid`.execute(trx)
  return rows[0]?.due ?? 0
}

/** Writes down money that the desk took of what was due there, never more than that. */
export const takeMoney = (services: Services, ask: Taking) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    const rest = dueAfter(await dueOf(trx, booking.id), ask.amount)
    if (!rest.ok) throw new Refused('MORE_THAN_DUE')
    const at = markedAt(ask.at, now)
    const { amount, method, receipt, session } = ask
    const by = { booking_id: booking.id, hotel_id: session.hotelId, staff_id: session.staffId }
    await trx
      .insertInto('desk_takings')
      .values({ ...by, amount, method, receipt, taken_at: at })
      .execute()
    const detail = { amount, method, receipt, rest: rest.value }
    await writeAct(trx, session, { kind: 'money_taken', bookingId: booking.id, doneAt: at, detail }, now)
  })
