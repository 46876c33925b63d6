import { formatIstDate } from '../kernel/ist.ts'
import { PRODUCT_NAME } from '../site.ts'
import { hindiTimes } from '../kernel/hindi-times.ts'
import type { HotelLanguage } from './hotel-channel.ts'
import { noticeWords, type NoticeStay } from './hotel-text.ts'

/** Lists go out at 8 PM for tomorrow and at 8 AM for today. */
export const DAY_LISTS = ['tomorrow', 'today'] as const
export type DayList = (typeof DAY_LISTS)[number]

const HEADINGS: Record<HotelLanguage, Record<DayList, (date: string) => string>> = {
  en: { tomorrow: (date) => `Tomorrow, ${date}`, today: (date) => `Today, ${date}` },
  hi: { tomorrow: (date) => `कल, ${date}`, today: (date) => `आज, ${date}` },
}

const lineOf = (stay: NoticeStay, language: HotelLanguage): string => {
  const { code, slot, checkin, rooms, money } = noticeWords(stay, language)
  return `[ ]  ${code}  ${checkin}  ${slot}  ${rooms}  ${money}`
}

/**
 * Returns the arrivals of a day as plain text to print: with a box to tick, and with no detail that other texts to a
 * hotel leave out. `day` is any moment of it.
 */
export function dayListText(
  list: DayList,
  { language, day, stays }: { language: HotelLanguage; day: Date; stays: readonly NoticeStay[] },
): { subject: string; body: string; values: string[] } {
  const date = language === 'hi' ? hindiTimes.shortDate(day) : formatIstDate(day)
  const heading = HEADINGS[language][list](date)
  const lines = stays.map((stay) => lineOf(stay, language)).join('\n')
  const subject = `${PRODUCT_NAME}: ${heading} (${stays.length})`
  return { subject, body: `${subject}\n\n${lines}\n`, values: [subject, lines] }
}
