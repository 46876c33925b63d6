import { istDateOf, isIstDate, parseInstant, type IstDate } from './ist.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Matches '07/12/2026', '7-12-26', '07 Dec 2026' and '07-DEC-26 09:02'. */
const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. ,-]+(\d{4}|\d{2})(?![\d/.-])/i

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1

function dayFirst(text: string): IstDate | undefined {
  const [found, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  if (found === undefined) return undefined
  const date = [
    year.length === 2 ? `20${year}` : year,
    String(monthOf(month)).padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-')
  return isIstDate(date) ? date : undefined
}

/**
 * Reads a day that somebody else wrote: Unix seconds, ISO 8601, or the day first as in India. A time without a zone is
 * Indian time. Returns undefined for other text.
 */
export function dayOfText(text: string): IstDate | undefined {
  if (/^\d{10}$/.test(text)) return istDateOf(new Date(Number(text) * 1000))
  if (DAY_FIRST.test(text)) return dayFirst(text)
  const instant = parseInstant(text)
  return instant && istDateOf(instant)
}
