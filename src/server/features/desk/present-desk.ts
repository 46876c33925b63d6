import type { DeskBooking, DeskRow, TimelineEntry } from '#contract/desk.ts'
import { deskStatus } from '#domain/desk/day-lists.ts'
import { missingLines } from '#domain/desk/guest-register.ts'
import { deskSees, deskWindow, type DeskStay } from '#domain/desk/windows.ts'
import { awaitedPeriod } from '#domain/bookings/awaited-period.ts'
import { noShowFrom, visitEvents, type VisitedBooking } from '#domain/desk/visit.ts'
import { moneyState } from '#domain/relocations/money-back.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { firstName } from './first-name.ts'
import type { DeskBookingDetails, DeskBookingRow } from './desk-rows.ts'

const moment = (at: Date | null): string | null => at && toIstIso(at)

export const periodOfRow = (row: DeskBookingRow) => ({ start: row.checkin_at, end: row.leaves_at })

export const stayOf = (row: DeskBookingRow): DeskStay => ({
  status: row.status,
  checkin: row.checkin_at,
  leaves: row.agreed_until,
  leftAt: row.left_at,
})

export const visitedOf = (row: DeskBookingRow): VisitedBooking => ({
  status: row.status,
  period: awaitedPeriod(periodOfRow(row), row.booked_at),
  visit: {
    status: row.visit,
    arrivedAt: row.arrived_at,
    leftAt: row.left_at,
    noShowAt: row.no_show_at,
    objectedAt: row.objected_at,
  },
  hasCase: row.has_case,
  isScanned: row.is_scanned,
})

/** Whether the desk sees the first name: while the guests are checked in, or until its access to names ends. */
const seesFirstName = (row: DeskBookingRow, now: Date): boolean =>
  row.status === 'completed' && (row.visit === 'here' || now < deskWindow('names', stayOf(row)).end)

export function presentRow(row: DeskBookingRow, now: Date): DeskRow {
  const period = periodOfRow(row)
  const { visit } = row
  const isSeen = row.seen_at !== null
  return {
    id: row.id,
    code: row.short_id,
    status: row.status,
    visit,
    word: deskStatus(
      {
        period,
        visit,
        isSeen,
        isSuperfast: row.is_superfast,
        hasObjected: row.objected_at !== null,
        openCase: row.open_case,
      },
      now,
    ),
    slot: row.slot,
    days: row.days,
    checkin_date: toIstIso(row.checkin_at),
    leaves_at: toIstIso(row.leaves_at),
    first_name: seesFirstName(row, now) ? firstName(row.guest_name) : null,
    name: deskSees('names', stayOf(row), now) ? row.guest_name : null,
    guests: row.guests,
    room_count: row.rooms,
    rooms: row.room_numbers,
    // Hours or extras may be cancelled after the guests paid for them, so never let the amount due fall below zero.
    due: Math.max(0, row.due_at_desk + row.extras - row.taken),
    bathtub: row.has_bathtub,
    love_kit: row.has_love_kit,
    extra_hours: row.extra_hours,
    is_superfast: row.is_superfast,
    papers_in: row.papers_in,
    unregistered: visit === 'here' || visit === 'left' ? missingLines(row.guests, row.registered) : 0,
    seen_at: moment(row.seen_at),
    booked_at: toIstIso(row.booked_at),
  }
}

function billOf(row: DeskBookingDetails): DeskBooking['bill'] {
  return {
    room: row.room_total,
    bathtub: row.bathtub_charge,
    off: row.off,
    tax: row.service_tax,
    tax_percent: row.tax_percent,
    extra_hours: row.extra_hours_total,
    paid_online: row.payable_now + row.extra_hours_paid,
    at_desk: row.due_at_desk,
    extras: row.extras,
    taken: row.taken,
  }
}

/** Presents the report of guests who say that they were turned away, and the hotel's deadline to answer. */
function turnedAwayOf({ turned_away: row }: DeskBookingDetails, now: Date): DeskBooking['turned_away'] {
  if (!row) return null
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  const claim = {
    cause: 'turned_away',
    hotelSaid: row.said,
    askedAt: at(row.asked_at),
    disputedAt: at(row.disputed_at),
  } as const
  const state = moneyState(claim, now)
  return {
    answer: row.said,
    is_money_asked: row.asked_at !== null,
    answer_until: state.at === 'hotel' ? toIstIso(state.until) : null,
    office_until: state.at === 'office' ? toIstIso(state.until) : null,
  }
}

const addedHoursOf = ({ added_hours: added }: DeskBookingDetails): DeskBooking['added_hours'] =>
  added && {
    hours: added.hours,
    until: toIstIso(new Date(added.until)),
    is_refused: added.is_refused,
  }

type Around = { timeline: TimelineEntry[]; roomsInUse: DeskBooking['rooms_in_use']; help: DeskBooking['help'] }

export function presentDeskBooking(
  row: DeskBookingDetails,
  { timeline, roomsInUse, help }: Around,
  now: Date,
): DeskBooking {
  const stay = stayOf(row)
  const rings = deskSees('phone', stay, now)
  const phoneWindow = deskWindow('phone', stay)
  return {
    ...presentRow(row, now),
    guest_names: deskSees('names', stay, now) ? row.guest_names : [],
    phone: rings ? row.phone : null,
    phone_until: rings ? toIstIso(phoneWindow.end) : null,
    names_from: toIstIso(phoneWindow.start),
    no_show_from: toIstIso(noShowFrom(awaitedPeriod(periodOfRow(row), row.booked_at))),
    actions: visitEvents(visitedOf(row), now),
    bill: billOf(row),
    takings: row.takings.map(({ at, ...taking }) => ({ ...taking, at: toIstIso(new Date(at)) })),
    rooms_in_use: roomsInUse,
    invoice_company: deskSees('names', stayOf(row), now) ? row.invoice_company : null,
    arrived_at: moment(row.arrived_at),
    left_at: moment(row.left_at),
    added_hours: addedHoursOf(row),
    ids_seen: row.ids_seen,
    register: row.register,
    turned_away: turnedAwayOf(row, now),
    help,
    timeline,
  }
}
