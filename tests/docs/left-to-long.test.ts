import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEFT_TO_LONG } from '../left-to-long.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The folders of the projects that `scripts/test-long.ts` runs. */
const WALKED = /^tests\/(?:aadhaar|api|database|fuzz|model|packing)\//

test('every file left out of npm test exists, and is in a project of the long run', () => {
  expect(LEFT_TO_LONG.filter((file) => !existsSync(join(ROOT, file)) || !WALKED.test(file))).toEqual([])
})
