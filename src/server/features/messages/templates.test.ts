import { expect, test } from 'vitest'
import { MAX_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { moneyWords } from '#domain/hotel-messages/hotel-text.ts'
import type { ToldField } from '#domain/hotel-messages/edited-parts.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { Language } from '#domain/languages.ts'
import { colleagueWords, newsWords } from '#domain/office/office-text.ts'
import { OPERATOR_ROLES } from '#domain/office/operators.ts'
import { SMS_VARIABLE } from '#domain/sms-variable.ts'
import { MESSAGE_CHANNELS } from '../../ports/message-sender.ts'
import { dayListReadyText } from './day-list-text.ts'
import { messageWords } from './guest-text.ts'
import { changedDetails, factsIn } from './hotel-text.ts'
import { registeredText, registeredTemplates, templatesOf } from './templates.ts'
import type { Template, VariableKind, VariableName } from './template.ts'

const ORIGIN = 'https://uncle.example'
const TEMPLATES = templatesOf(ORIGIN)
const SMS = TEMPLATES.filter(({ name }) => MESSAGE_CHANNELS[name].includes('sms'))

test('the list has each template once for each of its channels', () => {
  const listed = registeredTemplates(ORIGIN).map(({ name, channel }) => `${name} ${channel}`)
  const sent = Object.entries(MESSAGE_CHANNELS).flatMap(([name, channels]) => channels.map((one) => `${name} ${one}`))
  expect(listed.toSorted()).toEqual(sent.toSorted())
})

const MOST_RUPEES = 99_99_999
/** Moments in each month and each part of the day, on a full minute. */
const MOMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((month) =>
  ['00:29', '06:29', '12:29', '17:59'].map((time) => new Date(`2026-${String(month).padStart(2, '0')}-27T${time}:00Z`)),
)
const NEWS = ['turned_away', 'not_taken', 'unsafe', 'late_answer', 'books_differ'] as const
const FIELDS: readonly ToldField[] = ['name', 'address', 'city_id', 'description', 'stars', 'bathtub_charge']
const CODE = 'WWWWWWWW'

/** The longest values that we send for each variable. The length of links comes from the template itself. */
const LONGEST: Record<Exclude<VariableName, 'link'>, (language: Language) => string[]> = {
  otp: () => ['000000', '999999'],
  code: () => [CODE],
  ticket: () => ['C-WWWWWW'],
  moment: (language) =>
    MOMENTS.flatMap((moment) => [messageWords(language).moment(moment), factsIn(language).moment(moment)]),
  money: (language) => [
    formatRupees(MOST_RUPEES),
    ...[MOST_RUPEES, 0].map((due) => moneyWords(due, factsIn(language))),
  ],
  hours: (language) => [1, MAX_EXTENSION_HOURS].map((count) => messageWords(language).hours(count)),
  slot: (language) => [...factsIn(language).slots],
  rooms: (language) => [1, 10].map((count) => factsIn(language).rooms(count)),
  change: (language) => Object.values(messageWords(language).ACCOUNT_CHANGES),
  hotel: () => ['W'.repeat(120)],
  reason: () => ['W'.repeat(1000)],
  answer: () => [`W\n\n$& {{1}} ##VAR1##`.repeat(100)],
  heading: () => ['Uncle: Tomorrow, Sat, 5 Dec (200)'],
  arriving: (language) => [dayListReadyText('today', { language, day: new Date(0), count: 200 }).values[1] ?? ''],
  rows: () => ['[ ]  7K3M9QXZ\n'.repeat(200)],
  details: (language) => FIELDS.map((_field, first) => changedDetails(language, FIELDS.slice(first))),
  news: () => NEWS.map(newsWords),
  colleague: () => OPERATOR_ROLES.map(colleagueWords),
}

const valuesOf = ({ variables, language }: Template): string[][] =>
  variables.map(({ name, example }) => (name === 'link' ? [example] : LONGEST[name](language)))

const KINDS: Record<VariableKind, RegExp> = {
  numeric: /^\d+$/,
  // Carriers treat everything that is not a number, a link or an address as alphanumeric.
  alphanumeric: /^(?!\d+$)(?!https?:)[^@]+$/,
  url: /^https:\/\/uncle\.example\/\S+$/,
  email: /^[^\s@]+@[^\s@]+$/,
}

/** Fills the registered text with the values, as a carrier does. */
const asDelivered = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{\{(\d+)\}\}/g, (_whole, number: string) => values[Number(number) - 1] ?? 'no value')

test.each(TEMPLATES)('the text $name equals its registered template filled with its values', (template) => {
  const { subject, body } = registeredText(template, (number) => `{{${number}}}`)
  const longest = valuesOf(template)
  const rounds = Math.max(1, ...longest.map((values) => values.length))
  for (let round = 0; round < rounds; round += 1) {
    const values = longest.map((some) => some[round % some.length] ?? '')
    const filled = template.fill(values)
    expect(asDelivered(body, values)).toBe(filled.body)
    expect(asDelivered(subject ?? '', values)).toBe(filled.subject ?? '')
  }
})

test.each(TEMPLATES)('the template $name contains each of its variables', (template) => {
  const { body } = registeredText(template, (number) => `{{${number}}}`)
  const said = new Set([...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number)))
  expect(said).toEqual(new Set(template.variables.map((_variable, place) => place + 1)))
})

test.each(registeredTemplates(ORIGIN).filter(({ channel }) => channel === 'whatsapp'))(
  'the WhatsApp template $name neither begins nor ends with a value, as Meta demands',
  ({ text }) => expect(text ?? 'written by WhatsApp').not.toMatch(/^\{\{|\}\}\s*$/),
)

test.each(SMS)('each value of the SMS $name fits its variable’s kind and length', (template) => {
  const longest = valuesOf(template)
  const values = template.variables.flatMap(({ kind }, place) =>
    (longest[place] ?? []).map((value) => ({ kind, value })),
  )
  expect(values.filter(({ kind, value }) => !KINDS[kind].test(value))).toEqual([])
  expect(values.filter(({ kind, value }) => kind !== 'url' && value.length > SMS_VARIABLE)).toEqual([])
})
