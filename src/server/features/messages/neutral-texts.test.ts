import { expect, test } from 'vitest'
import { EMAIL_LINK_DAYS } from '#domain/accounts/email-link.ts'
import { OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import type { Language } from '#domain/languages.ts'
import { EMAIL_CODE_MINUTES } from '#domain/office/alarm-email.ts'
import { NEW_ADMIN_HOURS } from '#domain/office/limits.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { SITE } from '#domain/site.ts'
import { MESSAGE_CHANNELS } from '../../ports/message-sender.ts'
import { registeredText, templatesOf } from './templates.ts'

/** Every text and subject without its values: the fixed words of each template. */
const FIXED = templatesOf('https://uncle.example').map((template) => {
  const { subject = '', body } = registeredText(template, () => '…')
  return { ...template, text: `${subject}\n${body}`.replaceAll(SITE.supportPhone, '') }
})
const TO_PHONES = FIXED.filter(({ name }) => MESSAGE_CHANNELS[name].includes('sms'))
const TO_GUESTS = FIXED.filter(({ name }) => !/^(?:hotel|staff|office)_/.test(name))

type ByLanguage = Partial<Record<Language, RegExp>> & { en: RegExp }

/** Words that reveal that the guests are a couple, or why they meet. */
const TELLING: ByLanguage = {
  en: /\b(?:couples?|lovers?|love|(?:un)?married|girlfriend|boyfriend|husband|wife|partner|beds?|sex|privacy|mr|mrs|ms)\b/i,
  hi: /कपल|जोड़े|जोड़ा(?! ग)|प्रेम|प्यार|शादी|विवाह|पति|पत्नी|गर्लफ़्रेंड|बॉयफ़्रेंड|पार्टनर|बिस्तर|श्री/,
  ta: /ஜோடி|தம்பதி|காதல|திருமண|கணவ|மனைவி|கேர்ள்ஃப்ரெண்ட்|பாய்ஃப்ரெண்ட்|பார்ட்னர்|படுக்கை|திரு\.|திருமதி/,
}

/** Words that reveal a hotel, which must not appear on a guest's locked screen. */
const PLACES: ByLanguage = {
  en: /hotel|\brooms?\b|\bstay\b/i,
  hi: /होटल|रूम|कमर/,
  ta: /ஹோட்டல|ரூம|அறை/,
}

test.each(FIXED)('the text $name contains no words that reveal a couple', ({ language, text }) =>
  expect(text).not.toMatch(TELLING[language] ?? TELLING.en),
)

test.each(TO_GUESTS)('the text $name to guests contains no word for a hotel or a room', ({ language, text }) =>
  expect(text).not.toMatch(PLACES[language] ?? PLACES.en),
)

/** The only capitalised Latin words that texts may contain. Any other could be a name. */
const CAPITALS = new Set(['Uncle', 'OTP', 'ID', 'Now', 'Team', 'Changes'])

test.each(FIXED)('the text $name names no hotel and no person', ({ text }) => {
  const inside = text.matchAll(/(?<![.?!:"“…/]\s*|^|\n|\p{L})\p{Lu}[\p{L}’]+/gu)
  expect([...inside].map(([word]) => word).filter((word) => !CAPITALS.has(word))).toEqual([])
})

/** How many minutes a hotel has to answer. */
const ANSWER_MINUTES = 15
const TERMS = new Set(
  [
    OTP_VALID_MINUTES,
    EMAIL_LINK_DAYS,
    OBJECTION_HOURS,
    COMPLAINT_ANSWER_HOURS,
    REFUND_DAYS,
    NEW_ADMIN_HOURS,
    EMAIL_CODE_MINUTES,
    ANSWER_MINUTES,
  ].map(String),
)

test.each(FIXED)('the text $name contains no numbers except those in our terms', ({ text }) =>
  expect([...text.matchAll(/\d+/g)].map(([figures]) => figures).filter((figures) => !TERMS.has(figures))).toEqual([]),
)

test.each(TO_PHONES)(
  'the SMS $name has no variable for a hotel’s name or for text that somebody typed',
  ({ variables }) => {
    const names = variables.map(({ name }) => name)
    expect(names.filter((name) => ['hotel', 'reason', 'answer', 'rows'].includes(name))).toEqual([])
  },
)
