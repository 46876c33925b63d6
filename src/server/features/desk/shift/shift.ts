import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { lockHotel } from '#db/hotel-lock.ts'
import type { DB } from '#db/schema.ts'
import { checkHandOver } from '#domain/desk/shift.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Services } from '../../../services.ts'
import { inKeyedTransaction, Refused } from '../../../transactions/booking-transaction.ts'
import { isOf, partyColumns, type Party } from '../../bookings/party.ts'
import { readBegin, readCashBox } from './read-shift.ts'
import { writeAct } from '../bookings/write-act.ts'

type Asking = { session: DeskSession; requestKey: RequestKey | null }

/**
 * Changes the shift's money once per idempotency key, with the hotel locked, and notifies the hotel's other desk
 * devices.
 */
const onShift = (
  services: Services,
  { session, requestKey }: Asking,
  change: (trx: Transaction<DB>, now: Date) => Promise<void>,
): Promise<Result<true, ErrorCode>> =>
  inKeyedTransaction(
    services,
    { requestKey, result: true as const, replay: async () => accept(true as const) },
    async (trx, now) => {
      await lockHotel(trx, session.hotelId)
      await change(trx, now)
      await services.desks.tell(trx, session.hotelId)
      return accept(true as const)
    },
  )

async function isColleague(trx: Transaction<DB>, hotelId: number, staffId: string): Promise<boolean> {
  if (!isUuid(staffId)) return false
  const found = await trx
    .selectFrom('hotel_staff')
    .select('id')
    .where('id', '=', staffId)
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .where('role', 'not in', ['cleaner', 'key'])
    .executeTakeFirst()
  return found !== undefined
}

type HandOver = Asking & { counted: Rupees; remains: Rupees; to: string | null; note: string | null }

/** Ends the shift: records the expected and the counted cash, even if they differ, and who takes over. */
export const handOverShift = (services: Services, ask: HandOver): Promise<Result<true, ErrorCode>> =>
  onShift(services, ask, async (trx, now) => {
    const { session, note } = ask
    const { hotelId, staffId } = session
    if (ask.to !== null && !(await isColleague(trx, hotelId, ask.to))) throw new Refused('NOT_FOUND')
    const checked = checkHandOver({ by: staffId, to: ask.to, counted: ask.counted, remains: ask.remains })
    if (!checked.ok) throw new Refused(checked.refusal)
    const { to, counted, remains } = checked.value
    const begin = await readBegin(trx, hotelId)
    const { expected, lastTaking, lastCashOut } = await readCashBox(trx, hotelId, begin)
    await trx
      .insertInto('desk_shifts')
      .values({
        hotel_id: hotelId,
        ended_by: staffId,
        ended_at: now,
        began_with: begin.with,
        expected,
        counted,
        remains,
        handed_to: to,
        note,
        until_taking: lastTaking,
        until_cash_out: lastCashOut,
      })
      .execute()
    await writeAct(trx, session, { kind: 'shift_handed_over', detail: { counted, expected, remains, to } }, now)
  })

/** Records what the colleague who took over received; only that colleague may confirm it. */
export const confirmShift = (services: Services, ask: Asking & { shiftId: number; received: Rupees }) =>
  onShift(services, ask, async (trx, now) => {
    const { session, shiftId, received } = ask
    const shift = await trx
      .selectFrom('desk_shifts')
      .select('confirmed_at')
      .where('id', '=', shiftId)
      .where('hotel_id', '=', session.hotelId)
      .where('handed_to', '=', session.staffId)
      .executeTakeFirst()
    if (!shift) throw new Refused('NOT_FOUND')
    if (shift.confirmed_at) throw new Refused('ALREADY_MARKED')
    await trx.updateTable('desk_shifts').set({ received, confirmed_at: now }).where('id', '=', shiftId).execute()
    await writeAct(trx, session, { kind: 'shift_confirmed', detail: { shift: shiftId, received } }, now)
  })

/** Records money that the desk paid out of the cash box. */
export const payOutOfBox = (services: Services, ask: Asking & { amount: Rupees; what: string }) =>
  onShift(services, ask, async (trx, now) => {
    const { session, amount, what } = ask
    const { hotelId, staffId } = session
    await trx
      .insertInto('desk_cash_out')
      .values({ hotel_id: hotelId, staff_id: staffId, amount, what, paid_at: now })
      .execute()
    await writeAct(trx, session, { kind: 'cash_paid_out', detail: { amount } }, now)
  })

/** Finds the checked-out booking or walk-in with this id (for walk-ins, the block's id). */
async function findDeparted(trx: Transaction<DB>, hotelId: number, id: string): Promise<Party | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await sql<Party>`
    select 'booking' as kind, booking_id as id from visits
    where booking_id = ${id}::uuid and hotel_id = ${hotelId} and status = 'left'
    union all
    select 'walk_in', block_id from walk_ins where block_id = ${id}::uuid and hotel_id = ${hotelId} and left_at is not null`.execute(
    trx,
  )
  return rows[0]
}

/** Lets a manager remove a booking or a walk-in from the list of unpaid money. */
export const endUnpaid = (services: Services, ask: Asking & { id: string; reason: string }) =>
  onShift(services, ask, async (trx, now) => {
    const { session, reason } = ask
    const { hotelId, staffId } = session
    const party = await findDeparted(trx, hotelId, ask.id)
    if (!party) throw new Refused('NOT_FOUND')
    const unpaid = trx.selectFrom('unpaid_at_desk').select('ended_at').where(isOf(party.id))
    const found = await unpaid.executeTakeFirst()
    if (found?.ended_at) throw new Refused('ALREADY_MARKED')
    if (!found)
      await trx
        .insertInto('unpaid_at_desk')
        .values({ ...partyColumns(party), hotel_id: hotelId, reason, said_by: staffId, said_at: now })
        .execute()
    await trx
      .updateTable('unpaid_at_desk')
      .set({ ended_by: staffId, ended_at: now, ended_reason: reason })
      .where(isOf(party.id))
      .execute()
    await writeAct(trx, session, { kind: 'unpaid_ended', party, reason }, now)
  })
