import type { Language } from '../languages.ts'
import { KINDS_FOR_HOTEL } from '../hotel-help/help-case.ts'
import { formatIstMoment } from '../kernel/ist.ts'
import { formatRupees, type Rupees } from '../kernel/money.ts'
import { PRODUCT_NAME } from '../site.ts'
import { SLOTS, type SlotIndex } from '../slots/slots.ts'
import { hindiTimes } from '../kernel/hindi-times.ts'
import { tamilTimes } from '../kernel/tamil-times.ts'

/** Kinds of messages to a hotel about a booking. */
export const HOTEL_TEXTS = [
  'new',
  'changed',
  'extended',
  'cancelled',
  'moved_away',
  'turned_away',
  'money_asked',
  ...KINDS_FOR_HOTEL,
  'ask_again',
  'arriving',
  'refunded',
] as const
export type HotelTextKind = (typeof HOTEL_TEXTS)[number]

/**
 * Everything that a text may contain about a booking: no name, no phone, nothing that identifies the guest
 * (desk-and-office, "Messages to the hotel").
 */
export type NoticeStay = { code: string; slot: SlotIndex; checkin: Date; leaves: Date; rooms: number; due: Rupees }

/** The facts of `NoticeStay` as text in one language, one for each variable of the registered templates. */
export type NoticeWords = Record<'code' | 'slot' | 'checkin' | 'leaves' | 'rooms' | 'money' | 'link', string>

/** Words each language uses in messages about a stay. Hotel terms stay English, written in the language's script. */
type FactWords = {
  slots: readonly string[]
  moment: (instant: Date) => string
  rooms: (count: number) => string
  paid: string
  toTake: (amount: string) => string
}

const FACTS: Record<Language, FactWords> = {
  en: {
    slots: SLOTS.map(({ listingName }) => listingName),
    moment: (instant) => formatIstMoment(instant),
    rooms: (count) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
    paid: 'PAID',
    toTake: (amount) => `TAKE ${amount}`,
  },
  hi: {
    slots: ['मॉर्निंग', 'कस्टम डे', 'कस्टम नाइट', 'ईवनिंग', 'फुल डे'],
    moment: hindiTimes.shortMoment,
    rooms: (count) => `${count} ${count === 1 ? 'कमरा' : 'कमरे'}`,
    paid: 'PAID, कुछ नहीं लेना है',
    toTake: (amount) => `${amount} लेना है`,
  },
  ta: {
    slots: ['மார்னிங்', 'கஸ்டம் டே', 'கஸ்டம் நைட்', 'ஈவ்னிங்', 'ஃபுல் டே'],
    moment: tamilTimes.shortMoment,
    rooms: (count) => `${count} ${count === 1 ? 'ரூம்' : 'ரூம்கள்'}`,
    paid: 'PAID, எதுவும் வாங்க வேண்டாம்',
    toTake: (amount) => `${amount} வாங்க வேண்டும்`,
  },
}

export const roomWords = (rooms: number, language: Language): string => FACTS[language].rooms(rooms)

/** Says that the stay is paid, or how much the desk collects. */
export const moneyWords = (due: Rupees, language: Language): string =>
  due === 0 ? FACTS[language].paid : FACTS[language].toTake(formatRupees(due))

export const slotWords = (slot: SlotIndex, language: Language): string => FACTS[language].slots[slot] ?? ''

export const momentWords = (moment: Date, language: Language): string => FACTS[language].moment(moment)

/** Puts a stay into words of one language. */
export const noticeWords = (stay: NoticeStay, language: Language, link = ''): NoticeWords => ({
  code: stay.code,
  slot: slotWords(stay.slot, language),
  checkin: momentWords(stay.checkin, language),
  leaves: momentWords(stay.leaves, language),
  rooms: roomWords(stay.rooms, language),
  money: moneyWords(stay.due, language),
  link,
})

