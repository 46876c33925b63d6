import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { TakingMethod } from '#domain/desk/takings.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Services } from '../../../services.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { bookingParty, isOf } from '../../bookings/party.ts'
import { settleStay } from '../../ledger/settle-stay.ts'
import { actOnBooking, type DeskRequest } from '../bookings/act-on-booking.ts'
import { takingColumns, writeTaking, type By } from './take-money.ts'
import { writeAct } from '../bookings/write-act.ts'

export type Correction = {
  /** id of the wrong entry */
  taking: number
  reason: string
  /** what the desk really took; null if it took nothing */
  instead: { amount: Rupees; method: TakingMethod; receipt: string | null } | null
}

/**
 * Finds the entry to correct among those of this booking or walk-in; refuses one that is itself a correction or was
 * already corrected.
 */
async function findTaking(trx: Transaction<DB>, partyId: string, taking: number) {
  const entry = await trx
    .selectFrom('desk_takings as t')
    .leftJoin('desk_takings as back', 'back.corrects', 't.id')
    .select(['t.amount', 't.method', 't.receipt', 'back.id as corrected_by'])
    .where('t.id', '=', taking)
    .where(isOf(partyId, 't'))
    .where('t.corrects', 'is', null)
    .executeTakeFirst()
  if (!entry || entry.corrected_by !== null) throw new Refused('ALREADY_MARKED')
  return entry
}

/**
 * Corrects a wrong payment: reverses the entry with a negative one that has the reason, then writes the right amount
 * and method. Returns the detail for the action log.
 */
export async function correctEntry(
  trx: Transaction<DB>,
  by: By,
  { taking, reason, instead }: Correction,
  now: Date,
): Promise<{ amount: Rupees; method: TakingMethod; instead: Rupees }> {
  const { amount, method, receipt } = await findTaking(trx, by.party.id, taking)
  await trx
    .insertInto('desk_takings')
    .values({ ...takingColumns(by), amount: -amount, method, receipt, reason, corrects: taking, taken_at: now })
    .execute()
  if (instead) await writeTaking(trx, by, { ...instead, at: now })
  return { amount, method, instead: instead?.amount ?? 0 }
}

/** Corrects a wrong payment entry of a booking. */
export const correctTaking = (services: Services, ask: DeskRequest & Correction) =>
  actOnBooking(services, ask, async (trx, { booking }, now) => {
    if (booking.status !== 'completed') throw new Refused('ALREADY_CANCELLED')
    const { session, reason } = ask
    const detail = await correctEntry(trx, { party: bookingParty(booking.id), session }, ask, now)
    if (booking.ended_at !== null) await settleStay(trx, booking.id, now)
    await writeAct(trx, session, { kind: 'taking_corrected', bookingId: booking.id, reason, detail }, now)
  })
