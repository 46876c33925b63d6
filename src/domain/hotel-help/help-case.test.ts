import { describe, expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import {
  canAnswer,
  DESK_HELP_ANSWERS,
  HELP_KINDS,
  helpState,
  isCountedHelp,
  type HelpCase,
  type HelpState,
} from './help-case.ts'

const OPENED = new Date('2026-12-05T21:14:00+05:30')
const at = (minutes: number) => addMinutes(OPENED, minutes)
const desk = (until: number): HelpState => ({ at: 'desk', until: at(until) })
const office = (until: number): HelpState => ({ at: 'office', until: at(until) })
const given = (fields: Partial<HelpCase>): HelpCase => ({
  kind: 'not_as_shown',
  openedAt: OPENED,
  answer: null,
  answeredAt: null,
  refusedAt: null,
  closedAt: null,
  ...fields,
})
const answered = (answer: HelpCase['answer'], more: Partial<HelpCase> = {}): Partial<HelpCase> => ({
  answer,
  answeredAt: at(5),
  ...more,
})

describe('the next step of a help case', () => {
  test.each<[string, Partial<HelpCase>, number, HelpState]>([
    ['the desk has 15 minutes', {}, 0, desk(15)],
    ['until the last second', {}, 14.99, desk(15)],
    ['then the office has 30', {}, 15, office(45)],
    ['the office stays the next after its time', {}, 99, office(45)],
    ['an offer waits for the guests', answered('another_room'), 20, { at: 'guest' }],
    ['a room put right waits for the guests', answered('put_right'), 6, { at: 'guest' }],
    ['an objection goes to the office at once', answered('as_shown'), 5, office(35)],
    ['so does an offer that the guests refuse', answered('put_right', { refusedAt: at(9) }), 10, office(39)],
    ['a closed case waits for nobody', { closedAt: at(3) }, 4, { at: 'closed' }],
    ['the office rings the desk about money', { kind: 'more_money' }, 0, office(10)],
    ['an objection changes nothing', { kind: 'more_money', ...answered('agreed_extra') }, 6, office(10)],
    ['a desk that takes it back', { kind: 'more_money', ...answered('nothing_more') }, 6, { at: 'guest' }],
    [
      'a desk that asks again is rung again',
      { kind: 'more_money', ...answered('nothing_more', { refusedAt: at(9) }) },
      9,
      office(19),
    ],
    ['guests who do not feel safe are rung at once', { kind: 'unsafe' }, 0, office(2)],
  ])('a help case is at the right step: %s', (_name, fields, minutes, expected) => {
    expect(helpState(given(fields), at(minutes))).toEqual(expected)
  })
})

test.each(HELP_KINDS)('a desk can give only the answers that fit its case: %s', (kind) => {
  const expected = {
    more_money: ['nothing_more', 'agreed_extra'],
    not_as_shown: ['another_room', 'put_right', 'as_shown'],
    unsafe: [],
  }
  expect(DESK_HELP_ANSWERS.filter((answer) => canAnswer(kind, answer))).toEqual(expected[kind])
})

test.each([
  ['nobody answered', { kind: 'not_as_shown', answer: null, verdict: null }, false],
  ['the desk objects', { kind: 'not_as_shown', answer: 'as_shown', verdict: null }, false],
  ['the desk gives another room', { kind: 'not_as_shown', answer: 'another_room', verdict: null }, true],
  ['the office dismisses it', { kind: 'not_as_shown', answer: 'another_room', verdict: 'dismissed' }, false],
  ['the office finds for the guests', { kind: 'more_money', answer: 'agreed_extra', verdict: 'counts' }, true],
  ['they do not feel safe', { kind: 'unsafe', answer: null, verdict: null }, false],
] as const)(
  'a case counts against the hotel only if the hotel admits it or the office decides so: %s',
  (_name, one, expected) => {
    expect(isCountedHelp(one)).toBe(expected)
  },
)