type Sentence = (words: NoticeWords) => string

const SENTENCES: Record<Language, Record<HotelTextKind, Sentence>> = {
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
    more_money: (w) =>
      `guests of ${w.code} say you ask for more than agreed: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. Nothing else is due. Answer at your desk, we ring you.`,
    not_as_shown: (w) =>
      `guests of ${w.code} say their room is not as shown: ${w.slot}, ${w.checkin}, ${w.rooms}. Answer at your desk within 15 minutes, then we decide.`,
    ask_again: (w) =>
      `please confirm you have seen ${w.code}: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. ${w.link}`,
    arriving: (w) => `${w.code} arrives within the hour: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}.`,
    refunded: (w) =>
      `guests of ${w.code} got money back for what they did not get: ${w.slot}, ${w.checkin}, ${w.rooms}. Your statement takes it off. Not right? Call us.`,
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
    more_money: (w) =>
      `${w.code} ने बताया कि आप तय से ज़्यादा पैसे माँग रहे हैं: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}। और कुछ नहीं लेना है। डेस्क पर जवाब दें, हम फ़ोन करेंगे।`,
    not_as_shown: (w) =>
      `${w.code} ने बताया कि कमरा फ़ोटो जैसा नहीं है: ${w.slot}, ${w.checkin}, ${w.rooms}। 15 मिनट में डेस्क पर जवाब दें, फिर हम तय करेंगे।`,
    ask_again: (w) => `बताएँ कि ${w.code} देख ली: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}। ${w.link}`,
    refunded: (w) =>
      `${w.code} को उस चीज़ के पैसे लौटाए जो उन्हें नहीं मिली: ${w.slot}, ${w.checkin}, ${w.rooms}। यह आपके हिसाब से घटा है। ग़लत है? हमें फ़ोन करें।`,
    arriving: (w) => `${w.code} एक घंटे के अंदर आ रहे हैं: ${w.slot}, ${w.checkin}, ${w.rooms}। ${w.money}।`,
  },
  ta: {
    new: (w) => `புதிய புக்கிங் ${w.code}: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. பார்த்தீர்களா? ${w.link}`,
    changed: (w) => `${w.code} மாறியுள்ளது. இப்போது ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}.`,
    extended: (w) => `${w.code} கூடுதல் மணி நேரம் பெற்றது, ${w.leaves} வரை, ${w.rooms}. ${w.money}.`,
    cancelled: (w) => `${w.code} ரத்து ஆனது: ${w.slot}, ${w.checkin}, ${w.rooms}.`,
    moved_away: (w) => `${w.code} வேறு ஹோட்டலுக்குப் போகிறது: ${w.slot}, ${w.checkin}, ${w.rooms}. இவர்களை எதிர்பார்க்க வேண்டாம்.`,
    turned_away: (w) =>
      `${w.code} விருந்தினர்கள் நீங்கள் மறுப்பதாகச் சொல்கிறார்கள்: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. உள்ளே விடுங்கள், அல்லது இப்போதே எங்களை அழையுங்கள்.`,
    money_asked: (w) =>
      `${w.code} பணத்தைத் திரும்பக் கேட்கிறது: ${w.slot}, ${w.checkin}, ${w.rooms}. ரூம் கொடுத்தீர்களா? 15 நிமிடங்களில் டெஸ்கில் பதில் சொல்லுங்கள், இல்லையென்றால் பணம் திரும்பப் போகும்.`,
    more_money: (w) =>
      `${w.code} விருந்தினர்கள் நீங்கள் கூடுதல் பணம் கேட்பதாகச் சொல்கிறார்கள்: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. வேறு எதுவும் இல்லை. டெஸ்கில் பதில் சொல்லுங்கள், நாங்கள் அழைப்போம்.`,
    not_as_shown: (w) =>
      `${w.code} விருந்தினர்கள் ரூம் படத்தில் உள்ளது போல இல்லை என்கிறார்கள்: ${w.slot}, ${w.checkin}, ${w.rooms}. 15 நிமிடங்களில் டெஸ்கில் பதில் சொல்லுங்கள், பிறகு நாங்கள் முடிவு செய்வோம்.`,
    ask_again: (w) => `பார்த்ததை உறுதி செய்யுங்கள், ${w.code}: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}. ${w.link}`,
    refunded: (w) =>
      `${w.code} விருந்தினர்களுக்குக் கிடைக்காததற்குப் பணம் திரும்பக் கொடுத்தோம்: ${w.slot}, ${w.checkin}, ${w.rooms}. உங்கள் கணக்கில் கழிக்கப்பட்டது. தவறா? எங்களை அழையுங்கள்.`,
    arriving: (w) => `${w.code} ஒரு மணி நேரத்தில் வருகிறார்கள்: ${w.slot}, ${w.checkin}, ${w.rooms}. ${w.money}.`,
  },
}

