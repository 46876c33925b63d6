import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testsNamed, type Named } from '../tests/tests-named.ts'

/** The runs of Vitest and of Playwright, and whether they are repeated after each edit. */
export type Chosen = { vitest: Named[]; playwright: Named[]; isWatched: boolean }

const isJourney = (file: string) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)

const run = (name: string, args: string[]): Named[] => (args.length > 0 ? [{ name, args }] : [])

const testsInFiles = (files: readonly string[]) => ({
  vitest: run(
    'the named files',
    files.filter((file) => !isJourney(file)),
  ),
  playwright: run('the named journeys', files.filter(isJourney)),
})

const git = (root: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/**
 * Vitest runs the tests that import a changed file. Journeys import nothing from the site, so only journeys that
 * changed themselves run.
 */
function changedTests(root: string, since: string | undefined) {
  const changed = [
    ...git(root, 'diff', '--name-only', '--diff-filter=d', since ?? 'HEAD'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
  return {
    vitest: run('what the changed files reach', [
      '--passWithNoTests',
      since === undefined ? '--changed' : `--changed=${since}`,
    ]),
    playwright: run('the changed journeys', changed.filter(isJourney)),
  }
}

/**
 * Parses the arguments after `npm test --`: a word of file names and titles, such as `extend`; paths of files;
 * `--changed` or `--changed main`; and before any of them `--watch`, which leaves journeys out. Returns undefined for
 * all tests. Throws if a path is missing.
 */
export function chosenTests(root: string, given: readonly string[]): Chosen | undefined {
  const isWatched = given.includes('--watch')
  const [first, ...others] = given.filter((argument) => argument !== '--watch')
  if (first === undefined)
    return isWatched ? { vitest: [{ name: 'everything', args: [] }], playwright: [], isWatched } : undefined
  const words = [first, ...others]
  const missing = words.find((word) => /[/\\]|\.ts$/.test(word) && !existsSync(join(root, word)))
  if (missing !== undefined && first !== '--changed') throw new Error(`There is no file ${missing}.`)
  const found =
    first === '--changed'
      ? changedTests(root, others[0])
      : words.every((word) => existsSync(join(root, word)))
        ? testsInFiles(words)
        : testsNamed(root, words.join(' '))
  return { ...found, ...(isWatched && { playwright: [] }), isWatched }
}
