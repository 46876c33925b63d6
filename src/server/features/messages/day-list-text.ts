import type { DayList } from '#domain/hotel-messages/day-list.ts'
import type { NoticeStay } from '#domain/hotel-messages/hotel-text.ts'
import type { Language } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { WORDS } from '../../../words/languages.ts'
import { noticeWords } from './hotel-text.ts'

function headingOf(list: DayList, language: Language, day: Date): string {
  const { DAYS, date } = WORDS[language].hotelMessages
  return DAYS[list](date(day))
}

const lineOf = (stay: NoticeStay, language: Language): string => {
  const { code, slot, checkin, rooms, money } = noticeWords(stay, language)
  return `[ ]  ${code}  ${checkin}  ${slot}  ${rooms}  ${money}`
}

/** Returns the e-mail's body: the heading, followed by the rows. */
export const dayListBody = (heading: string, lines: string): string => `${heading}\n\n${lines}\n`

/**
 * Returns the arrivals of a day as plain text to print, each with a box to tick. Contains only details that other texts
 * to a hotel may contain. `day` is any moment of the day.
 */
export function dayListText(
  list: DayList,
  { language, day, stays }: { language: Language; day: Date; stays: readonly NoticeStay[] },
): { subject: string; body: string; values: string[] } {
  const lines = stays.map((stay) => lineOf(stay, language)).join('\n')
  const subject = `${PRODUCT_NAME}: ${headingOf(list, language, day)} (${stays.length})`
  return { subject, body: dayListBody(subject, lines), values: [subject, lines] }
}

/**
 * Returns the WhatsApp message that announces a day's list. It does not contain the list, because a template's values
 * must not have line breaks.
 */
export function dayListReadyText(
  list: DayList,
  { language, day, count }: { language: Language; day: Date; count: number },
): { body: string; values: string[] } {
  const heading = headingOf(list, language, day)
  const arriving = WORDS[language].hotelMessages.arriving(count)
  return { body: dayListReadyBody(heading, arriving), values: [heading, arriving] }
}

export const dayListReadyBody = (heading: string, arriving: string): string =>
  `${PRODUCT_NAME}: ${heading}: ${arriving}`
