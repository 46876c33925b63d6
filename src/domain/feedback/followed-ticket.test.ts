import { expect, test } from 'vitest'
import {
  MAX_ADDITIONS,
  missedDeadline,
  ticketActs,
  ticketDue,
  ticketState,
  type TicketFacts,
} from './followed-ticket.ts'

const at = (moment: string) => new Date(`${moment}:00+05:30`)
const CAME = at('2026-12-05T09:40')
const LATER = at('2026-12-06T12:00')

const factsOf = (more: Partial<TicketFacts>): TicketFacts => ({
  kind: 'complaint',
  reason: null,
  came: CAME,
  acknowledged: null,
  answered: null,
  settled: null,
  takenBack: null,
  officerAsked: null,
  additions: 0,
  ...more,
})

test.each([
  ['is new', {}, 'sent', ['add', 'take_back']],
  ['was read', { acknowledged: LATER }, 'read', ['add', 'take_back']],
  ['was answered', { acknowledged: LATER, answered: LATER }, 'answered', ['add', 'take_back', 'ask_officer']],
  ['was settled', { acknowledged: LATER, settled: LATER }, 'settled', ['ask_officer']],
  ['is with the officer', { answered: LATER, officerAsked: LATER }, 'with_officer', ['add', 'take_back']],
  ['was settled by the officer', { settled: LATER, officerAsked: LATER }, 'settled', []],
  ['was taken back', { settled: LATER, takenBack: LATER }, 'taken_back', []],
  ['has as many additions as it takes', { additions: MAX_ADDITIONS }, 'sent', ['take_back']],
  ['is feedback', { kind: 'feedback' }, 'sent', ['add']],
  ['is a report', { kind: 'report', reason: 'other' }, 'sent', ['add']],
  ['is settled feedback', { kind: 'feedback', settled: LATER }, 'settled', []],
] as const)('a message that %s has the right state and actions', (_name, more, state, acts) => {
  const facts = factsOf(more)
  expect([ticketState(facts), ticketActs(facts, new Date(LATER))]).toEqual([state, acts])
})

test.each([
  ['2026-12-07T09:39', false],
  ['2026-12-07T09:40', true],
])('at %s the sender of an unread complaint can ask the officer: %s', (moment, can) => {
  expect(ticketActs(factsOf({}), at(moment)).includes('ask_officer')).toBe(can)
})

test.each([
  ['is new', {}, '2026-12-07T09:40', '2027-01-05T09:40'],
  ['was read', { acknowledged: LATER }, null, '2027-01-05T09:40'],
  ['is with the officer', { acknowledged: LATER, officerAsked: LATER }, null, '2027-01-06T12:00'],
  ['was settled', { settled: LATER }, null, null],
  ['is a report of a person', { kind: 'report', reason: 'person' }, '2026-12-05T11:40', null],
  ['is a request', { kind: 'sponsorship' }, null, null],
] as const)('a message that %s has the right deadlines', (_name, more, next, last) => {
  expect(ticketDue(factsOf(more))).toEqual({ next: next && at(next), last: last && at(last) })
})

test.each([
  ['an unread complaint', {}, '2026-12-07T09:39', null],
  ['an unread complaint', {}, '2026-12-07T09:40', '2026-12-07T09:40'],
  ['a complaint that was read', { acknowledged: LATER }, '2027-01-05T09:39', null],
  ['a complaint that was read', { acknowledged: LATER }, '2027-01-05T09:40', '2027-01-05T09:40'],
  ['a settled complaint', { settled: LATER }, '2027-03-01T09:40', null],
  ['a report of a person', { kind: 'report', reason: 'person' }, '2026-12-05T11:39', null],
  ['a report of a person', { kind: 'report', reason: 'person' }, '2026-12-05T11:40', '2026-12-05T11:40'],
  ['a report of another hotel', { kind: 'report', reason: 'other_hotel' }, '2026-12-06T09:39', null],
  ['a report of another hotel', { kind: 'report', reason: 'other_hotel' }, '2026-12-06T09:40', '2026-12-06T09:40'],
  ['a request', { kind: 'sponsorship' }, '2027-03-01T09:40', null],
] as const)('%s (%o) has missed its deadline at %s: %s', (_name, more, now, missed) => {
  expect(missedDeadline(factsOf(more), at(now))).toEqual(missed && at(missed))
})
