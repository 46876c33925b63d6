import { expect, test } from 'vitest'
import { ALL_CALLS } from './calls.ts'

test('the API document lists USER_ID_MISSING for every upload (specification §5)', () => {
  const uploads = ALL_CALLS.filter(({ upload }) => upload !== undefined)
  expect(uploads.length).toBeGreaterThan(5)
  for (const { path, refusals } of uploads) {
    expect(refusals, path).toContain('USER_ID_MISSING')
    expect(refusals, path).not.toContain('NO_SESSION')
  }
})
