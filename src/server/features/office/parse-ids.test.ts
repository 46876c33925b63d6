import { expect, test } from 'vitest'
import { parseNumericId, parseUuid } from './parse-ids.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('the id %s is parsed as a number', (typed, id) => expect(parseNumericId(typed)).toBe(id))

test.each(['0', '01', '-1', '1.5', '2147483648', '99999999999', 'x', '', ' 1'])(
  'the id %j is refused with NOT_FOUND',
  (typed) => expect(() => parseNumericId(typed)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' })),
)

test('an id that is not a UUID is refused with NOT_FOUND', () => {
  const id = '6f9619ff-8b86-4d01-b42d-00c04fc964ff'
  expect(parseUuid(id)).toBe(id)
  for (const typed of ['7', '', `${id}0`])
    expect(() => parseUuid(typed)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})
