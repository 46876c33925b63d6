import { istDateOf, istMinuteOfDay, type IstDate } from './ist.ts'

/** The names that a language uses for days, months and times. The lists begin with Sunday and January. */
export type TimeNames = {
  weekdays: readonly string[]
  longWeekdays: readonly string[]
  /** the short form for text messages */
  shortMonths: readonly string[]
  months: readonly string[]
  /** the parts of a day with their first hour, the latest part first */
  parts: readonly (readonly [from: number, name: string])[]
  /** the word after a time, such as 'बजे' */
  oClock: string
}

/** The formats of one language, which `timesIn` returns. */
export type Times = ReturnType<typeof timesIn>

const dayOf = (date: IstDate) => new Date(`${date}T00:00:00Z`)

/** Formats Indian times in a language: 'शनि, 5 दिसंबर', 'रात 9 बजे'. */
export function timesIn({ weekdays, longWeekdays, shortMonths, months, parts, oClock }: TimeNames) {
  function dateWith(names: readonly string[], instant: Date, now = instant): string {
    const day = dayOf(istDateOf(instant))
    const words = `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${names[day.getUTCMonth()]}`
    const year = day.getUTCFullYear()
    return year === dayOf(istDateOf(now)).getUTCFullYear() ? words : `${words} ${year}`
  }

  /** Formats the time without the word that follows it: 'रात 9', 'दोपहर 12:30' */
  function partAndHour(instant: Date): string {
    const minute = istMinuteOfDay(instant)
    const hour = Math.floor(minute / 60)
    const past = minute % 60
    const part = parts.find(([from]) => hour >= from)?.[1] ?? ''
    return `${part} ${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}`
  }

  const time = (instant: Date) => `${partAndHour(instant)} ${oClock}`
  const date = (instant: Date, now?: Date) => dateWith(months, instant, now)
  return {
    weekdays,
    shortMonths,
    partAndHour,
    time,
    date,
    moment: (instant: Date, now?: Date) => `${date(instant, now)}, ${time(instant)}`,
    shortDate: (instant: Date) => dateWith(shortMonths, instant),
    shortMoment: (instant: Date) => `${dateWith(shortMonths, instant)}, ${time(instant)}`,
    shortWeekday: (day: IstDate) => weekdays[dayOf(day).getUTCDay()] ?? '',
    weekday: (day: IstDate) => longWeekdays[dayOf(day).getUTCDay()] ?? '',
    /** the month of a day or of a month ('2026-12') */
    month: (day: string) => months[Number(day.slice(5, 7)) - 1] ?? '',
  }
}
