import type { BookingMoment } from '#contract/booking-timeline.ts'
import type { MomentKind } from '#domain/bookings/booking-moments.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

const METHODS: Record<string, string> = { upi: 'UPI', card: 'card', netbanking: 'net banking', wallet: 'wallet' }

const money = ({ amount }: BookingMoment) => formatRupees(amount ?? 0)
const hotelOf = ({ hotel }: BookingMoment) => hotel ?? 'the hotel'
const paidBy = ({ method }: BookingMoment) => (method === null ? '' : ` by ${METHODS[method] ?? method}`)
const hours = ({ hours: count }: BookingMoment) => (count === 1 ? '1 extra hour' : `${count ?? ''} extra hours`)

type Look = { icon: IconName; tone: 'good' | 'plain'; words: (moment: BookingMoment) => string }

const plain = (icon: IconName, words: Look['words'] | string): Look => ({
  icon,
  tone: 'plain',
  words: typeof words === 'string' ? () => words : words,
})
const good = (icon: IconName, words: Look['words'] | string): Look => ({ ...plain(icon, words), tone: 'good' })

const LOOKS: Record<MomentKind, Look> = {
  booked: plain('calendar-days', 'Booked'),
  paid: plain('indian-rupee', (moment) => `${money(moment)} paid${paidBy(moment)}`),
  confirmed: good('circle-check', 'Confirmed'),
  expired: plain('clock', 'Payment time ran out'),
  failed: plain('circle-x', 'The payment failed'),
  modified: plain('repeat', 'You changed the time'),
  extended: plain('timer', (moment) => `${hours(moment)} added`),
  partner_accepted: good('circle-check', 'Your partner said yes'),
  partner_declined: plain('circle-x', 'Your partner said no'),
  checkin_created: good('zap', 'You asked for superfast check-in'),
  checkin_cancelled: plain('zap', 'Superfast check-in was withdrawn'),
  hotel_seen: good('eye', 'The hotel has seen your booking'),
  hotel_told_of_arrival: plain('bell', 'The hotel knows you’re arriving soon'),
  desk_looked: good('eye', (moment) => `Your photo and ID were opened by the desk of ${hotelOf(moment)}`),
  arrived: good('key-round', 'You were greeted at the desk'),
  left: plain('log-out', 'You checked out'),
  no_show: plain('user-x', 'The hotel said that nobody came'),
  no_show_objected: plain('user-x', 'You told us that you came'),
  turned_away: plain('ban', 'You told us that the hotel turned you away'),
  cannot_take: plain('ban', 'The hotel could not take you'),
  moved_away: plain('repeat', 'You took another hotel'),
  moved_here: plain('repeat', 'You came here from another hotel'),
  cancelled: plain('circle-x', 'Cancelled'),
  refund_started: plain('rotate-ccw', (moment) => `Refund of ${money(moment)} started`),
  refund_sent: good('rotate-ccw', (moment) => `Your bank has the refund of ${money(moment)}`),
  ended: plain('door-open', 'The stay ended'),
  invoice: plain('receipt-text', ({ reference }) => `Tax invoice ${reference ?? ''}`),
  credit_note: plain('receipt-text', ({ reference }) => `Credit note ${reference ?? ''}`),
  reviewed: plain('star', 'You wrote a review'),
}

export const momentStyleOf = ({ kind }: BookingMoment): Look => LOOKS[kind]
