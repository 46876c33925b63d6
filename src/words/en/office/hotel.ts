import type { OfficeHotel } from '#contract/office-hotels.ts'
import { LEAST_PHOTOS, type CheckItem } from '#domain/hotels/publishing.ts'
import type { EditedPartName } from '#web/lib/office-paths.ts'

export const hotel = 'Hotel'
export const pause = 'Pause'
export const hide = 'Hide'
export const publish = 'Publish'
export const pauses: Record<NonNullable<OfficeHotel['paused']>, string> = {
  desk: 'Its desk stopped selling for a while.',
  unseen: 'It sells no stay of today: it has not seen its bookings. Ring it.',
  office: 'Our office stopped its sales: later days go on.',
  cases: 'It sells no stay of today: too many guests were not taken. Look after its cases.',
}
export const pausedUntil = (moment: string) => `Until ${moment}.`

export const thirtyDays = 'Thirty days'
export const stays30Days = 'Stays, 30 days'
export const seenInTime = 'Seen in time'
export const noneWasDue = 'None was due'
export const guestsTurnedAway = 'Guests turned away'
export const reviews = 'Reviews'
export const noneYet = 'None yet'
export const rooms = 'Rooms'
export const shownSince = 'Shown since'
export const never = 'Never'
export const itsPage = 'Its page'
/** A link to the hotel’s page. */
export const open = 'Open'
export const notShown = 'Not shown'

export const whatToCheck = 'What to check'
export const checksDone = (done: number, count: number) => `${done} of ${count} done`
/** Each point on the checklist, and who is responsible. */
export const checks: Record<CheckItem, { words: string; how: string }> = {
  position: { words: 'It is on the map', how: 'An admin sets its position: "near me" and moved guests need it.' },
  description: { words: 'It has a text', how: 'An admin writes what guests read of it.' },
  stars: { words: 'Its stars are known', how: 'An admin chooses them, or that it is not rated.' },
  rooms: { words: 'It has rooms', how: 'Its manager adds them at the desk, or an admin here.' },
  prices: { words: 'It has prices', how: 'Its manager sets them at the desk, or an admin here.' },
  photos: {
    words: `It has ${LEAST_PHOTOS} photos or more`,
    how: 'Its manager adds them at the desk, or an admin here. Look that they are of these rooms.',
  },
  manager: { words: 'It has a manager', how: 'The applicant is one.' },
  reception_phone: { words: 'The reception has a number', how: 'Its manager writes it at the desk, or an admin here.' },
  messages: {
    words: 'It hears of bookings',
    how: 'Its manager names a phone or an address at the desk, or an admin here.',
  },
  terms: {
    words: 'Terms are in force',
    how: 'One admin proposes its commission, PAN and GST, another confirms them. Without them TDS is 5%, and Uncle pays the GST on its rooms.',
  },
  legal_name: {
    words: 'It names the business that runs it',
    how: 'In the terms: the legal name and its address. Guests read them on the hotel’s page.',
  },
  bank: { words: 'It can be paid', how: 'One admin proposes its bank details, another confirms them.' },
  desk_rung: { words: 'Desk rung and spoken to', how: 'Ring its reception at an hour when guests come.' },
  policy_accepted: { words: 'Couples with local IDs are welcome, in writing', how: 'See the signed policy.' },
  agreement_signed: { words: 'The agreement is signed', how: 'See the signed agreement, with its commission.' },
  locks: {
    words: 'Every room locks from inside',
    how: 'In person or by video call: the door, its bolt and the bathroom. Note who showed it.',
  },
  lighting: {
    words: 'Entrance, stairs and corridors are lit at night',
    how: 'In person or by video call after dark. Note who showed it.',
  },
  cameras: {
    words: 'Cameras only in public places',
    how: 'Its manager says in writing where each one is: none in rooms, bathrooms or facing a door.',
  },
  amenities: {
    words: 'It says what it has',
    how: 'Guests filter by it. Its manager does it at the desk, or an admin here.',
  },
  house_rules: { words: 'It has house rules', how: 'Its manager writes them at the desk, or an admin here.' },
}
export const recommended = 'Recommended'
export const readyToPublish = 'Ready to be shown to guests'
export const toBeDone = (check: string) => `${check}<hidden>, to be done</hidden>`
export const sign = 'Sign'
export const doIt = (check: string) => `Do it<hidden>: ${check}</hidden>`

