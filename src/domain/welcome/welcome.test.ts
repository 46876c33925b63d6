import { expect, test } from 'vitest'
import type { DecidedCase } from '../hotel-cases/hotel-case.ts'
import { rankByWelcome, type WelcomeStep } from './welcome-rank.ts'
import { halfYearOf, isFinal, welcomeState, type StayAskedAbout } from './welcome-answer.ts'
import { countAnswers, nextCounts, shareOf, type WelcomeCounts } from './welcome-share.ts'

const at = (text: string) => new Date(`${text}+05:30`)
const ATTENDED: StayAskedAbout = {
  isAttended: true,
  leavesAt: at('2026-12-06T10:00:00'),
  refusal: null,
  answeredAt: null,
  countsIn: null,
}
const CASE: DecidedCase = {
  cause: 'turned_away',
  outcome: 'money_back',
  visit: null,
  hotelSaid: null,
  decidedFor: null,
  verdict: null,
  wasSilent: false,
}
const ABSENT: StayAskedAbout = { ...ATTENDED, isAttended: false }
const refusedBy = (refusal: Partial<DecidedCase>): StayAskedAbout => ({ ...ABSENT, refusal: { ...CASE, ...refusal } })
const LATER = at('2026-12-07T11:00:00')

test.each<[string, StayAskedAbout, Date, 'ask' | 'change' | null]>([
  ['a moment before they leave', ATTENDED, at('2026-12-06T09:59:59'), null],
  ['when they leave', ATTENDED, at('2026-12-06T10:00:00'), 'ask'],
  ['at the last moment', ATTENDED, at('2027-01-05T09:59:59'), 'ask'],
  ['30 days later', ATTENDED, at('2027-01-05T10:00:00'), null],
  ['who never came', ABSENT, LATER, null],
  ['whose other stay counts in this half year', { ...ATTENDED, countsIn: 4053 }, LATER, null],
  ['whose other stay counts in the half year before', { ...ATTENDED, countsIn: 4052 }, LATER, 'ask'],
  ['who only say that they were turned away', refusedBy({}), LATER, null],
  ['whose hotel agrees that it turned them away', refusedBy({ hotelSaid: 'did_not_take' }), LATER, 'ask'],
  ['whose hotel was silent', refusedBy({ wasSilent: true }), LATER, 'ask'],
  ['for whom the office decided', refusedBy({ hotelSaid: 'welcome', decidedFor: 'couple' }), LATER, 'ask'],
  ['against whom the office decided', refusedBy({ hotelSaid: 'welcome', decidedFor: 'hotel' }), LATER, null],
  ['whose case the office counts', refusedBy({ verdict: 'counts' }), LATER, 'ask'],
  ['whose case the office dismissed', refusedBy({ wasSilent: true, verdict: 'dismissed' }), LATER, null],
  ['who were let in after all', refusedBy({ wasSilent: true, outcome: null, visit: 'here' }), LATER, null],
  ['whose hotel could not take them', refusedBy({ cause: 'cannot_take', hotelSaid: 'did_not_take' }), LATER, null],
  ['who answered a day ago, less a second', { ...ATTENDED, answeredAt: LATER }, at('2026-12-08T10:59:59'), 'change'],
  ['who answered a day ago', { ...ATTENDED, answeredAt: LATER }, at('2026-12-08T11:00:00'), null],
])('guests %s may say whether they were welcomed, or not', (_who, stay, now, expected) =>
  expect(welcomeState(stay, now)).toBe(expected),
)

test.each([
  ['2026-06-30T23:59:59', 4052],
  ['2026-07-01T00:00:00', 4053],
  ['2026-12-31T23:59:59', 4053],
  ['2027-01-01T00:00:00', 4054],
])('%s in India is in half year %d', (text, half) => expect(halfYearOf(at(text))).toBe(half))

test('a guest’s answer counts once it can no longer be changed', () =>
  expect([isFinal(LATER, at('2026-12-08T10:59:59')), isFinal(LATER, at('2026-12-08T11:00:00'))]).toEqual([false, true]))

const counts = (couples: number, welcomed: number, asAgreed = couples, asShown = couples): WelcomeCounts => ({
  couples,
  welcomed,
  asAgreed,
  asShown,
})

test('guests’ good answers are counted', () => {
  const good = { welcomed: true, askedForMore: false, roomAsShown: true }
  const answers = [good, { ...good, welcomed: false }, { ...good, askedForMore: true }, { ...good, roomAsShown: false }]
  expect(countAnswers(answers)).toEqual(counts(4, 3, 3, 3))
})

test.each<[string, WelcomeCounts | null, WelcomeCounts, WelcomeCounts | null]>([
  ['nine couples show nothing', null, counts(9, 9), null],
  ['ten are shown', null, counts(10, 9), counts(10, 9)],
  ['four more change nothing', counts(10, 9), counts(4, 0), null],
  ['five more are added', counts(10, 9), counts(5, 4), counts(15, 13)],
  ['many more are added at once', counts(10, 9), counts(90, 90), counts(100, 99)],
])('a hotel counts its answers: %s', (_what, shown, waiting, expected) =>
  expect(nextCounts(shown, waiting)).toEqual(expected),
)

test.each([
  [counts(120, 118, 120, 119), { couples: 120, welcomed: 98, as_agreed: 100, as_shown: 99 }],
  [counts(1000, 999, 0, 5), { couples: 1000, welcomed: 99, as_agreed: 0, as_shown: 0 }],
])('a share of %j is rounded down', (given, shown) => expect(shareOf(given)).toEqual(shown))

const step = (couples: number, good: number, shownAt = LATER): WelcomeStep => ({
  ...counts(couples, good, good, good),
  shownAt,
})
const halfLifeLater = new Date(LATER.getTime() + 180 * 24 * 60 * 60_000)

test.each<[string, WelcomeStep[], Date, number]>([
  ['no answers', [], LATER, 0],
  ['ten couples, all content', [step(10, 10)], LATER, 50],
  ['the same, a half-life ago', [step(10, 10)], halfLifeLater, 29],
  ['thirty couples, all content', [step(30, 30)], LATER, 100],
  ['a thousand couples, all content', [step(1000, 1000)], LATER, 100],
  ['exactly the neutral share', [step(50, 45)], LATER, 0],
  ['one of two couples not content', [step(10, 5)], LATER, -200],
  ['nobody content', [step(10, 0)], LATER, -300],
  ['one question of three answered badly by all', [{ ...counts(30, 0), shownAt: LATER }], LATER, -233],
  ['a bad step long ago and a good one now', [step(10, 0, LATER), step(20, 20, halfLifeLater)], halfLifeLater, -91],
])('a hotel with %s gains or loses the expected rank', (_what, steps, now, expected) =>
  expect(rankByWelcome(steps, now)).toBe(expected),
)
