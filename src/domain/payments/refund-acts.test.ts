import { expect, test } from 'vitest'
import { refundActs } from './refund-acts.ts'

const now = new Date('2026-12-07T10:00:00+05:30')
const before = new Date(+now - 1)

test.each([
  ['failed', before, ['ask_again', 'pay_by_hand']],
  ['failed', now, ['ask_again', 'pay_by_hand']],
  ['pending', before, ['ask_again']],
  ['pending', now, []],
  ['processed', before, []],
] as const)('a %s refund that was promised by %s offers the actions %o', (status, dueBy, acts) => {
  expect(refundActs({ status, dueBy, isDisputed: false }, now)).toEqual(acts)
  expect(refundActs({ status, dueBy, isDisputed: true }, now), 'the bank may pay it').toEqual([])
})
