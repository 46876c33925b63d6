import { formatIstMoment } from '../kernel/ist.ts'
import { formatRupees, type Rupees } from '../kernel/money.ts'
import { PRODUCT_NAME } from '../site.ts'
import { slotAt, type SlotIndex } from '../slots/slots.ts'
import { hindiTimes } from '../kernel/hindi-times.ts'
import type { HotelLanguage } from './hotel-channel.ts'

/** Kinds of messages to a hotel about a booking. */
export const HOTEL_TEXTS = [
  'new',
  'changed',
  'extended',
  'cancelled',
  'moved_away',
  'turned_away',
  'money_asked',
  'ask_again',
  'arriving',
] as const
export type HotelTextKind = (typeof HOTEL_TEXTS)[number]

/**
 * Everything that a text may contain about a booking: no name, no phone, nothing that identifies the guest
 * (desk-and-office, "Messages to the hotel").
 */
export type NoticeStay = { code: string; slot: SlotIndex; checkin: Date; leaves: Date; rooms: number; due: Rupees }

/** The facts of `NoticeStay` as text in one language, one for each variable of the registered templates. */
export type NoticeWords = Record<'code' | 'slot' | 'checkin' | 'leaves' | 'rooms' | 'money' | 'link', string>

/** Receptionists use the hotel's English words, so Hindi writes them in Devanagari. */
const HINDI_SLOTS: Record<SlotIndex, string> = {
  0: 'मॉर्निंग',
  1: 'कस्टम डे',
  2: 'कस्टम नाइट',
  3: 'ईवनिंग',
  4: 'फ़ुल डे',
}

export const roomWords = (rooms: number, language: HotelLanguage): string =>
  language === 'hi' ? `${rooms} ${rooms === 1 ? 'कमरा' : 'कमरे'}` : `${rooms} ${rooms === 1 ? 'room' : 'rooms'}`

/** Says that the stay is paid, or how much the desk collects. */
export function moneyWords(due: Rupees, language: HotelLanguage): string {
  if (due === 0) return language === 'hi' ? 'PAID, कुछ नहीं लेना है' : 'PAID'
  return language === 'hi' ? `${formatRupees(due)} लेना है` : `TAKE ${formatRupees(due)}`
}

export const slotWords = (slot: SlotIndex, language: HotelLanguage): string =>
  language === 'hi' ? HINDI_SLOTS[slot] : slotAt(slot).listingName

export const momentWords = (moment: Date, language: HotelLanguage): string =>
  language === 'hi' ? hindiTimes.shortMoment(moment) : formatIstMoment(moment)

/** Puts a stay into words of one language. */
export const noticeWords = (stay: NoticeStay, language: HotelLanguage, link = ''): NoticeWords => ({
  code: stay.code,
  slot: slotWords(stay.slot, language),
  checkin: momentWords(stay.checkin, language),
  leaves: momentWords(stay.leaves, language),
  rooms: roomWords(stay.rooms, language),
  money: moneyWords(stay.due, language),
  link,
})

type Sentence = (words: NoticeWords) => string

const SENTENCES: Record<HotelLanguage, Record<HotelTextKind, Sentence>> = {
  en: {
    new: (w) => `new booking ${w.code}: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. Seen it? ${w.link}`,
    changed: (w) => `${w.code} has changed. Now ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}.`,
    extended: (w) => `${w.code} has extra hours, until ${w.leaves}, ${w.rooms}. ${w.money}.`,
    cancelled: (w) => `${w.code} is cancelled: ${w.slot}, ${w.checkin}, ${w.rooms}.`,
    moved_away: (w) => `${w.code} goes to another hotel: ${w.slot}, ${w.checkin}, ${w.rooms}. Do not expect it.`,
    turned_away: (w) =>
      `guests of ${w.code} say you are refusing them: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. Let them in, or ring us now.`,
    money_asked: (w) =>
      `${w.code} wants its money back: ${w.slot}, ${w.checkin}, ${w.rooms}. Did you give the room? Answer at your desk within 15 minutes, or the money goes back.`,
    ask_again: (w) =>
      `please confirm you have seen ${w.code}: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. ${w.link}`,
    arriving: (w) => `${w.code} arrives within the hour: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}.`,
  },
  hi: {
    new: (w) => `नई बुकिंग ${w.code}: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}। देख ली? ${w.link}`,
    changed: (w) => `${w.code} बदल गई है। अब ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}।`,
    extended: (w) => `${w.code} के घंटे बढ़े हैं, ${w.leaves} तक, ${w.rooms}। ${w.money}।`,
    cancelled: (w) => `${w.code} रद्द हो गई है: ${w.slot}, ${w.checkin}, ${w.rooms}।`,
    moved_away: (w) => `${w.code} अब दूसरे होटल में है: ${w.slot}, ${w.checkin}, ${w.rooms}। इनका इंतज़ार न करें।`,
    turned_away: (w) =>
      `${w.code} ने बताया कि आप कमरा नहीं दे रहे: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}। कमरा दें, या हमें अभी फ़ोन करें।`,
    money_asked: (w) =>
      `${w.code} पैसे वापस माँग रहे हैं: ${w.slot}, ${w.checkin}, ${w.rooms}। क्या आपने कमरा दिया? 15 मिनट में डेस्क पर जवाब दें, नहीं तो पैसे वापस जाएँगे।`,
    ask_again: (w) => `बताएँ कि ${w.code} देख ली: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}। ${w.link}`,
    arriving: (w) => `${w.code} एक घंटे के अंदर आ रहे हैं: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}।`,
  },
}

const STAY = ['code', 'slot', 'checkin', 'rooms'] as const

/** The variables of each registered template, in its order. */
const VALUES: Record<HotelTextKind, readonly (keyof NoticeWords)[]> = {
  new: [...STAY, 'money', 'link'],
  changed: [...STAY, 'money'],
  extended: ['code', 'leaves', 'rooms', 'money'],
  cancelled: STAY,
  moved_away: STAY,
  turned_away: [...STAY, 'money'],
  money_asked: STAY,
  ask_again: [...STAY, 'money', 'link'],
  arriving: [...STAY, 'money'],
}

/** Returns a text in the hotel's language, and the variables of its registered template. */
export function hotelText(
  kind: HotelTextKind,
  language: HotelLanguage,
  words: NoticeWords,
): { body: string; values: string[] } {
  const body = `${PRODUCT_NAME}: ${SENTENCES[language][kind](words)}`
  return { body, values: VALUES[kind].map((name) => words[name]) }
}

const SUBJECTS: Record<HotelLanguage, Record<HotelTextKind, string>> = {
  en: {
    new: 'New booking',
    changed: 'Changed booking',
    extended: 'Extra hours',
    cancelled: 'Cancelled booking',
    moved_away: 'Booking moved',
    turned_away: 'Turned away?',
    money_asked: 'Money back?',
    ask_again: 'Have you seen it?',
    arriving: 'Within the hour',
  },
  hi: {
    new: 'नई बुकिंग',
    changed: 'बुकिंग बदली',
    extended: 'घंटे बढ़े',
    cancelled: 'बुकिंग रद्द',
    moved_away: 'बुकिंग दूसरे होटल में',
    turned_away: 'कमरा नहीं दिया?',
    money_asked: 'पैसे वापस?',
    ask_again: 'क्या आपने देख ली?',
    arriving: 'एक घंटे के अंदर',
  },
}

/** Returns an email's subject: 'New booking 7K3M9QXZ'. */
export const hotelSubject = (kind: HotelTextKind, language: HotelLanguage, code: string): string =>
  `${SUBJECTS[language][kind]} ${code}`
