import { describe, expect, test } from 'vitest'
import { OTP_MAX_TRIES, OTP_RESEND_SECONDS, OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { RESERVATION_FLOOR } from '#domain/bills/bill.ts'
import { CHANGE_WINDOW_HOURS } from '#domain/bookings/change-window.ts'
import { GUESTS_PER_ROOM } from '#domain/bookings/rooms-and-guests.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DEARER_ROOM_DAYS } from '#domain/relocations/dearer-room.ts'
import { ANSWER_MINUTES } from '#domain/relocations/money-back.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { answerWords, MAX_ANSWER_LENGTH } from '#domain/chatbot/chat-topic.ts'
import { ACCEPTED_IDS, LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { ALL_TOPICS, CATEGORIES, findQuestion, findTopic, FURTHER_TOPICS } from './topics.ts'

const titles = (topics: typeof CATEGORIES) => topics.map(({ title }) => title)
const QUESTIONS = ALL_TOPICS.flatMap(({ questions }) => questions)
const saidOf = (question: string) => {
  const found = findQuestion(question)
  if (!found) throw new Error(`no question ${question}`)
  return answerWords(found.answer)
}

test('the chatbot lists the fifteen categories in the specification’s order', () => {
  expect(titles(CATEGORIES)).toEqual([
    `What is ${PRODUCT_NAME}`,
    'ID proof',
    'Minimum age',
    'Safety and security',
    'Time slots',
    'Breakfast and food',
    'LGBTQ friendly hotels',
    'Check-in process',
    'Special arrangement requests',
    'Discount coupons',
    'OTP not received',
    'Property listing',
    'Three-person rooms and married people',
    '24x7 availability',
    'Miscellaneous',
  ])
})

test('the chatbot lists its own topics after the categories', () => {
  expect(titles(FURTHER_TOPICS)).toEqual([
    'Refund',
    'Modify a booking',
    'Cancel a booking',
    'Hotel suggestions',
    'Metro connectivity',
    'Map location problems',
    'Feedback',
    'Sponsorship',
  ])
})

describe.each(ALL_TOPICS.map((topic) => [topic.title, topic] as const))('%s', (_title, { id, questions }) => {
  test('a topic offers three to five questions, each with an answer that fits a bubble', () => {
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.length).toBeLessThanOrEqual(5)
    for (const { asks, answer } of questions) {
      const words = answerWords(answer)
      expect(asks.length).toBeGreaterThan(5)
      expect(words.length, asks).toBeGreaterThan(20)
      expect(words.length, asks).toBeLessThanOrEqual(MAX_ANSWER_LENGTH)
      expect(`${asks} ${words}`).not.toMatch(/undefined|NaN|\[object|null|\s{2}/)
    }
  })

  test('a topic is found by its id', () => expect(findTopic(id)?.questions).toBe(questions))
})

test('each topic has a unique id', () => {
  const ids = [...ALL_TOPICS, ...QUESTIONS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([])
  const asked = QUESTIONS.map(({ asks }) => asks)
  expect(new Set(asked).size).toBe(asked.length)
})

test('the chatbot’s time slots match the table under their own names', () => {
  expect(findQuestion('which-slots')?.answer.list).toEqual([
    'Day 10AM-7PM (Morning on our pages)',
    'Escape 1PM-6PM (Custom Day on our pages)',
    'Quickie 6PM-9PM (Custom Night on our pages)',
    'Night 9PM-10AM next day (Evening on our pages)',
    'Full Day 12 noon-11AM next day',
    'Several days, with Full Day: up to 30 days',
  ])
  expect(saidOf('overnight')).toBe('Night 9PM-10AM next day (Evening on our pages) and Full Day 12 noon-11AM next day.')
})

test('the chatbot shows each of its slot names with the hours and with our name for the slot', () => {
  for (const question of ['which-slots', 'is-breakfast-included']) {
    const said = saidOf(question)
    for (const { chatbotName, listingName } of SLOTS) {
      const elsewhere = chatbotName === listingName ? '' : ` \\(${listingName} on our pages\\)`
      expect(said).toMatch(new RegExp(`${chatbotName} \\d+(AM|PM| noon)-\\d+(AM|PM)( next day)?${elsewhere}`))
    }
  }
})

test('only Night and Full Day include breakfast in the chatbot’s answers', () => {
  expect(saidOf('is-breakfast-included')).toMatch(
    /Only in Night and Full Day .*not included in Day, Escape and Quickie\./,
  )
})

test.each([
  ['how-old', `${LEGAL_AGE} or older`],
  ['which-ids', 'two original IDs'],
  ['which-ids', 'PAN is not accepted'],
  ...ACCEPTED_IDS.map((id) => ['which-ids', id] as const),
  ['name-match', 'must match'],
  ['three-in-a-room', `At most ${GUESTS_PER_ROOM} people`],
  ['need-account', formatRupees(SIGN_UP_CREDIT)],
  ['how-to-cancel', `${CHANGE_WINDOW_HOURS} hours before check-in`],
  ['change-time', `${CHANGE_WINDOW_HOURS} hours before check-in`],
  ['no-otp', `${OTP_RESEND_SECONDS} seconds`],
  ['otp-wrong', `${OTP_VALID_MINUTES} minutes`],
  ['otp-wrong', `${OTP_MAX_TRIES} times`],
  ['how-to-pay', `20% of the total, at least ${formatRupees(RESERVATION_FLOOR)}`],
  ['tax', 'GST is 5% for a room of up to ₹7,500 a day, and 18% above'],
  ['support-hours', SITE.supportPhone],
  ['refused-at-desk', 'at the same price or less is yours by one press'],
  ['refused-at-desk', `a dearer one once in ${DEARER_ROOM_DAYS} days`],
  ['turned-away-refund', `it has ${ANSWER_MINUTES} minutes`],
  ['extend-stay', 'an extra hour costs ₹120 per room'],
] as const)('the chatbot’s answer %s says %s', (question, words) => expect(saidOf(question)).toContain(words))

test('the chatbot opens a form for feedback and for sponsorship', () => {
  expect(findQuestion('give-feedback')?.answer.form).toBe('feedback')
  expect(findQuestion('complain')?.answer.form).toBe('complaint')
  expect(findQuestion('ask-for-sponsorship')?.answer.form).toBe('sponsorship')
})
