import { expect, test } from 'vitest'
import type { ApiAnswer } from '#web/lib/api.ts'
import { requestKey } from './use-request-key.ts'

const keys = () => {
  let drawn = 0
  return requestKey(() => String(++drawn))
}
const refused = (code: string) => ({ ok: false, refusal: { code, message: '' } }) as ApiAnswer<never>
const wish = { amount: 100 }

test('a press after a lost answer carries the same key', () => {
  const request = keys()
  expect(request.keyFor(wish)).toBe('1')
  request.heard(refused('UNREACHABLE'))
  expect(request.keyFor({ ...wish })).toBe('1')
})

test('what was changed after a lost answer is another act', () => {
  const request = keys()
  request.keyFor(wish)
  request.heard(refused('UNREACHABLE'))
  expect(request.keyFor({ amount: 200 })).toBe('2')
})

test.each([
  ['a refusal', refused('OVER_LIMIT')],
  ['it was done', { ok: true, value: undefined } as ApiAnswer<undefined>],
] as const)('after %s the same again is another act', (_what, answer) => {
  const request = keys()
  request.keyFor(wish)
  request.heard(answer)
  expect(request.keyFor(wish)).toBe('2')
})
