import { monthName } from '#domain/kernel/ist.ts'

/** 'November 2026' for '2026-11'. */
export const monthWords = (month: string): string => `${monthName(month) || month.slice(5)} ${month.slice(0, 4)}`

export const month = 'Month'
export const earlierMonth = 'Earlier month'
export const laterMonth = 'Later month'
