import { istDateOf } from '#domain/kernel/ist.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'November 2026' of '2026-11'. */
export function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`
}

/** '2026-10' on a day of November 2026, in India: the newest month that can be over. */
export function lastMonth(now: Date): string {
  const [year = 0, month = 0] = istDateOf(now).split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
