import { expireChanges } from '../features/bookings/expire-changes.ts'
import { endStays } from '../features/bookings/end-stays.ts'
import { remindHotels } from '../features/hotel-messages/remind-hotels.ts'
import { sendDayLists } from '../features/hotel-messages/send-day-lists.ts'
import { notifyArrivals } from '../features/hotel-messages/notify-arrivals.ts'
import { settleClaims } from '../features/relocations/settle-claims.ts'
import { readCalendars } from '../features/channels/read-calendars.ts'
import { expireHolds } from '../features/bookings/expire-holds.ts'
import { destroyRegisters } from '../features/guest-register/destroy-registers.ts'
import { makeRoomEverywhere } from '../features/desk/bookings/staying-on.ts'
import { updateRankingPenalties } from '../features/hotel-cases/update-ranking-penalty.ts'
import { updateNoShowPenalties } from '../features/hotel-cases/update-no-show-penalty.ts'
import { countCohorts } from '../features/figures/count-cohorts.ts'
import { countCoupons } from '../features/figures/count-coupons.ts'
import { countDays } from '../features/figures/count-days.ts'
import { watchAnswers } from '../features/feedback/late-answers.ts'
import { eraseInactiveGuests } from '../features/my-data/erase-absent.ts'
import { forgetOldBookings } from '../features/my-data/forget-old-bookings.ts'
import { destroyIdentities } from '../features/pictures/destroy-identities.ts'
import { remindOwing } from '../features/desk/staff/remind-owing.ts'
import { renewPanKeys } from '../features/ledger/hotel-pans.ts'
import { renewPictureKeys } from '../features/pictures/renew-picture-keys.ts'
import { chaseRefunds } from '../features/payments/chase-refunds.ts'
import { checkBooksNightly } from '../features/ledger/check-books.ts'
import { watchDeadLetters } from '../features/dead-letters/watch-dead-letters.ts'
import { reconcilePayments } from '../features/payments/reconcile.ts'
import { writeNights } from '../features/record/write-nights.ts'
import { recountRatings } from '../features/reviews/recount-ratings.ts'
import { rewardReferrals } from '../features/rewards/reward-referrals.ts'
import { sumLedger } from '../features/ledger/sum-ledger.ts'
import { carryOverStays } from '../features/ledger/settle-unposted-stays.ts'
import { reconcileTaxDocuments } from '../features/tax-documents/reconcile.ts'
import { registerEInvoices } from '../features/tax-documents/register-e-invoices.ts'
import { writeCommissionDocuments } from '../features/tax-documents/write-commission-documents.ts'
import type { Job } from './job.ts'
import { PURGES } from './purges.ts'
import { textUndelivered } from '../features/whatsapp/sms-instead.ts'
import { tellWaiting } from '../features/waits/tell-waiting.ts'
import { askHowWelcomed } from '../features/welcome/ask-how-welcomed.ts'
import { weighWelcomes } from '../features/welcome/weigh-welcomes.ts'
import { vacuum } from './vacuum.ts'

