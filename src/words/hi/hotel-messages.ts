import { DESK_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import type { EditedPart } from '#domain/hotel-messages/edited-parts.ts'
import type { DayList } from '#domain/hotel-messages/day-list.ts'
import type { HotelTextKind, NoticeWords } from '#domain/hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import { ANSWER_MINUTES } from '#domain/relocations/money-back.ts'
import { calendar } from './calendar.ts'

export const TEXTS: Readonly<Record<HotelTextKind, (words: NoticeWords) => string>> = {
  new: ({ code, slot, checkin, rooms, money, link }) =>
    `नई बुकिंग ${code}: ${slot}, ${checkin}, ${rooms}। ${money}। देख ली? ${link}`,
  changed: ({ code, slot, checkin, rooms, money }) => `${code} बदल गई है। अब ${slot}, ${checkin}, ${rooms}। ${money}।`,
  extended: ({ code, leaves, rooms, money }) => `${code} के घंटे बढ़े हैं, ${leaves} तक, ${rooms}। ${money}।`,
  cancelled: ({ code, slot, checkin, rooms }) => `${code} रद्द हो गई है: ${slot}, ${checkin}, ${rooms}।`,
  moved_away: ({ code, slot, checkin, rooms }) =>
    `${code} अब दूसरे होटल में है: ${slot}, ${checkin}, ${rooms}। इनका इंतज़ार न करें।`,
  turned_away: ({ code, slot, checkin, rooms, money }) =>
    `${code} ने बताया कि आप कमरा नहीं दे रहे: ${slot}, ${checkin}, ${rooms}। ${money}। कमरा दें, या हमें अभी फ़ोन करें।`,
  money_asked: ({ code, slot, checkin, rooms }) =>
    `${code} पैसे वापस माँग रहे हैं: ${slot}, ${checkin}, ${rooms}। क्या आपने कमरा दिया? ${ANSWER_MINUTES} मिनट में डेस्क पर जवाब दें, नहीं तो पैसे वापस जाएँगे।`,
  more_money: ({ code, slot, checkin, rooms, money }) =>
    `${code} ने बताया कि आप तय से ज़्यादा पैसे माँग रहे हैं: ${slot}, ${checkin}, ${rooms}। ${money}। और कुछ नहीं लेना है। डेस्क पर जवाब दें, हम फ़ोन करेंगे।`,
  not_as_shown: ({ code, slot, checkin, rooms }) =>
    `${code} ने बताया कि कमरा फ़ोटो जैसा नहीं है: ${slot}, ${checkin}, ${rooms}। ${DESK_HELP_MINUTES} मिनट में डेस्क पर जवाब दें, फिर हम तय करेंगे।`,
  ask_again: ({ code, slot, checkin, rooms, money, link }) =>
    `बताएँ कि ${code} देख ली: ${slot}, ${checkin}, ${rooms}। ${money}। ${link}`,
  refunded: ({ code, slot, checkin, rooms }) =>
    `${code} को उस चीज़ के पैसे लौटाए जो उन्हें नहीं मिली: ${slot}, ${checkin}, ${rooms}। यह आपके हिसाब से घटा है। गलत है? हमें फ़ोन करें।`,
  arriving: ({ code, slot, checkin, rooms, money }) =>
    `${code} एक घंटे के अंदर आ रहे हैं: ${slot}, ${checkin}, ${rooms}। ${money}।`,
}

export const SUBJECTS: Readonly<Record<HotelTextKind, string>> = {
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
}

export const SITES: Readonly<Record<SiteTextKind, { subject: string; body: (link: string) => string }>> = {
  sold_twice: {
    subject: 'कमरा दो बार बिका',
    body: (link) => `एक कमरा एक ही समय के लिए दो बार बिका है। कौन सा और क्या करें, डेस्क पर देखिए: ${link}`,
  },
  site_silent: {
    subject: 'दूसरी साइट चुप है',
    body: (link) => `एक घंटे से दूसरी साइट पढ़ी नहीं गई। कमरा दो बार बिक सकता है। डेस्क पर देखिए: ${link}`,
  },
}

export const PARTS: Readonly<Record<EditedPart, string>> = {
  name: 'नाम',
  address: 'पता',
  place: 'नक्शे पर जगह',
  description: 'विवरण',
  stars: 'स्टार',
  bathtub: 'बाथटब का शुल्क',
}
export const severalParts = (count: number) => `${count} बातें`
export const partsChanged = (what: string) => `हमारे ऑफ़िस ने आपके होटल की जानकारी बदली है: ${what}`
export const partsChangedWhy = (phone: string) => `। क्यों, यह डेस्क पर "बदलाव" में पढ़िए। कुछ गलत है? हमें फ़ोन कीजिए: ${phone}`

export const salesStopped = (until: string) => `${until} तक बिक्री रुकी है`
export const salesStoppedHelp = (phone: string) => `। बाद के दिन बिकते रहेंगे। अपना डेस्क खोलिए, या हमें फ़ोन कीजिए: ${phone}`

export const contactSubject = 'बुकिंग के मैसेज यहाँ भेजें?'
export const contactAsked = (link: string) => `क्या हम बुकिंग के मैसेज यहाँ भेजें? आपकी हाँ से पहले कुछ नहीं आएगा: ${link}`

export const DAYS: Readonly<Record<DayList, (date: string) => string>> = {
  tomorrow: (date) => `कल, ${date}`,
  today: (date) => `आज, ${date}`,
}
export const arriving = (count: number) => `${count} बुकिंग आ रही हैं। लिस्ट डेस्क पर है।`
export const date = (day: Date): string => calendar.shortDate(day)
