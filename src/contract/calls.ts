import * as accounts from './accounts.ts'
import * as analytics from './analytics.ts'
import * as bookingChanges from './booking-changes.ts'
import * as bookingTimeline from './booking-timeline.ts'
import * as bookings from './bookings.ts'
import * as checkIn from './check-in.ts'
import * as commissionInvoices from './commission-invoices.ts'
import * as cities from './cities.ts'
import * as cityPlans from './city-plans.ts'
import * as dayOffers from './day-offers.ts'
import * as desk from './desk.ts'
import * as deskActs from './desk-actions.ts'
import * as deskChannels from './desk-channels.ts'
import * as deskCleaning from './desk-cleaning.ts'
import * as deskCoupons from './desk-coupons.ts'
import * as deskFacts from './desk-facts.ts'
import * as deskFigures from './desk-figures.ts'
import * as deskHelp from './desk-help.ts'
import * as deskHotelRooms from './desk-hotel-rooms.ts'
import * as deskKeys from './desk-keys.ts'
import * as deskNotes from './desk-notes.ts'
import * as deskRooms from './desk-rooms.ts'
import * as deskPrices from './desk-prices.ts'
import * as deskPairing from './desk-pairing.ts'
import * as deskPhotos from './desk-photos.ts'
import * as deskRegister from './desk-register.ts'
import * as deskReviews from './desk-reviews.ts'
import * as deskShift from './desk-shift.ts'
import * as deskStaff from './desk-staff.ts'
import * as deskPictures from './desk-pictures.ts'
import * as deskBill from './desk-bill.ts'
import * as deskWebhooks from './desk-webhooks.ts'
import * as deskWalkIns from './desk-walk-ins.ts'
import * as errorReports from './error-reports.ts'
import * as favourites from './favourites.ts'
import * as feedback from './feedback.ts'
import * as hotelContacts from './hotel-contacts.ts'
import * as hotelHelp from './hotel-help.ts'
import * as hotelLog from './hotel-log.ts'
import * as hotelMessages from './hotel-messages.ts'
import * as hotelSearch from './hotel-search.ts'
import * as hotels from './hotels.ts'
import * as localTools from './local-tools.ts'
import * as guestPasskeys from './guest-passkeys.ts'
import * as nominees from './nominees.ts'
import * as passkeyNotices from './passkey-notices.ts'
import * as passkeySignIn from './passkey-sign-in.ts'
import * as myData from './my-data.ts'
import * as hotelApplications from './hotel-applications.ts'
import * as officeBank from './office-bank.ts'
import * as officeBankAnswers from './office-bank-answers.ts'
import * as officeBookingList from './office-booking-list.ts'
import * as officeBookings from './office-bookings.ts'
import * as officeBooks from './office-books.ts'
import * as officeCases from './office-cases.ts'
import * as officeDisputes from './office-disputes.ts'
import * as officeAlarmEmail from './office-alarm-email.ts'
import * as officeDuty from './office-duty.ts'
import * as officeEInvoices from './office-e-invoices.ts'
import * as officeFigures from './office-figures.ts'
import * as officeGifts from './office-gifts.ts'
import * as officeCoupons from './office-coupons.ts'
import * as officeGuestList from './office-guest-list.ts'
import * as officeGuests from './office-guests.ts'
import * as officeHealth from './office-health.ts'
import * as officeHotelDetails from './office-hotel-details.ts'
import * as officeHotelEdits from './office-hotel-edits.ts'
import * as officeHotelList from './office-hotel-list.ts'
import * as officeHotelSales from './office-hotel-sales.ts'
import * as officeHotels from './office-hotels.ts'
import * as officeIdentities from './office-identities.ts'
import * as officeManyAtOnce from './office-many-at-once.ts'
import * as officeMonths from './office-months.ts'
import * as officeNames from './office-names.ts'
import * as officeNow from './office-now.ts'
import * as officeOffers from './office-offers.ts'
import * as officeOwing from './office-owing.ts'
import * as officePeople from './office-people.ts'
import * as officeProposals from './office-proposals.ts'
import * as officeRefunds from './office-refunds.ts'
import * as officeReturns from './office-returns.ts'
import * as officeReviews from './office-reviews.ts'
import * as officeSettlements from './office-settlements.ts'
import * as officeTaxDocuments from './office-tax-documents.ts'
import * as officePayoutList from './office-payout-list.ts'
import * as officePayouts from './office-payouts.ts'
import * as officeTaxes from './office-taxes.ts'
import * as officeTerms from './office-terms.ts'
import * as officeTrialBalance from './office-trial-balance.ts'
import * as officeViews from './office-views.ts'
import * as officeWork from './office-work.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import * as pictures from './pictures.ts'
import * as push from './push.ts'
import * as relocations from './relocations.ts'
import * as reviews from './reviews.ts'
import * as rewards from './rewards.ts'
import * as staffNotices from './staff-notices.ts'
import * as statements from './statements.ts'
import * as taxDocuments from './tax-documents.ts'
import * as tickets from './tickets.ts'
import * as record from './record.ts'
import * as vouchers from './vouchers.ts'
import * as waits from './waits.ts'
import * as welcome from './welcome.ts'
import type { Call } from './call.ts'