/** All jobs that run on a schedule (design, "Jobs"). `POST /api/dev/jobs/{name}` runs each by hand. */
export const SCHEDULE: readonly Job[] = [
  {
    name: 'expire-holds',
    does: 'gives back the rooms and credits of unpaid bookings, changes of time and extra hours',
    cron: '* * * * *',
    run: async (services) => (await expireHolds(services)) + (await expireChanges(services)),
  },
  {
    name: 'tell-waiting',
    does: 'tells guests who wait for a room that one is free, five at a time, and ends waits whose slot starts',
    cron: '* * * * *',
    run: tellWaiting,
  },
  {
    name: 'text-undelivered',
    does: 'sends by SMS what WhatsApp has not delivered within ten minutes',
    cron: '* * * * *',
    run: textUndelivered,
  },
  {
    name: 'drain-outbox',
    does: 'sends what waits in the outbox; the worker looks every two seconds, this is for what it missed',
    cron: '* * * * *',
    run: (services) => services.drain(),
  },
  {
    name: 'reconcile-payments',
    does: 'asks the gateway about payments it has not reported',
    cron: '*/5 * * * *',
    run: reconcilePayments,
  },
  {
    name: 'chase-refunds',
    does: 'asks the gateway again about refunds that stay pending',
    cron: '23 */6 * * *',
    run: chaseRefunds,
  },
  {
    name: 'watch-given-up',
    does: 'logs an error while work waits for an operator: given up, unanswered, refunds that failed or are late',
    cron: '11 * * * *',
    run: watchDeadLetters,
  },
  {
    name: 'watch-answers',
    does: 'alarms the office while the answer to a complaint or a report is late',
    cron: '*/5 * * * *',
    run: watchAnswers,
  },
  {
    name: 'ask-hotels-again',
    does: 'asks hotels again about bookings they have not seen, lists those to ring, pauses sales after three',
    cron: '* * * * *',
    run: remindHotels,
  },
  {
    name: 'read-channels',
    does: 'reads the calendars of other sites that are due, blocks what they sold, and keeps rooms back while one is silent',
    cron: '* * * * *',
    run: readCalendars,
  },
  {
    name: 'keep-rooms-of-staying-on',
    does: 'keeps the rooms of guests who stay longer than booked, and gives the next booking another room',
    cron: '* * * * *',
    run: makeRoomEverywhere,
  },
  {
    name: 'tell-arrivals',
    does: 'tells hotels that somebody comes within the hour',
    cron: '*/5 * * * *',
    run: notifyArrivals,
  },
  {
    name: 'send-lists-of-tomorrow',
    does: 'e-mails hotels who arrives tomorrow',
    cron: '0 20 * * *',
    isOfItsDay: true,
    run: (services) => sendDayLists(services, 'tomorrow'),
  },
  {
    name: 'send-lists-of-today',
    does: 'e-mails hotels who arrives today',
    cron: '0 8 * * *',
    isOfItsDay: true,
    run: (services) => sendDayLists(services, 'today'),
  },
  {
    name: 'settle-claims',
    does: 'sends everything back to guests without a room when the hotel or the office stays silent',
    cron: '* * * * *',
    run: settleClaims,
  },
  {
    name: 'weigh-no-shows',
    does: 'takes rank from hotels that say far more often than others that nobody came',
    cron: '41 4 * * *',
    run: updateNoShowPenalties,
  },
  {
    name: 'weigh-cases',
    does: 'counts silence of hotels whose guests were turned away, and gives rank back after thirty days',
    cron: '*/5 * * * *',
    run: updateRankingPenalties,
  },
  {
    name: 'end-stays',
    does: 'marks the stays that are over and asks for a review',
    cron: '*/5 * * * *',
    run: endStays,
  },
  {
    name: 'sum-ledger',
    does: 'adds new postings to the sums from which balances are read',
    cron: '1-59/5 * * * *',
    run: sumLedger,
  },
  {
    name: 'check-books',
    does: 'settles stays that are left over, compares the books with payments, refunds, credits, stays and the gateway’s list',
    cron: '7 2 * * *',
    run: checkBooksNightly,
  },
  {
    name: 'carry-over-stays',
    does: 'settles again the stays that were settled before GST was counted in paise; nothing once they are done',
    cron: '22 * * * *',
    run: carryOverStays,
  },
  {
    name: 'write-tax-documents',
    does: 'writes credit notes for what was taken off invoiced stays, and invoices for money that was kept',
    cron: '4-59/5 * * * *',
    run: reconcileTaxDocuments,
  },
  {
    name: 'write-commission-invoices',
    does: 'writes invoices to hotels for the commission of closed months, and credit notes for what was taken back',
    cron: '3-59/5 * * * *',
    run: writeCommissionDocuments,
  },
  {
    name: 'register-e-invoices',
    does: 'registers commission invoices to registered hotels as e-invoices, from E_INVOICE_FROM on',
    cron: '1-59/5 * * * *',
    run: registerEInvoices,
  },
  {
    name: 'remind-owing-hotels',
    does: 'reminds managers, once a month, of what their hotels have owed us for longer than 30 days',
    cron: '13 11 * * *',
    isOfItsDay: true,
    run: remindOwing,
  },
  {
    name: 'reward-referrals',
    does: 'gives friends their credit once the stay they brought has ended',
    cron: '2-59/5 * * * *',
    run: rewardReferrals,
  },
  {
    name: 'ask-how-welcomed',
    does: 'asks guests of attended stays, and those that a hotel turned away, how they were welcomed',
    cron: '3 11 * * *',
    run: askHowWelcomed,
  },
  {
    name: 'weigh-welcomes',
    does: 'shows how couples were welcomed once five more answered, moves ranks by it, forgets answers after a year',
    cron: '51 4 * * *',
    run: weighWelcomes,
  },
  {
    name: 'recount-ratings',
    does: 'recounts hotels whose reviews were published or withdrawn by hand',
    cron: '*/10 * * * *',
    run: recountRatings,
  },
  {
    name: 'destroy-registers',
    does: 'destroys lines of guest registers that the law no longer asks for',
    cron: '41 4 * * *',
    run: destroyRegisters,
  },
  {
    name: 'count-figures',
    does: 'counts bookings, money, returning guests and what coupons brought for the office’s figures',
    cron: '13 1 * * *',
    run: async (services) =>
      (await countDays(services)) + (await countCohorts(services)) + (await countCoupons(services)),
  },
  {
    name: 'write-record',
    does: 'writes and signs a night of our public record: the figures of the month as its day ended',
    cron: '19 2 * * *',
    run: writeNights,
  },
  {
    name: 'forget-old-bookings',
    does: 'takes the guests out of bookings whose tax years are over',
    cron: '29 4 * * *',
    run: forgetOldBookings,
  },
  {
    name: 'erase-absent-guests',
    does: 'tells guests who have not come back for three years, and erases them 48 hours later',
    cron: '7 11 * * *',
    isOfItsDay: true,
    run: eraseInactiveGuests,
  },
  {
    name: 'destroy-identities',
    does: 'destroys identity images some weeks after the last stay, and the files of all that ended',
    cron: '23 3 * * *',
    run: destroyIdentities,
  },
  {
    name: 'renew-picture-keys',
    does: 'rewraps the keys of pictures and PANs after a change of PICTURE_KEY',
    cron: '53 3 * * *',
    run: async (services) => (await renewPictureKeys(services)) + (await renewPanKeys(services)),
  },
  {
    name: 'vacuum',
    does: 'tidies the embedded database, which does not do it by itself',
    cron: '41 4 * * *',
    run: vacuum,
  },
  ...PURGES,
]
