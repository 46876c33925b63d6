import type { Command } from 'commander'
import type { FoundBooking, OfficeBooking } from '#contract/office-bookings.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt, type SlotIndex } from '#domain/slots/slots.ts'
import { findEverything } from '#server/features/office/find.ts'
import { readOfficeBooking } from '#server/features/office/bookings/read-booking.ts'
import { withOperatorPhoneOption, operatorAs } from './as-operator.ts'
import { addActionCommand, bookingAs } from './booking-action.ts'
import { codeOf, phoneOf } from './by-operator.ts'
import { addNoShowCommands } from './no-shows.ts'
import { withCsv, paragraphs, withAction, withServiceAction } from './command.ts'

const moment = (iso: string) => formatIstMoment(new Date(iso))
const slotName = (slot: number) => slotAt(slot as SlotIndex).listingName

const foundText = ({ code, status, guest, hotel, slot, checkin }: FoundBooking): string =>
  `${code}  ${status}, ${slotName(slot)}, ${moment(checkin)}\n  ${guest}, ${hotel.name}, ${hotel.city}`

const foundRow = ({ code, status, guest, hotel, slot, checkin }: FoundBooking) => [
  code,
  status,
  guest,
  hotel.slug,
  slotName(slot),
  checkin,
]

const MONEY = {
  paid: 'paid online',
  refunded: 'sent back',
  due_at_desk: 'due at the desk',
  taken_at_desk: 'taken there',
  can_refund: 'can go back',
} as const

const moneyText = (money: OfficeBooking['money']): string =>
  Object.entries(MONEY)
    .map(([key, words]) => `${formatRupees(money[key as keyof typeof MONEY])} ${words}`)
    .join(', ')

const eventText = ({ at, what, by, reason, amount, reference }: OfficeBooking['timeline'][number]): string =>
  [moment(at), what, amount === null ? null : formatRupees(amount), by, reason, reference].filter(Boolean).join('  ')

const bookingText = (one: OfficeBooking): string =>
  [
    `${one.code}  ${one.status}, ${one.visit}`,
    `${one.hotel.name}, ${one.hotel.city}: ${slotName(one.slot)}, ${moment(one.checkin)} to ${moment(one.checkout)}`,
    `${one.guest.name}, ${one.guest.phone}, ${one.guests} guests, room ${one.room_numbers.join(', ') || 'not given'}`,
    `${formatRupees(one.money.total)}: ${moneyText(one.money)}`,
    `can be done: ${one.acts.join(', ') || 'nothing'}`,
    ...one.timeline.map((event) => `  ${eventText(event)}`),
  ].join('\n')

function addFind(bookings: Command): void {
  const finding = bookings
    .command('find <text>')
    .description('finds bookings by code, phone, name or the id of a payment; phones are hidden')
  withAction(withCsv(finding), (text: string) => async (db) => {
    const { bookings: found } = await findEverything(db, text, new Date())
    return {
      text: paragraphs(found.map(foundText), 'Nothing fits.'),
      json: found,
      table: [['booking', 'status', 'guest', 'hotel', 'slot', 'check-in'], ...found.map(foundRow)],
    }
  })
}

function addShow(bookings: Command): void {
  const showing = bookings
    .command('show <code>')
    .description('a booking with its money, its whole time line, and what could be done with it')
  withServiceAction(withOperatorPhoneOption(showing), (typed: string, { as }: { as: string }, command: Command) => {
    const code = codeOf(command, typed)
    const phone = phoneOf(command, as)
    return async (services) => {
      const operator = await operatorAs(services.db, phone)
      const found = await readOfficeBooking(services, operator, await bookingAs(services.db, code))
      if (!found) throw new Error(`booking ${code} was found and is gone`)
      return { text: bookingText(found), json: found }
    }
  })
}

/** Adds `npm run uncle -- bookings ...`: what the office does with one booking. */
export function addBookingCommands(program: Command): void {
  const bookings = program.command('bookings').description('look a booking up and put it right, as the office does')
  addFind(bookings)
  addShow(bookings)
  addActionCommand(bookings)
  addNoShowCommands(bookings)
}
