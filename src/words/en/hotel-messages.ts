import { DESK_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import type { EditedPart } from '#domain/hotel-messages/edited-parts.ts'
import type { DayList } from '#domain/hotel-messages/day-list.ts'
import type { HotelTextKind, NoticeWords } from '#domain/hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { ANSWER_MINUTES } from '#domain/relocations/money-back.ts'
import { plural } from './plural.ts'

/** Messages about a booking. */
export const TEXTS: Readonly<Record<HotelTextKind, (words: NoticeWords) => string>> = {
  new: ({ code, slot, checkin, rooms, money, link }) =>
    `new booking ${code}: ${slot}, ${checkin}, ${rooms}. ${money}. Seen it? ${link}`,
  changed: ({ code, slot, checkin, rooms, money }) =>
    `${code} has changed. Now ${slot}, ${checkin}, ${rooms}. ${money}.`,
  extended: ({ code, leaves, rooms, money }) => `${code} has extra hours, until ${leaves}, ${rooms}. ${money}.`,
  cancelled: ({ code, slot, checkin, rooms }) => `${code} is cancelled: ${slot}, ${checkin}, ${rooms}.`,
  moved_away: ({ code, slot, checkin, rooms }) =>
    `${code} goes to another hotel: ${slot}, ${checkin}, ${rooms}. Do not expect it.`,
  turned_away: ({ code, slot, checkin, rooms, money }) =>
    `guests of ${code} say you are refusing them: ${slot}, ${checkin}, ${rooms}. ${money}. Let them in, or ring us now.`,
  money_asked: ({ code, slot, checkin, rooms }) =>
    `${code} wants its money back: ${slot}, ${checkin}, ${rooms}. Did you give the room? Answer at your desk within ${ANSWER_MINUTES} minutes, or the money goes back.`,
  more_money: ({ code, slot, checkin, rooms, money }) =>
    `guests of ${code} say you ask for more than agreed: ${slot}, ${checkin}, ${rooms}. ${money}. Nothing else is due. Answer at your desk, we ring you.`,
  not_as_shown: ({ code, slot, checkin, rooms }) =>
    `guests of ${code} say their room is not as shown: ${slot}, ${checkin}, ${rooms}. Answer at your desk within ${DESK_HELP_MINUTES} minutes, then we decide.`,
  ask_again: ({ code, slot, checkin, rooms, money, link }) =>
    `please confirm you have seen ${code}: ${slot}, ${checkin}, ${rooms}. ${money}. ${link}`,
  arriving: ({ code, slot, checkin, rooms, money }) =>
    `${code} arrives within the hour: ${slot}, ${checkin}, ${rooms}. ${money}.`,
  refunded: ({ code, slot, checkin, rooms }) =>
    `guests of ${code} got money back for what they did not get: ${slot}, ${checkin}, ${rooms}. Your statement takes it off. Not right? Call us.`,
}

/** The subjects of the emails, each followed by the booking's code. */
export const SUBJECTS: Readonly<Record<HotelTextKind, string>> = {
  new: 'New booking',
  changed: 'Changed booking',
  extended: 'Extra hours',
  cancelled: 'Cancelled booking',
  moved_away: 'Booking moved',
  turned_away: 'Turned away?',
  money_asked: 'Money back?',
  more_money: 'Asked for more?',
  not_as_shown: 'Room not as shown?',
  ask_again: 'Have you seen it?',
  arriving: 'Within the hour',
  refunded: 'Money refunded',
}

/** Messages about other sites that sell the hotel's rooms. */
export const SITES: Readonly<Record<SiteTextKind, { subject: string; body: (link: string) => string }>> = {
  sold_twice: {
    subject: 'A room is sold twice',
    body: (link) => `a room is sold twice for the same time. Your desk says which, and what to do: ${link}`,
  },
  site_silent: {
    subject: 'Another site is silent',
    body: (link) => `we could not read another site for an hour. A room can be sold twice now. See your desk: ${link}`,
  },
}

/** The details that our office changed. */
export const PARTS: Readonly<Record<EditedPart, string>> = {
  name: 'name',
  address: 'address',
  place: 'place on the map',
  description: 'description',
  stars: 'stars',
  bathtub: 'bathtub charge',
}
export const severalParts = (count: number) => `${count} details`
export const partsChanged = (what: string) => `our office has changed what guests read of your hotel: ${what}`
/** Added to `partsChanged` where the message has room. */
export const partsChangedWhy = (phone: string) => `. Your desk says why, under Changes. Is it wrong? Ring us: ${phone}`

export const salesStopped = (until: string) => `sales are stopped until ${until}`
/** Added to `salesStopped` where the message has room. */
export const salesStoppedHelp = (phone: string) => `. Later days go on selling. Open your desk, or ring us: ${phone}`

export const contactSubject = 'May we send booking messages here?'
export const contactAsked = (link: string) =>
  `may we send booking messages to you here? Nothing comes before you say yes: ${link}`

/** The heading of a list of arrivals. */
export const DAYS: Readonly<Record<DayList, (date: string) => string>> = {
  tomorrow: (date) => `Tomorrow, ${date}`,
  today: (date) => `Today, ${date}`,
}
export const arriving = (count: number) =>
  `${count} ${plural(count, 'booking', 'bookings')} arriving. The list is at your desk.`
export const date = (day: Date): string => formatIstDate(day)
