import { describe, expect, test } from 'vitest'
import { random } from '../kernel/seeded-random.ts'
import {
  disputeAfter,
  DISPUTE_STATUSES,
  moneyOf,
  waitsForAnswer,
  waitsForUs,
  type DisputePhase,
  type DisputeReport,
  type DisputeStatus,
} from './dispute-state.ts'

const DUE = new Date('2026-12-11T18:00:00+05:30')
const report = (status: DisputeStatus, day: number, phase: DisputePhase = 'chargeback'): DisputeReport => ({
  status,
  phase,
  paise: 188_900,
  respondBy: status === 'open' ? DUE : null,
  at: new Date(`2026-12-${String(day).padStart(2, '0')}T10:00:00+05:30`),
})

describe('the state of a dispute after its reports', () => {
  const cases: [string, DisputeReport[], DisputeStatus][] = [
    ['opened', [report('open', 6)], 'open'],
    ['our proof is looked at', [report('open', 6), report('under_review', 8)], 'under_review'],
    ['more is asked', [report('open', 6), report('under_review', 8), report('action_required', 9)], 'action_required'],
    ['won', [report('open', 6), report('under_review', 8), report('won', 20)], 'won'],
    ['lost', [report('open', 6), report('lost', 20)], 'lost'],
    ['closed', [report('open', 6, 'fraud'), report('closed', 7, 'fraud')], 'closed'],
    ['the end was reported and nothing else', [report('won', 20)], 'won'],
    ['all at one moment', [report('open', 6), report('under_review', 6), report('lost', 6)], 'lost'],
    ['opened again late in the same phase', [report('under_review', 8), report('open', 9)], 'under_review'],
    ['asked again after it was won', [report('won', 20), report('action_required', 21)], 'won'],
    ['raised again in the next phase', [report('won', 20), report('open', 25, 'pre_arbitration')], 'open'],
    ['won, then reversed by the bank', [report('won', 20), report('lost', 22)], 'lost'],
    ['won after it was lost', [report('lost', 20), report('won', 22)], 'lost'],
    ['raised again after it was lost', [report('lost', 20), report('open', 22, 'arbitration')], 'lost'],
    ['a question becomes a chargeback', [report('open', 6, 'retrieval'), report('open', 9)], 'open'],
  ]
  test.each(cases)('the gateway’s webhooks lead to the right status of the dispute: %s', (_what, reports, wanted) => {
    expect(disputeAfter(reports)?.status).toBe(wanted)
    expect(disputeAfter(reports.toReversed())?.status, 'in the other order').toBe(wanted)
    expect(disputeAfter([...reports, ...reports])?.status, 'all of them twice').toBe(wanted)
  })

  test('a dispute without webhooks has no state', () => expect(disputeAfter([])).toBeUndefined())

  test('a dispute keeps the day on which our answer is due', () => {
    expect(disputeAfter([report('open', 6), report('action_required', 8)])?.respondBy).toEqual(DUE)
  })

  test('the order of a dispute’s webhooks does not matter', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { int, pick } = random(`dispute ${seed}`)
      const reports = Array.from({ length: int(1, 6) }, () =>
        report(pick(DISPUTE_STATUSES), int(1, 20), pick(['retrieval', 'chargeback', 'arbitration'])),
      )
      const shuffled = reports.map((one) => ({ one, place: int(0, 1000) })).toSorted((a, b) => a.place - b.place)
      expect(disputeAfter(shuffled.map(({ one }) => one))).toMatchObject({ status: disputeAfter(reports)?.status })
    }
  })
})

test.each([
  ['open', 'chargeback', 'held'],
  ['action_required', 'pre_arbitration', 'held'],
  ['under_review', 'arbitration', 'held'],
  ['open', 'retrieval', 'ours'],
  ['open', 'fraud', 'ours'],
  ['won', 'chargeback', 'ours'],
  ['closed', 'fraud', 'ours'],
  ['lost', 'chargeback', 'gone'],
  ['lost', 'retrieval', 'gone'],
] as const)('a disputed payment, in status %s and phase %s, is %s', (status, phase, wanted) => {
  expect(moneyOf({ status, phase })).toBe(wanted)
})

test.each([
  ['open', null, null, true],
  ['open', 'evidence_sent', 7, false],
  ['action_required', 'evidence_sent', 5, true],
  ['action_required', 'accepted', 5, false],
  ['under_review', null, null, false],
  ['lost', null, null, false],
] as const)('a dispute that is %s and was answered %s on day %s waits for us: %s', (status, answer, day, wanted) => {
  const { at } = report(status, 6)
  const answeredAt = day === null ? null : report(status, day).at
  expect(waitsForUs({ status, at, answer, answeredAt })).toBe(wanted)
})

test('the office has to act while the bank waits for our answer', () => {
  expect(DISPUTE_STATUSES.filter(waitsForAnswer)).toEqual(['open', 'action_required'])
})
