import type { BookingMoment } from '#contract/booking-timeline.ts'
import type { MomentKind } from '#domain/bookings/booking-moments.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as t from '#words/timeline.ts'

const money = ({ amount }: BookingMoment) => formatRupees(amount ?? 0)
const paidWords = (moment: BookingMoment) =>
  moment.method === null ? t.paid(money(moment)) : t.paidBy(money(moment), moment.method)

type Look = { icon: IconName; tone: 'good' | 'plain'; words: (moment: BookingMoment) => string }

const plain = (icon: IconName, words: Look['words'] | string): Look => ({
  icon,
  tone: 'plain',
  words: typeof words === 'string' ? () => words : words,
})
const good = (icon: IconName, words: Look['words'] | string): Look => ({ ...plain(icon, words), tone: 'good' })

const LOOKS: Record<MomentKind, Look> = {
  booked: plain('calendar-days', t.booked),
  paid: plain('indian-rupee', paidWords),
  confirmed: good('circle-check', t.confirmed),
  expired: plain('clock', t.paymentTimeRanOut),
  failed: plain('circle-x', t.paymentFailed),
  modified: plain('repeat', t.timeChanged),
  extended: plain('timer', ({ hours }) => t.hoursAdded(hours ?? 0)),
  partner_accepted: good('circle-check', t.partnerSaidYes),
  partner_declined: plain('circle-x', t.partnerSaidNo),
  checkin_created: good('zap', t.checkInRequested),
  checkin_cancelled: plain('zap', t.checkInWithdrawn),
  hotel_seen: good('eye', t.hotelHasSeenBooking),
  hotel_told_of_arrival: plain('bell', t.hotelKnowsOfArrival),
  desk_looked: good('eye', ({ hotel }) => (hotel === null ? t.openedByDesk : t.openedByDeskOf(hotel))),
  arrived: good('key-round', t.greetedAtDesk),
  left: plain('log-out', t.checkedOut),
  no_show: plain('user-x', t.nobodyCame),
  no_show_objected: plain('user-x', t.youSaidYouCame),
  turned_away: plain('ban', t.turnedAway),
  cannot_take: plain('ban', t.hotelCouldNotTakeYou),
  moved_away: plain('repeat', t.tookAnotherHotel),
  moved_here: plain('repeat', t.cameFromAnotherHotel),
  cancelled: plain('circle-x', t.cancelled),
  refund_started: plain('rotate-ccw', (moment) => t.refundStarted(money(moment))),
  refund_sent: good('rotate-ccw', (moment) => t.bankHasRefund(money(moment))),
  ended: plain('door-open', t.stayEnded),
  invoice: plain('receipt-text', ({ reference }) => t.taxInvoice(reference ?? '')),
  credit_note: plain('receipt-text', ({ reference }) => t.creditNote(reference ?? '')),
  reviewed: plain('star', t.wroteReview),
}

export const momentStyleOf = ({ kind }: BookingMoment): Look => LOOKS[kind]
