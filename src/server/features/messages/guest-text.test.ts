import { expect, test } from 'vitest'
import { LANGUAGES, TRANSLATED, type Language } from '#domain/languages.ts'
import { guestTemplate, MESSAGE_CHANNELS, type GuestTextKind } from '../../ports/message-sender.ts'
import { guestTemplates } from './guest-templates.ts'
import { messageWords } from './guest-text.ts'

/** The kinds of texts to guests, which are also the names of the English templates. */
const GUEST_TEXTS = guestTemplates('https://uncle.example', 'en').map(({ name }) => name as GuestTextKind)

function guestExample(kind: GuestTextKind, language: Language) {
  const name = guestTemplate(kind, language)
  const template = guestTemplates('https://uncle.example', language).find((one) => one.name === name)
  if (!template) throw new Error(`${name} has no template`)
  const values = template.variables.map(({ example }) => example)
  return { template: name, values, ...template.fill(values) }
}

/**
 * The characters of GSM 03.38. If a text contains any other character, such as ₹ or a Hindi letter, each SMS of it
 * holds fewer than half as many characters.
 */
const LATIN = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/

/**
 * How many messages a carrier bills: one per 160 Latin or 70 other letters, or fewer letters if a text has several
 * parts.
 */
function partsOf(text: string): number {
  const [whole, part] = LATIN.test(text) ? [160, 153] : [70, 67]
  return text.length <= whole ? 1 : Math.ceil(text.length / part)
}

const BILLED: readonly Language[] = ['en', 'hi', 'ta']
type Bill = readonly [en: number, hi: number, ta: number]

/** How many messages each text costs in English, in Hindi and in Tamil. An English text with ₹ counts as non-Latin. */
const PARTS: Partial<Record<GuestTextKind, Bill>> = {
  otp: [1, 2, 2],
  booking_confirmed: [1, 2, 2],
  booking_refunded: [2, 2, 3],
  booking_money_back: [2, 2, 2],
  booking_cancelled: [2, 2, 2],
  booking_cancelled_unpaid: [1, 2, 3],
  booking_changed: [1, 2, 2],
  booking_extended: [1, 1, 2],
  booking_hours_added: [4, 4, 4],
  booking_no_show: [2, 3, 3],
  booking_came: [1, 2, 2],
  booking_needs_choice: [2, 3, 4],
  booking_decided: [1, 3, 3],
  booking_call_us: [1, 2, 2],
  review_off_page: [1, 1, 2],
  stay_welcome: [1, 2, 2],
  number_changed: [1, 2, 2],
  passkey_added: [1, 3, 3],
  account_ends: [1, 3, 4],
  partner_invited: [1, 2, 3],
  feedback_received: [2, 4, 4],
  room_free: [1, 2, 3],
  case_answered: [1, 2, 2],
}

const sentAsSms = GUEST_TEXTS.filter((kind) => MESSAGE_CHANNELS[kind].includes('sms'))

test('each text costs as many messages as the table says', () => {
  const bills = sentAsSms.map((kind) => [kind, BILLED.map((language) => partsOf(guestExample(kind, language).body))])
  expect(Object.fromEntries(bills)).toEqual(PARTS)
})

const everyText = TRANSLATED.flatMap((language) =>
  GUEST_TEXTS.map((kind): [GuestTextKind, Language] => [kind, language]),
)

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted()

test.each(everyText)('%s in %s contains every value and every figure of the English text', (kind, language) => {
  const [english, text] = [guestExample(kind, 'en'), guestExample(kind, language)]
  expect(text.template).toBe(`${kind}_${language}`)
  expect(text.values).toHaveLength(english.values.length)
  for (const value of text.values) expect(text.body).toContain(value)
  expect(figuresOf(text.body)).toEqual(figuresOf(english.body))
  expect(text.subject === undefined).toBe(english.subject === undefined)
})

test.each(everyText)('%s in %s leads to pages of that language', (kind, language) => {
  for (const [, path = ''] of guestExample(kind, language).body.matchAll(/https:\/\/uncle\.example(\S*)/g))
    expect(path).toMatch(new RegExp(`^/${language}/`))
})

test('a guest whose language we do not speak gets English', () => expect(messageWords('fr')).toBe(messageWords('en')))

test('an OTP text ends with the line from which browsers autofill the code', () => {
  for (const language of LANGUAGES) expect(guestExample('otp', language).body).toMatch(/\n@uncle\.example #402917$/)
  expect(guestExample('otp', 'en').body).toBe(
    '402917 is your Uncle OTP. It is valid for 5 minutes. Do not share it with anyone.\n@uncle.example #402917',
  )
})

test('the warning before erasure says when the account is erased, and names no hotel and no person', () =>
  expect(guestExample('account_ends', 'en')).toMatchObject({
    body: 'Uncle: you have not signed in for three years, so we erase your account after Sat, 21 Nov, 6 PM. To keep it, sign in before: https://uncle.example/my-data',
    values: ['Sat, 21 Nov, 6 PM', 'https://uncle.example/my-data'],
  }))