const rooms = {
  ...accounts,
  ...analytics,
  ...bookingChanges,
  ...bookings,
  ...bookingTimeline,
  ...checkIn,
  ...cities,
  ...cityPlans,
  ...dayOffers,
  ...desk,
  ...deskActs,
  ...deskChannels,
  ...deskCleaning,
  ...deskCoupons,
  ...deskKeys,
  ...deskWebhooks,
  ...deskFacts,
  ...deskFigures,
  ...deskHelp,
  ...deskHotelRooms,
  ...deskNotes,
  ...deskRooms,
  ...deskPrices,
  ...deskPairing,
  ...deskPhotos,
  ...deskRegister,
  ...deskReviews,
  ...deskShift,
  ...deskStaff,
  ...deskPictures,
  ...deskWalkIns,
  ...deskBill,
  ...officeIdentities,
  ...errorReports,
  ...favourites,
  ...feedback,
  ...hotelContacts,
  ...hotelHelp,
  ...hotelLog,
  ...hotelMessages,
  ...hotelSearch,
  ...hotels,
  ...localTools,
  ...myData,
  ...guestPasskeys,
  ...nominees,
  ...passkeyNotices,
  ...passkeySignIn,
  ...hotelApplications,
  ...officeBank,
  ...officeBankAnswers,
  ...officeBookingList,
  ...officeBookings,
  ...officeBooks,
  ...officeCases,
  ...officeDisputes,
  ...officeAlarmEmail,
  ...officeDuty,
  ...officeEInvoices,
  ...officeFigures,
  ...officeGifts,
  ...officeCoupons,
  ...officeGuestList,
  ...officeGuests,
  ...officeHealth,
  ...officeHotelDetails,
  ...officeHotelEdits,
  ...officeHotelList,
  ...officeHotelSales,
  ...officeHotels,
  ...officeManyAtOnce,
  ...officeMonths,
  ...officeNames,
  ...officeNow,
  ...officeOffers,
  ...officeOwing,
  ...officePeople,
  ...officeProposals,
  ...officeRefunds,
  ...commissionInvoices,
  ...officeReturns,
  ...officeReviews,
  ...officeSettlements,
  ...officeTaxDocuments,
  ...officePayoutList,
  ...officePayouts,
  ...officeTaxes,
  ...officeTerms,
  ...officeTrialBalance,
  ...officeViews,
  ...officeWork,
  ...payments,
  ...places,
  ...pictures,
  ...push,
  ...relocations,
  ...reviews,
  ...rewards,
  ...staffNotices,
  ...statements,
  ...taxDocuments,
  ...tickets,
  ...record,
  ...vouchers,
  ...waits,
  ...welcome,
}

type Rooms = typeof rooms
type NamesOfCalls = { [Name in keyof Rooms]: Rooms[Name] extends Call ? Name : never }[keyof Rooms]

/** The types of every call, by its `METHOD /path`. The API client is checked against them. */
export type Calls = { [Name in NamesOfCalls as `${Rooms[Name]['method']} ${Rooms[Name]['path']}`]: Rooms[Name] }

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'rights' in value

/** Every call of the API. Tests of rights, limits and bad input iterate over this list. */
export const ALL_CALLS: readonly Call[] = Object.values(rooms).filter((value): value is never => isCall(value))
