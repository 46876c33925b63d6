import { istDateOf, istMinuteOfDay } from '../kernel/ist.ts'

const WEEKDAYS = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'] as const
const MONTHS = ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'] as const

/** The part of the day, by its first hour; Hindi needs it to distinguish 9 in the morning from 9 at night. */
const PARTS = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const

/** Formats a date: 'शनि, 5 दिस'. */
export function formatHindiDate(instant: Date): string {
  const day = new Date(`${istDateOf(instant)}T00:00:00Z`)
  return `${WEEKDAYS[day.getUTCDay()]}, ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`
}

/** Formats a time: 'रात 9 बजे', 'दोपहर 12:30 बजे'. */
export function formatHindiTime(instant: Date): string {
  const minute = istMinuteOfDay(instant)
  const hour = Math.floor(minute / 60)
  const past = minute % 60
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? ''
  return `${part} ${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''} बजे`
}

/** Formats a date and time: 'शनि, 5 दिस, रात 9 बजे'. */
export const formatHindiMoment = (instant: Date): string => `${formatHindiDate(instant)}, ${formatHindiTime(instant)}`
