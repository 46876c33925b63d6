import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsNamed } from '../tests-named.ts'

const ROOT = join(import.meta.dirname, '../..')

test('a word chooses files by name, and tests in other files by title', () => {
  const { vitest, playwright } = testsNamed(ROOT, 'Cancel')
  const [named, titled] = vitest
  expect(named?.args).toContain('tests/api/cancel-booking.test.ts')
  expect(named?.args).not.toContain('-t')
  expect(titled?.args).toContain('tests/api/extend-booking.test.ts')
  expect(titled?.args).not.toContain('tests/api/cancel-booking.test.ts')
  expect(titled?.args.slice(-2)).toEqual(['-t', 'Cancel'])
  expect(testsNamed(ROOT, 'extra hours').playwright[0]?.args).toEqual([
    'tests/e2e/changes.spec.ts',
    '-g',
    'extra hours',
  ])
  expect(playwright.flatMap(({ args }) => args)).not.toContain('tests/e2e/pages.spec.ts')
})

test('an unknown word chooses no test, and pattern characters count literally', () => {
  expect(testsNamed(ROOT, ['no', 'such', 'word'].join('~'))).toEqual({ vitest: [], playwright: [] })
  expect(testsNamed(ROOT, '.*')).toEqual({ vitest: [], playwright: [] })
})
