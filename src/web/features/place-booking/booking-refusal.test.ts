import { expect, test } from 'vitest'
import { answerRefusal, isFinal, type RefusalAnswer } from './booking-refusal.ts'

test.each<[number, string, RefusalAnswer, boolean]>([
  [401, 'NO_SESSION', { kind: 'sign-in' }, false],
  [0, 'UNREACHABLE', { kind: 'try-again', message: 'm' }, false],
  [503, 'OVERLOADED', { kind: 'try-again', message: 'm' }, false],
  [409, 'REQUEST_IN_PROGRESS', { kind: 'try-again', message: 'm' }, false],
  [409, 'TOO_MANY_HOLDS', { kind: 'too-many-holds', message: 'm' }, true],
  [409, 'OVERLAPS_YOURS', { kind: 'own-stay', message: 'm' }, true],
  [422, 'EMAIL_INVALID', { kind: 'field', field: 'email', message: 'm' }, true],
  [422, 'COUPON_USED_UP', { kind: 'new-bill', message: 'm' }, true],
  [409, 'PRICE_CHANGED', { kind: 'new-bill', message: 'm' }, true],
  [409, 'SOLD_OUT', { kind: 'failed', reason: 'SOLD_OUT' }, true],
  [422, 'SLOT_ENDED', { kind: 'failed', reason: 'SLOT_ENDED' }, true],
  [503, 'PAYMENT_UNAVAILABLE', { kind: 'failed', reason: 'PAYMENT_UNAVAILABLE' }, true],
  [500, 'INTERNAL', { kind: 'failed', reason: 'INTERNAL' }, false],
])('the page answers a refusal of %d %s with the right step', (status, code, answer, isOver) => {
  const given = answerRefusal({ status, code, message: 'm' })
  expect(given).toEqual(answer)
  expect(isFinal(given)).toBe(isOver)
})