const STAY = ['code', 'slot', 'checkin', 'rooms'] as const

/** The variables of each registered template, in its order. */
export const HOTEL_TEXT_VALUES: Record<HotelTextKind, readonly (keyof NoticeWords)[]> = {
  new: [...STAY, 'money', 'link'],
  changed: [...STAY, 'money'],
  extended: ['code', 'leaves', 'rooms', 'money'],
  cancelled: STAY,
  moved_away: STAY,
  turned_away: [...STAY, 'money'],
  money_asked: STAY,
  more_money: [...STAY, 'money'],
  not_as_shown: STAY,
  ask_again: [...STAY, 'money', 'link'],
  arriving: [...STAY, 'money'],
  refunded: STAY,
}

/** Returns a text in the hotel's language, and the variables of its registered template. */
export function hotelText(
  kind: HotelTextKind,
  language: Language,
  words: NoticeWords,
): { body: string; values: string[] } {
  const body = `${PRODUCT_NAME}: ${SENTENCES[language][kind](words)}`
  return { body, values: HOTEL_TEXT_VALUES[kind].map((name) => words[name]) }
}

const SUBJECTS: Record<Language, Record<HotelTextKind, string>> = {
  en: {
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
  },
  hi: {
    new: 'नई बुकिंग',
    changed: 'बुकिंग बदली',
    extended: 'घंटे बढ़े',
    cancelled: 'बुकिंग रद्द',
    moved_away: 'बुकिंग दूसरे होटल में',
    turned_away: 'कमरा नहीं दिया?',
    money_asked: 'पैसे वापस?',
    more_money: 'ज़्यादा पैसे माँगे?',
    not_as_shown: 'कमरा फ़ोटो जैसा नहीं?',
    ask_again: 'क्या आपने देख ली?',
    arriving: 'एक घंटे के अंदर',
    refunded: 'पैसे लौटाए',
  },
  ta: {
    new: 'புதிய புக்கிங்',
    changed: 'மாறிய புக்கிங்',
    extended: 'கூடுதல் மணி நேரம்',
    cancelled: 'ரத்தான புக்கிங்',
    moved_away: 'வேறு ஹோட்டலுக்குப் போன புக்கிங்',
    turned_away: 'ரூம் மறுத்தீர்களா?',
    money_asked: 'பணம் திரும்பவா?',
    more_money: 'கூடுதல் பணம் கேட்டீர்களா?',
    not_as_shown: 'ரூம் படத்தில் உள்ளது போல இல்லையா?',
    ask_again: 'பார்த்தீர்களா?',
    arriving: 'ஒரு மணி நேரத்தில்',
    refunded: 'பணம் திரும்பக் கொடுத்தோம்',
  },
}

/** Returns an email's subject: 'New booking 7K3M9QXZ'. */
export const hotelSubject = (kind: HotelTextKind, language: Language, code: string): string =>
  `${SUBJECTS[language][kind]} ${code}`
