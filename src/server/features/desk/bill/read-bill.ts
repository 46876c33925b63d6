import type { DeskBill } from '#contract/desk-bill.ts'
import type { DeskBooking } from '#contract/desk.ts'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { mayAddExtras } from '#domain/desk/extras.ts'
import type { Rupees } from '#domain/kernel/money.ts'
import type { Services } from '../../../services.ts'
import { readExtras } from '../../bookings/extras.ts'
import { findDeskBooking } from '../bookings/act-on-booking.ts'
import { findWalkIn } from '../../walk-ins/find-walk-in.ts'
import { readUpi } from './upi.ts'

type Line = DeskBill['lines'][number]
/** The parts of a bill that do not depend on whether it is a booking's or a walk-in's. */
type Around = Pick<DeskBill, 'hotel' | 'extras' | 'upi'>

const line = (what: Line['what'], amount: Rupees, more: Partial<Line> = {}): Line => ({
  what,
  amount,
  percent: null,
  until: null,
  usual: null,
  reason: null,
  ...more,
})

const sumOf = (entries: readonly { amount: number }[]): Rupees => entries.reduce((sum, { amount }) => sum + amount, 0)

const leftAtOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

async function readAround({ db }: Services, hotelId: number, partyId: string): Promise<Around> {
  const { name: hotel } = await db
    .selectFrom('hotels')
    .select('name')
    .where('id', '=', hotelId)
    .executeTakeFirstOrThrow()
  return { hotel, extras: await readExtras(db, partyId), upi: await readUpi(db, hotelId) }
}

function billOfBooking(booking: DeskBooking, around: Around, now: Date): DeskBill {
  const { bill, due } = booking
  const lines = [
    line('room', bill.room),
    line('bathtub', bill.bathtub),
    line('off', -bill.off),
    line('tax', bill.tax, { percent: bill.tax_percent }),
    line('extra_hours', bill.extra_hours),
  ].filter(({ amount }) => amount !== 0)
  const isOpen = booking.status === 'completed'
  const presence = { isHere: booking.visit === 'here', leftAt: leftAtOf(booking.left_at) }
  return {
    ...around,
    code: booking.code,
    rooms: booking.rooms,
    name: booking.name ?? booking.first_name,
    invoice_company: booking.invoice_company,
    from: booking.checkin_date,
    until: booking.leaves_at,
    lines,
    total: sumOf(lines) + sumOf(around.extras),
    paid_online: bill.paid_online,
    takings: booking.takings,
    due,
    too_much: Math.max(0, bill.taken - bill.at_desk - bill.extras),
    can_add: isOpen && mayAddExtras(presence, now),
    can_correct: isOpen,
    upi_note: booking.code,
  }
}

function billOfWalkIn(walkIn: WalkIn, around: Around, now: Date): DeskBill {
  const lines = [
    line('stay', walkIn.price, { usual: walkIn.usual_price, reason: walkIn.price_reason }),
    ...walkIn.hours.map(({ price, until, usual_price: usual, price_reason: reason }) =>
      line('hours', price, { until, usual, reason }),
    ),
  ]
  const presence = { isHere: walkIn.left_at === null, leftAt: leftAtOf(walkIn.left_at) }
  return {
    ...around,
    code: null,
    rooms: [walkIn.room],
    name: walkIn.name ?? walkIn.first_name,
    invoice_company: null,
    from: walkIn.arrived_at,
    until: walkIn.leaves_at,
    lines,
    total: walkIn.total,
    paid_online: 0,
    takings: walkIn.takings,
    due: walkIn.due,
    too_much: Math.max(0, walkIn.taken - walkIn.total),
    can_add: mayAddExtras(presence, now),
    can_correct: true,
    upi_note: `Room ${walkIn.room}`,
  }
}

/** Finds the bill of a booking of this hotel; undefined for another hotel's. */
export async function findBillOfBooking(
  services: Services,
  hotelId: number,
  bookingId: string,
): Promise<DeskBill | undefined> {
  const booking = await findDeskBooking(services, hotelId, bookingId)
  return booking && billOfBooking(booking, await readAround(services, hotelId, bookingId), services.clock.now())
}

/** Finds the bill of a walk-in of this hotel; undefined for another hotel's. */
export async function findBillOfWalkIn(
  services: Services,
  hotelId: number,
  walkInId: string,
): Promise<DeskBill | undefined> {
  const walkIn = await findWalkIn(services, hotelId, walkInId)
  return walkIn && billOfWalkIn(walkIn, await readAround(services, hotelId, walkInId), services.clock.now())
}
