import { DESK_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import type { EditedPart } from '#domain/hotel-messages/edited-parts.ts'
import type { DayList } from '#domain/hotel-messages/day-list.ts'
import type { HotelTextKind, NoticeWords } from '#domain/hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import { ANSWER_MINUTES } from '#domain/relocations/money-back.ts'
import { calendar } from './calendar.ts'

export const TEXTS: Readonly<Record<HotelTextKind, (words: NoticeWords) => string>> = {
  new: ({ code, slot, checkin, rooms, money, link }) =>
    `புதிய புக்கிங் ${code}: ${slot}, ${checkin}, ${rooms}. ${money}. பார்த்தீர்களா? ${link}`,
  changed: ({ code, slot, checkin, rooms, money }) =>
    `${code} மாறியுள்ளது. இப்போது ${slot}, ${checkin}, ${rooms}. ${money}.`,
  extended: ({ code, leaves, rooms, money }) => `${code} கூடுதல் மணி நேரம் பெற்றது, ${leaves} வரை, ${rooms}. ${money}.`,
  cancelled: ({ code, slot, checkin, rooms }) => `${code} ரத்து ஆனது: ${slot}, ${checkin}, ${rooms}.`,
  moved_away: ({ code, slot, checkin, rooms }) =>
    `${code} வேறு ஹோட்டலுக்குப் போகிறது: ${slot}, ${checkin}, ${rooms}. இவர்களை எதிர்பார்க்க வேண்டாம்.`,
  turned_away: ({ code, slot, checkin, rooms, money }) =>
    `${code} விருந்தினர்கள் நீங்கள் மறுப்பதாகச் சொல்கிறார்கள்: ${slot}, ${checkin}, ${rooms}. ${money}. உள்ளே விடுங்கள், அல்லது இப்போதே எங்களை அழையுங்கள்.`,
  money_asked: ({ code, slot, checkin, rooms }) =>
    `${code} பணத்தைத் திரும்பக் கேட்கிறது: ${slot}, ${checkin}, ${rooms}. ரூம் கொடுத்தீர்களா? ${ANSWER_MINUTES} நிமிடங்களில் டெஸ்கில் பதில் சொல்லுங்கள், இல்லையென்றால் பணம் திரும்பப் போகும்.`,
  more_money: ({ code, slot, checkin, rooms, money }) =>
    `${code} விருந்தினர்கள் நீங்கள் கூடுதல் பணம் கேட்பதாகச் சொல்கிறார்கள்: ${slot}, ${checkin}, ${rooms}. ${money}. வேறு எதுவும் இல்லை. டெஸ்கில் பதில் சொல்லுங்கள், நாங்கள் அழைப்போம்.`,
  not_as_shown: ({ code, slot, checkin, rooms }) =>
    `${code} விருந்தினர்கள் ரூம் படத்தில் உள்ளது போல இல்லை என்கிறார்கள்: ${slot}, ${checkin}, ${rooms}. ${DESK_HELP_MINUTES} நிமிடங்களில் டெஸ்கில் பதில் சொல்லுங்கள், பிறகு நாங்கள் முடிவு செய்வோம்.`,
  ask_again: ({ code, slot, checkin, rooms, money, link }) =>
    `பார்த்ததை உறுதி செய்யுங்கள், ${code}: ${slot}, ${checkin}, ${rooms}. ${money}. ${link}`,
  refunded: ({ code, slot, checkin, rooms }) =>
    `${code} விருந்தினர்களுக்குக் கிடைக்காததற்குப் பணம் திரும்பக் கொடுத்தோம்: ${slot}, ${checkin}, ${rooms}. உங்கள் கணக்கில் கழிக்கப்பட்டது. தவறா? எங்களை அழையுங்கள்.`,
  arriving: ({ code, slot, checkin, rooms, money }) =>
    `${code} ஒரு மணி நேரத்தில் வருகிறார்கள்: ${slot}, ${checkin}, ${rooms}. ${money}.`,
}

export const SUBJECTS: Readonly<Record<HotelTextKind, string>> = {
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
}

export const SITES: Readonly<Record<SiteTextKind, { subject: string; body: (link: string) => string }>> = {
  sold_twice: {
    subject: 'ரூம் இரண்டு முறை விற்றது',
    body: (link) => `ஒரு ரூம் ஒரே நேரத்துக்கு இரண்டு முறை விற்றது. எது, என்ன செய்வது என்று டெஸ்கில் பாருங்கள்: ${link}`,
  },
  site_silent: {
    subject: 'வேறு தளம் பதில் தரவில்லை',
    body: (link) => `ஒரு மணி நேரமாக வேறு தளத்தைப் படிக்க முடியவில்லை. ஒரு ரூம் இரண்டு முறை விற்கப்படலாம். டெஸ்கில் பாருங்கள்: ${link}`,
  },
}

export const PARTS: Readonly<Record<EditedPart, string>> = {
  name: 'பெயர்',
  address: 'முகவரி',
  place: 'மேப் இடம்',
  description: 'விவரம்',
  stars: 'நட்சத்திரம்',
  bathtub: 'பாத்டப் கட்டணம்',
}
export const severalParts = (count: number) => `${count} விவரங்கள்`
export const partsChanged = (what: string) => `எங்கள் அலுவலகம் உங்கள் ஹோட்டல் விவரங்களை மாற்றியது: ${what}`
export const partsChangedWhy = (phone: string) =>
  `. ஏன் என்று டெஸ்கில் "மாற்றங்கள்" பக்கத்தில் படியுங்கள். தவறா? எங்களை அழையுங்கள்: ${phone}`

export const salesStopped = (until: string) => `${until} வரை விற்பனை நிறுத்தம்`
export const salesStoppedHelp = (phone: string) =>
  `. பிந்தைய நாட்களின் விற்பனை தொடரும். உங்கள் டெஸ்கைத் திறங்கள், அல்லது எங்களை அழையுங்கள்: ${phone}`

export const contactSubject = 'புக்கிங் மெசேஜ்களை இங்கே அனுப்பலாமா?'
export const contactAsked = (link: string) =>
  `புக்கிங் மெசேஜ்களை உங்களுக்கு இங்கே அனுப்பலாமா? நீங்கள் ஆம் சொல்லும் முன் எதுவும் வராது: ${link}`

export const DAYS: Readonly<Record<DayList, (date: string) => string>> = {
  tomorrow: (date) => `நாளை, ${date}`,
  today: (date) => `இன்று, ${date}`,
}
export const arriving = (count: number) => `${count} புக்கிங்குகள் வருகின்றன. பட்டியல் டெஸ்கில் உள்ளது.`
export const date = (day: Date): string => calendar.shortDate(day)
