import type { Language } from '../languages.ts'
import { formatIstDate } from '../kernel/ist.ts'
import { PRODUCT_NAME } from '../site.ts'
import { hindiTimes } from '../kernel/hindi-times.ts'
import { tamilTimes } from '../kernel/tamil-times.ts'
import { noticeWords, type NoticeStay } from './hotel-text.ts'

/** Lists go out at 8 PM for tomorrow and at 8 AM for today. */
export const DAY_LISTS = ['tomorrow', 'today'] as const
export type DayList = (typeof DAY_LISTS)[number]

const HEADINGS: Record<Language, Record<DayList, (date: string) => string>> = {
  en: { tomorrow: (date) => `Tomorrow, ${date}`, today: (date) => `Today, ${date}` },
  hi: { tomorrow: (date) => `कल, ${date}`, today: (date) => `आज, ${date}` },
  ta: { tomorrow: (date) => `நாளை, ${date}`, today: (date) => `இன்று, ${date}` },
}

const ARRIVING: Record<Language, (count: number) => string> = {
  en: (count) => `${count} ${count === 1 ? 'booking' : 'bookings'} arriving. The list is at your desk.`,
  hi: (count) => `${count} बुकिंग आ रही हैं। सूची डेस्क पर है।`,
  ta: (count) => `${count} புக்கிங்குகள் வருகின்றன. பட்டியல் டெஸ்கில் உள்ளது.`,
}

const DATES: Record<Language, (day: Date) => string> = {
  en: (day) => formatIstDate(day),
  hi: hindiTimes.shortDate,
  ta: tamilTimes.shortDate,
}

const lineOf = (stay: NoticeStay, language: Language): string => {
  const { code, slot, checkin, rooms, money } = noticeWords(stay, language)
  return `[ ]  ${code}  ${checkin}  ${slot}  ${rooms}  ${money}`
}

/** Returns the e-mail's body: the heading with the rows below it. */
export const dayListBody = (heading: string, lines: string): string => `${heading}\n\n${lines}\n`

/**
 * Returns the arrivals of a day as plain text to print: with a box to tick, and with no detail that other texts to a
 * hotel leave out. `day` is any moment of it.
 */
export function dayListText(
  list: DayList,
  { language, day, stays }: { language: Language; day: Date; stays: readonly NoticeStay[] },
): { subject: string; body: string; values: string[] } {
  const heading = HEADINGS[language][list](DATES[language](day))
  const lines = stays.map((stay) => lineOf(stay, language)).join('\n')
  const subject = `${PRODUCT_NAME}: ${heading} (${stays.length})`
  return { subject, body: dayListBody(subject, lines), values: [subject, lines] }
}

/**
 * Returns the WhatsApp message that a day's list is ready. It does not contain the list, because a template's values
 * may have no line breaks.
 */
export function dayListReadyText(
  list: DayList,
  { language, day, count }: { language: Language; day: Date; count: number },
): { body: string; values: string[] } {
  const heading = HEADINGS[language][list](DATES[language](day))
  const arriving = ARRIVING[language](count)
  return { body: dayListReadyBody(heading, arriving), values: [heading, arriving] }
}

export const dayListReadyBody = (heading: string, arriving: string): string =>
  `${PRODUCT_NAME}: ${heading}: ${arriving}`
