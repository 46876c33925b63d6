import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url).pathname

/** Everything that a guest reads: pages, the chatbot, refusals, texts and emails. */
const READ_BY_GUESTS = globSync(
  [
    'src/words/en/**/*.ts',
    'src/web/**/*.{ts,tsx}',
    'src/words/en/chatbot/**/*.ts',
    'src/contract/errors.ts',
    'src/server/features/**/*.ts',
  ],
  { cwd: ROOT },
).filter((name) => !/\.test\.|\/styles\//.test(name))

/** Stilted phrases, and synonyms for things that have one fixed name. */
const NOT_OUR_WORDS = [
  /\b(?:e-mail|E-mail)\b/,
  /\bby itself\b/,
  /\bsomebody of us\b/i,
  /\bname th(?:is|e) number\b/i,
  /\bback the way you paid\b/i,
  /\bgoes back to where\b/,
  /\bfree for others again\b/,
  /\ban invite waits\b/,
  /\bwhat the room has\b/i,
  /\bsimilar hotels nearby\b/i,
  /\bwalk past the front desk\b/i,
  /\bonly collect the key\b/,
]

/** Keeps only strings and markup, without comments. */
const textOf = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '').replaceAll(/\s+/g, ' ')

test('no text for guests contains a stilted phrase', () => {
  expect(READ_BY_GUESTS.length).toBeGreaterThan(200)
  const found = READ_BY_GUESTS.flatMap((name) => {
    const text = textOf(readFileSync(ROOT + name, 'utf8'))
    return NOT_OUR_WORDS.flatMap((phrase) => (phrase.test(text) ? [`${name}: ${phrase}`] : []))
  })
  expect(found).toEqual([])
})
