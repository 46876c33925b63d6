import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { dueAfter, type TakingMethod } from '#domain/desk/takings.ts'
import { enteredAt } from '#domain/desk/visit.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Services } from '../../../services.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { bookingParty, isOf, partyColumns, type Party } from '../../bookings/party.ts'
import { settleStay } from '../../ledger/settle-stay.ts'
import { actOnBooking, type DeskRequest } from '../bookings/act-on-booking.ts'
import { writeAct } from '../bookings/write-act.ts'

export type Taking = DeskRequest & {
  amount: Rupees
  method: TakingMethod
  receipt: string | null
  at: Date | undefined
}

/** Calculates what the guests of a locked booking or walk-in still owe at the desk, in whole rupees. */
export async function readDue(trx: Transaction<DB>, { kind, id }: Party): Promise<Rupees> {
  const inAll = kind === 'booking' ? sql`due_of_booking(${id}::uuid)` : sql`due_of_walk_in(${id}::uuid)`
  const { rows } = await sql<{ due: number | null }>`
    select ${inAll} - coalesce((select sum(t.amount) from desk_takings t where ${isOf(id, 't')}), 0)::int as due`.execute(
    trx,
  )
  return rows[0]?.due ?? 0
}

/** The booking or walk-in whose payment is recorded, and the staff member who records the payment. */
export type By = { party: Party; session: Pick<DeskSession, 'hotelId' | 'staffId'> }
/** Builds the columns of a payment that name the booking or walk-in, and the staff member. */
export const takingColumns = ({ party, session }: By) => ({
  ...partyColumns(party),
  hotel_id: session.hotelId,
  staff_id: session.staffId,
})

export type Entry = { amount: Rupees; method: TakingMethod; receipt: string | null; at: Date }

/** Writes a payment taken at the desk; refuses more than is due. Returns what is still due. */
export async function writeTaking(trx: Transaction<DB>, by: By, { at, ...entry }: Entry): Promise<Rupees> {
  const rest = dueAfter(await readDue(trx, by.party), entry.amount)
  if (!rest.ok) throw new Refused('MORE_THAN_DUE')
  await trx
    .insertInto('desk_takings')
    .values({ ...takingColumns(by), ...entry, taken_at: at })
    .execute()
  return rest.value
}

/** Records a payment at the desk, of the full amount due or a part of it. */
export const takeMoney = (services: Services, ask: Taking) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    const at = enteredAt(ask.at, now)
    const { amount, method, receipt, session } = ask
    const rest = await writeTaking(trx, { party: bookingParty(booking.id), session }, { amount, method, receipt, at })
    if (booking.ended_at !== null) await settleStay(trx, booking.id, now)
    const detail = { amount, method, receipt, rest }
    await writeAct(trx, session, { kind: 'money_taken', bookingId: booking.id, doneAt: at, detail }, now)
  })
