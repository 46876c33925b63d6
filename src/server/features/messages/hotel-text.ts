import { editedParts, type ToldField } from '#domain/hotel-messages/edited-parts.ts'
import * as notice from '#domain/hotel-messages/hotel-text.ts'
import type { HotelTextKind, NoticeStay, NoticeWords, StayFacts } from '#domain/hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import type { Language } from '#domain/languages.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { SMS_VARIABLE } from '#domain/sms-variable.ts'
import { WORDS } from '../../../words/languages.ts'

/** A text to a hotel, and the variables of its registered template. */
type HotelText = { body: string; values: string[] }

const wordsIn = (language: Language) => WORDS[language].hotelMessages
const named = (text: string) => `${PRODUCT_NAME}: ${text}`

/** Returns a language's words for the facts of a stay. */
export const factsIn = (language: Language): StayFacts => WORDS[language].stayFacts

/** Describes a stay in one language. */
export const noticeWords = (stay: NoticeStay, language: Language, link = ''): NoticeWords =>
  notice.noticeWords(stay, factsIn(language), link)

/** Returns a text about a booking. */
export const hotelText = (kind: HotelTextKind, language: Language, words: NoticeWords): HotelText => ({
  body: named(wordsIn(language).TEXTS[kind](words)),
  values: notice.HOTEL_TEXT_VALUES[kind].map((name) => words[name]),
})

/** Returns an email's subject: 'New booking 7K3M9QXZ'. */
export const hotelSubject = (kind: HotelTextKind, language: Language, code: string): string =>
  `${wordsIn(language).SUBJECTS[kind]} ${code}`

/** Returns a text with the desk's address. Because others may read it, it names no site, room or guest. */
export function siteText(kind: SiteTextKind, language: Language, link: string): HotelText & { subject: string } {
  const { subject, body } = wordsIn(language).SITES[kind]
  return { subject: named(subject), body: named(body(link)), values: [link] }
}

/** Names the changed details, or counts them if a variable of an SMS is too short for their names. */
export function changedDetails(language: Language, fields: readonly ToldField[]): string {
  const { PARTS, severalParts } = wordsIn(language)
  const changed = editedParts(fields)
  const words = changed.map((part) => PARTS[part]).join(', ')
  return words.length <= SMS_VARIABLE ? words : severalParts(changed.length)
}

/**
 * Returns the message that the office changed a hotel's details, with the names of those details and our phone number.
 */
export function editText(language: Language, details: string): HotelText & { subject: string } {
  const { partsChanged, partsChangedWhy } = wordsIn(language)
  const subject = named(partsChanged(details))
  return { subject, body: subject + partsChangedWhy(SITE.supportPhone), values: [details] }
}

/** Returns the text that tells a hotel until when its sales are paused. Neutral, like every text. */
export function pauseText(language: Language, moment: string): HotelText & { subject: string } {
  const { salesStopped, salesStoppedHelp } = wordsIn(language)
  const subject = named(salesStopped(moment))
  return { subject, body: subject + salesStoppedHelp(SITE.supportPhone), values: [moment] }
}

/** Returns the text that asks for consent to a hotel's messages. It names no hotel and no person. */
export const contactText = (language: Language, link: string): HotelText => ({
  body: named(wordsIn(language).contactAsked(link)),
  values: [link],
})

export const contactSubject = (language: Language): string => wordsIn(language).contactSubject
