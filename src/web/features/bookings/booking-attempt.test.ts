import { expect, test } from 'vitest'
import { attemptFor } from './booking-attempt.ts'

const newKey = () => 'new'

test.each([
  ['a first wish gets a key', '{"hotelId":1}', undefined, 'new'],
  ['the same wish keeps its key', '{"hotelId":1}', { sent: '{"hotelId":1}', key: 'old' }, 'old'],
  ['another wish gets its own key', '{"hotelId":2}', { sent: '{"hotelId":1}', key: 'old' }, 'new'],
])('a booking attempt keeps one idempotency key per request: %s', (_, sent, last, key) =>
  expect(attemptFor(sent, last, newKey)).toEqual({ sent, key }),
)
