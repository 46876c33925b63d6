import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ResponseOf } from '#contract/call.ts'
import type { hoursToAdd } from '#contract/desk-actions.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { extensionPeriod, MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { mayAddHours } from '#domain/desk/add-hours.ts'
import { deskHoursLeft } from '#domain/desk/added-hours.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { taxRuleAt, type Db, type Services } from '../../../services.ts'
import { announceHoursAdded } from '../../bookings/announce.ts'
import { Refused } from '../../../transactions/booking-transaction.ts'
import { holdExtraHours, isClosed, quoteExtension } from '../../bookings/extend/extend-booking.ts'
import { lengthenStay } from '../../bookings/extend/settle-extension.ts'
import type { LockedBooking } from '../../bookings/move-booking.ts'
import { hasRooms } from '../../bookings/assign-rooms.ts'
import { actOnBooking, type DeskRequest } from './act-on-booking.ts'
import { readDeskBooking } from '../desk-rows.ts'
import { visitedOf } from '../present-desk.ts'
import { writeAct } from './write-act.ts'

const CODES = {
  ILLEGAL_MOVE: 'NOT_ALLOWED_NOW',
  BOOKING_CANCELLED: 'ALREADY_CANCELLED',
} as const satisfies Record<string, ErrorCode>

type Extended = Pick<
  LockedBooking,
  | 'hotel_id'
  | 'slot'
  | 'slot_price'
  | 'days'
  | 'rooms'
  | 'has_bathtub'
  | 'room_total'
  | 'bathtub_charge'
  | 'hotel_discount'
  | 'leaves_at'
>

/** Sums all hours that the desk ever added to a booking, including refused ones, so that a desk cannot keep asking. */
async function readAddedHours(db: Db, bookingId: string): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select coalesce(sum(e.hours), 0)::int as hours from extensions e
    where e.booking_id = ${bookingId}::uuid and e.pay_at = 'desk'`.execute(db)
  return rows[0]?.hours ?? 0
}

async function readExtended({ db }: Services, bookingId: string): Promise<Extended> {
  const { rows } = await sql<Extended>`
    select b.hotel_id, b.slot, b.slot_price, b.days, b.rooms, b.has_bathtub, b.room_total, b.bathtub_charge, b.hotel_discount, b.leaves_at
    from bookings b where b.id = ${bookingId}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`booking ${bookingId} of a desk is gone`)
  return row
}

type HoursToAdd = ResponseOf<typeof hoursToAdd>

/** Lists the hours that can be added, from one up to the last free one, with the price that guests will be charged. */
export async function findHoursToAdd(
  services: Services,
  { hotelId, bookingId }: { hotelId: number; bookingId: string },
): Promise<Result<HoursToAdd, ErrorCode>> {
  const now = services.clock.now()
  const row = await readDeskBooking(services.db, hotelId, bookingId)
  if (!row) return refuse('NOT_FOUND')
  const may = mayAddHours(visitedOf(row))
  if (!may.ok) return refuse(CODES[may.refusal])
  if (await isClosed(services.db, hotelId)) return refuse('HOTEL_CLOSED')
  const booking = await readExtended(services, bookingId)
  const wish = {
    bookingId,
    hotelId,
    rooms: booking.rooms,
    hasBathtub: booking.has_bathtub,
    ownRoomsOnly: now >= booking.leaves_at,
  }
  const most = Math.min(MAX_EXTENSION_HOURS, deskHoursLeft(await readAddedHours(services.db, bookingId)))
  const free: HoursToAdd = []
  for (let hours = MIN_EXTENSION_HOURS; hours <= most; hours += 1) {
    const period = extensionPeriod(booking.leaves_at, hours)
    if (!(await hasRooms(services.db, { ...wish, period }, now))) break
    const { total } = quoteExtension(booking, hours, taxRuleAt(services, now))
    free.push({ hours, total, until: toIstIso(period.end) })
  }
  return accept(free)
}

/**
 * Adds hours that guests requested at the desk to their stay, and asks the guests to agree. Until they do, the desk can
 * see their data no longer than before (decision 0065).
 */
export const addHours = (services: Services, ask: DeskRequest & { hours: number }) =>
  actOnBooking(services, ask, async (trx, { booking, visited }, now) => {
    const may = mayAddHours(visited)
    if (!may.ok) throw new Refused(CODES[may.refusal])
    if (ask.hours > deskHoursLeft(await readAddedHours(trx, booking.id))) throw new Refused('DESK_HOURS_USED_UP')
    const wanted = { booking, id: randomUUID(), hours: ask.hours, payAt: 'desk' } as const
    const held = await holdExtraHours(trx, services, wanted, now)
    await lengthenStay(trx, booking, held, now)
    const asked = { hours: held.hours, amount: held.total, origin: services.origin() }
    await announceHoursAdded(trx, { ...booking, leaves_at: held.ends_at }, asked, now)
    const detail = { hours: held.hours, amount: held.total, until: toIstIso(held.ends_at) }
    await writeAct(trx, ask.session, { kind: 'hours_added', bookingId: booking.id, detail }, now)
  })
