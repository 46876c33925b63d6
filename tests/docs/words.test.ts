/** Checks comments, documents and test titles against CONTRIBUTING.md ("How our English reads"). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STILTED = /\b(?:whoever|whom|anew|to be had|(?:said|says) nothing of|of ours)\b/gi

/** Released migrations never change, but the comments that generated types take from them can still be improved. */
const isFrozen = (path: string) => path.includes('/migrations/')

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Matches comments on their own lines or after code, but no address such as https://... */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/.*$/gm
const TITLE = /\b(?:test|it|describe|\w+Test)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(?:(?!\1).)*\1/g

/** Matches texts for callers of the API, and for operators who read the list of jobs. */
const SPOKEN = /\b(?:description|summary|does):\s*(['"`])(?:(?!\1).)*\1/g

const stiltedIn = (path: string, text: string, start = 0, whole = text) =>
  [...text.matchAll(STILTED)].map(({ index, 0: word }) => `${path}:${lineOf(whole, start + index)} ${word}`)

function stiltedInCode(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return [COMMENT, TITLE, SPOKEN]
    .flatMap((kind) => [...text.matchAll(kind)])
    .flatMap(({ index, 0: part }) => stiltedIn(path, part, index, text))
}

/** Leaves out the list of stilted words itself. */
const withoutQuotes = (path: string, text: string) =>
  path === 'CONTRIBUTING.md' ? text.replace(/^## How our English reads$[\s\S]*?(?=^## )/m, '') : text

test('comments, test titles and descriptions use no stilted word', () => {
  const paths = globSync(['{src,tests,scripts,proofs,demo,tools/draw-pictures}/**/*.{ts,tsx,js,css}', '*.ts']).filter(
    (path) => !isFrozen(path) && !path.endsWith('words.test.ts'),
  )
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.flatMap(stiltedInCode)).toEqual([])
})

test('documents use no stilted word', () => {
  const paths = globSync(['*.md', 'docs/**/*.md'])
  expect(paths.flatMap((path) => stiltedIn(path, withoutQuotes(path, readFileSync(path, 'utf8'))))).toEqual([])
})
