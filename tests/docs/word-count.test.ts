/** Keeps documents short enough to be read. The bars and dashes in tables and lists do not count as words. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MAX_WORDS = 40_000
const MAX_WORDS_OF_DECISION = 350
const MAX_WORDS_FOR_NEWCOMERS = 10_000
const MAX_LINES_OF_README = 120

const NEWCOMERS = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/testing.md']

const read = (path: string) => readFileSync(path, 'utf8')
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const wordsOf = (paths: string[]) => paths.map((path) => wordsIn(read(path))).reduce((sum, count) => sum + count, 0)

test('the README and all documents have at most 40,000 words', () => {
  const pages = globSync('docs/**/*.md')
  expect(pages.length).toBeGreaterThan(70)
  expect(wordsOf(['README.md', ...pages])).toBeLessThanOrEqual(MAX_WORDS)
})

test('the README fits on a screen or two', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES_OF_README)
})

test('the texts that a newcomer reads have at most 10,000 words', () => {
  expect(wordsOf(NEWCOMERS)).toBeLessThanOrEqual(MAX_WORDS_FOR_NEWCOMERS)
})

/** The parts of a decision record, after its number in the title: what was decided, why, and what it costs. */
const PARTS = [
  /^# \d{4} [A-Z].*[^.]$/m,
  /^\*\*Decided\b/m,
  /^\*\*Why\.\*\* \S/m,
  /^\*\*(?:Costs\.|Replaces)\*?\*? ?\S/m,
]

test.for(globSync('docs/decisions/0*.md'))('the decision %s is short, and says what, why and at what cost', (path) => {
  const text = read(path)
  expect(wordsIn(text)).toBeLessThanOrEqual(MAX_WORDS_OF_DECISION)
  expect(PARTS.filter((part) => !part.test(text))).toEqual([])
})

test('the index of decisions lists each decision with its title', () => {
  const index = read('docs/decisions/README.md')
  const missing = globSync('docs/decisions/0*.md').filter((path) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(path)) ?? []
    return !index.includes(`- [${number}](${path.replace('docs/decisions/', '')}) ${title}\n`)
  })
  expect(missing).toEqual([])
})
