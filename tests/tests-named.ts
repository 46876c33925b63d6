import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A run of one tool: its name, and the arguments that choose its tests. */
export type Named = { name: string; args: string[] }

const UNDER_VITEST = [
  'src/**/*.test.ts',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'proofs/**/*.test.ts',
  'tools/draw-pictures/**/*.test.ts',
  'tests/**/*.test.ts',
]
/** Tests that measure time and therefore run separately in `npm run test:long`. */
const BY_THEMSELVES = 'tests/load/'

const TITLE = /\b(?:test|it|describe)\b[.\w]*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/gs

const patternOf = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Chooses whole files whose name contains the word. In all other files it chooses the tests whose title contains it.
 */
function runsOf(files: readonly string[], root: string, word: string, byTitle: (pattern: string) => string[]): Named[] {
  const pattern = new RegExp(patternOf(word), 'i')
  const named = files.filter((file) => pattern.test(basename(file)))
  const titled = files.filter(
    (file) =>
      !named.includes(file) &&
      [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].some(([, , title = '']) => pattern.test(title)),
  )
  return [
    ...(named.length > 0 ? [{ name: `files named “${word}”`, args: named }] : []),
    ...(titled.length > 0 ? [{ name: `tests titled “${word}”`, args: [...titled, ...byTitle(patternOf(word))] }] : []),
  ]
}

/** Finds the tests with this word in their file's name or in a title, as arguments for Vitest and Playwright. */
export function testsNamed(root: string, word: string): { vitest: Named[]; playwright: Named[] } {
  const under = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => file.replaceAll('\\', '/'))
  const tested = under(UNDER_VITEST).filter((file) => !file.startsWith(BY_THEMSELVES))
  return {
    vitest: runsOf(tested, root, word, (pattern) => ['-t', pattern]),
    playwright: runsOf(under(['tests/e2e/*.spec.ts']), root, word, (pattern) => ['-g', pattern]),
  }
}
