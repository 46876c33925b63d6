import { formatCount } from '#domain/kernel/money.ts'
import { LEAST_SHOWN } from '#domain/record/month-figures.ts'
import { monthWords } from './times.ts'

export const title = 'Our record, month by month'
export const description =
  'Bookings, couples turned away, refunds, IDs opened and more, by month. Signed every night, and anybody can check it.'
export const lead =
  'What went well and what didn’t. Written every night, and nobody can change it later without a trace.'
export const month = 'Month'
export const monthAndYear = (day: string) => `${monthWords(day)} ${day.slice(0, 4)}`
export const daysOf = (day: string, last: number) =>
  last === 1 ? `1 ${monthWords(day)}.` : `1 to ${last} ${monthWords(day)}.`
export const barsShow = (first: string, last: string) =>
  `The bars show ${monthWords(first)} to ${monthWords(last)}; ${monthWords(last)} is dark.`

export const names = {
  bookings: 'Bookings',
  turnedAway: 'Turned away at the desk',
  minutesToSeen: 'Minutes until another hotel said “Seen”',
  refunds: 'Refunds within an hour',
  seenInTime: 'Bookings seen by the desk in time',
  welcomed: 'Welcomed without questions',
  identities: 'IDs opened by our office',
  orders: 'Orders by authorities',
  drills: 'Last restore drill',
}
export const under = `Under ${LEAST_SHOWN}`
export const none = 'None'
export const percent = (share: number) => `${share}%`
export const ofThousand = 'of 1,000'
export const perThousand = (rate: string) => `${rate} of 1,000`
export const halfOfThem = 'min, half of them'
export const ofCouples = (couples: number) => `of ${formatCount(couples)} couples`
export const eachWithReason = 'each with a reason'
export const before = (day: string, value: string) => `${monthWords(day)}: ${value}`
export const both = (one: string, other: string) => `${one} and ${other}`
export const couples = (count: string) => `Couples: ${count}.`
export const within = (minutes: string) => `95 of 100 within ${minutes} min.`
export const withinDay = (share: string) => `Within a day: ${share}.`
export const destroyed = (count: string) => `Destroyed: ${count}.`
export const toHotels = (count: string) => `To hotels, for their guest register: ${count}.`
export const drill = (minutes: number, worked: boolean) =>
  worked ? `worked, ${minutes} min` : `failed, ${minutes} min`
export const drillsWorked = (worked: number, held: number) => `${worked} of ${held} worked.`
export const noDrill = 'None noted yet.'
export const allMonths = 'All months as a table'

export const notYet = 'The first night is not written yet'
export const notYetMore = 'We write and sign it about 2 AM. Look again tomorrow.'

export const checkIt = 'Check it yourself'
export const howToCheck =
  'Each night holds the mark of the night before, and our signature. One changed or missing night breaks the chain, and this command names it.'
export const copyCommand = 'Copy the command'
export const commandCopied = 'Command copied'
export const lastNight = 'Last night'
export const night = (moment: string, number: number) => `${moment}, night ${formatCount(number)}`
export const itsMark = 'Its mark (SHA-256)'
export const ourKey = 'Our key (Ed25519)'
export const download = 'Download the record'
export const whatItProves = 'What it proves'
export const proves = ['No night was changed after it was signed.', 'No night is missing between two others.']
export const whatItDoesNot = 'What it doesn’t'
export const provesNot = [
  'That we counted rightly in the first place.',
  'That we didn’t write and sign everything again. Keep the mark, and the command notices.',
  `Anything about one hotel or one couple. A number under ${LEAST_SHOWN} isn’t shown.`,
]
export const theRecord = 'The record'