export const guestsNotTaken = 'Guests it did not take'
export const of30Days = '30 days'
export const none = 'None.'
export const causes: Record<OfficeHotel['open_cases'][number]['cause'], string> = {
  turned_away: 'Guests say that they were turned away',
  cannot_take: 'The hotel could not take its guests',
}
export const hotelHasNotAnswered = 'The hotel has not answered.'
export const hotelAnswered = (answer: string) => `The hotel: ${answer}`
export const countsAgainstIt = 'Counts against it'
export const dismissed = 'Dismissed'
export const itCounts = 'It counts'
export const dismiss = 'Dismiss'

export const rankIn = (place: number, count: number, city: string) => `Rank ${place} of ${count} in ${city}`
export const notInSearch = 'Not in the search'
export const itsOwnPoints = 'Its own points'
export const guestsNotTaken30Days = 'Guests it did not take, 30 days'
export const tooFewStays = 'No-shows, 90 days: fewer than 5 stays'
export const howCouplesWereWelcomed = 'How couples were welcomed'
export const noShowsOfStays = (own: number) => `No-shows, 90 days: ${own}% of its stays`
export const noShowsBesideAll = (own: number, all: number) => `No-shows, 90 days: ${own}% of its stays, ${all}% of all`
export const pointsInSearch = 'Points in the search'

export const contacts = 'Contacts'
export const reception = 'Reception'
export const noNumberYet = 'No number yet'
/** The end of a line, after a comma. */
export const notAcceptedYet = 'invited, has not accepted yet'
export const notAgreedYet = 'asked, has not agreed yet'
export const noPhone = 'No phone, works on paired devices'
export const messagesTo = {
  sms: (phone: string) => `SMS to ${phone}`,
  email: (address: string) => `Email to ${address}`,
  whatsapp: (phone: string) => `WhatsApp to ${phone}`,
}

export const publishHotel = 'Publish the hotel'
export const showItToGuests = 'Show it to guests'
export const guestsFindAndBookIt = 'Guests find and book it from now on.'

export const hideHotel = 'Hide the hotel'
export const takeItOffSite = 'Take it off the site'
export const nobodyFindsOrBooksIt =
  'Nobody finds or books it. Its bookings stay: cancel or move them one by one where that is meant.'

export const pauseHotel = 'Pause the hotel'
export const stopItsSales = 'Stop its sales'
export const whatPauseStops =
  'Until then it sells no stay of today, and none that begins before. It is told at its desk and by its channels. Its bookings stay, and later days go on selling.'
export const howLong = 'How long?'
export const forTwoHours = 'For two hours'
export const untilMidnight = 'Until midnight'
export const untilTomorrowNight = 'Until tomorrow night'
export const forWeek = 'For a week'

export const endOurPause = 'End our pause'
export const letItSellAgain = 'Let it sell again'
export const onlyOurPauseEnds = 'Only our own pause ends. One for unseen bookings or for guests not taken stays.'

export const signIt = 'Sign it'
export const whatYouSawOrHeard = 'What you saw or heard, for the log'
export const signChecks = 'Sign what you checked'
export const yourNameStandsBesideEach = 'Your name and the day stand beside each.'

export const itCountsAgainstHotel = 'It counts against the hotel'
export const letItCount = 'Let it count'
export const hotelLosesRank = (days: number) =>
  `The hotel loses rank for ${days} days. Looked after, the case no longer stops its sales.`
export const dismissCase = 'Dismiss the case'
export const dismissIt = 'Dismiss it'
export const itCostsHotelNothing = 'It costs the hotel nothing.'

export const changeHotel = 'Change the hotel'
export const changeMore = 'What its manager changes at the desk'
export const parts: Record<EditedPartName, string> = {
  rooms: 'Rooms and cleaning',
  prices: 'Prices',
  photos: 'Photos',
  facts: 'Details and contacts',
}
export const whyYouChangeIt = 'Why you change it'
export const managerReadsReason =
  'For the log. The hotel’s manager reads it beside each change you make from here. Nothing of a guest in it.'
export const reasonFirst = 'Write at the top of the page why you change it.'
export const adminsOnly = 'Only admins change hotels. Its manager does it at the desk.'
