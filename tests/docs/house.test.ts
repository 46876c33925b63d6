import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MAX_LINES = 300
const MAX_SUBJECT = 72
/** Commits before this date may keep their subjects. */
const SINCE = '2026-11-22T08:00:00Z'

test('no file has more than 300 lines', () => {
  const long = globSync('{src,tests,scripts,proofs,demo,tools/draw-pictures}/**/*.{ts,tsx,js,css}')
    .filter((path) => !path.includes('/generated/'))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
  expect(long).toEqual([])
})

/** Without history (an archive instead of a clone) there are no subjects. */
function subjectsSince(): string[] {
  try {
    const log = execFileSync('git', ['log', `--since=${SINCE}`, '--format=%s'], { encoding: 'utf8', stdio: 'pipe' })
    return log.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

test('no commit subject is longer than 72 characters or contains two thoughts', () => {
  const faulty = subjectsSince().filter((subject) => subject.length > MAX_SUBJECT || subject.includes(';'))
  expect(faulty).toEqual([])
})

test('no test overrides a fixture, which would change it for later files in the same process', () => {
  const overriding = globSync('tests/**/*.ts').filter(
    (path) => !path.includes('/docs/') && readFileSync(path, 'utf8').includes('.override('),
  )
  expect(overriding, 'say .extend').toEqual([])
})
