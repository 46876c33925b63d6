import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LETTER, TRANSLATED } from '#domain/languages.ts'
import { SITE } from '#domain/site.ts'
import { COMPLETE } from './complete.ts'

const WORDS = import.meta.dirname

/** Link targets, anchors and names of pictures, which nobody reads. */
const UNREAD = new Set(['to', 'id', 'icon', 'path'])

/** Our name and address, as registered. */
const OURS = new Set<unknown>(Object.values(SITE))

type Text = { at: string; words: string }

/** Returns all strings in a value, and its functions' source, each with its place: 'home.ts title'. */
function textsIn(value: unknown, at: string): Text[] {
  if (OURS.has(value)) return []
  if (typeof value === 'string') return [{ at, words: value }]
  if (typeof value === 'function') return [{ at, words: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (UNREAD.has(key) ? [] : textsIn(each, `${at} ${key}`)))
}

const load = async (file: string): Promise<unknown> => import(/* @vite-ignore */ `${WORDS}/${file}`)

/** Leaves out the desk's texts and the refusals, which have other tests, and files without sentences. */
const isCompared = (file: string) =>
  existsSync(`${WORDS}/en/${file}`) &&
  !/^desk\/|refusals\.ts$|\.test\.ts$|^(?:language|plural|times|slots|accepted-ids|link-page|server)\.ts$/.test(file)

/** Names and technical terms that stay the same in every language. */
const STAYS =
  /^(?:Uncle|OTP|UPI|IDs?|GST|PAN|QR|PDF|SMS|MB|kB|AM|PM|Android|iOS|Instagram|Facebook|YouTube|Google|Meta|WhatsApp|JavaScript|JPEG|PNG|WebP|AVIF|PIN|Wi-?Fi|AC|TV|CCTV|LGBTQ\+?|FAQ|CSV|DNA|IFSC|UTR|RRN|LLP|Ltd|Pvt|Act|IP)$/

const latinWords = (text: string): string[] => text.match(/[A-Za-z][A-Za-z’'+-]*/g) ?? []

const OUR_DETAILS = new Set<unknown>(Object.values(SITE))

/** Parts of addresses, keys and markup, which nobody reads, and our own name and address. */
const isForMachines = ({ at, words }: Text) =>
  OUR_DETAILS.has(words) ||
  / (?:id|to)$/.test(at) ||
  /^(?:[a-z]+(?:[A-Z-][a-z]+)*|#?\/?[\w/#?=&.:@-]*[/#@][\w/#?=&.:@-]*|[A-Z_]+)$/.test(words)

const marksIn = (words: string): string => (words.match(/<\/?[a-z]+>/gi) ?? []).toSorted().join('')

/** Returns the texts within a function's source; a plain text is returned as it is. */
const saidIn = (words: string): string =>
  words.startsWith('(') || /^\w+\s*=>|^function/.test(words)
    ? [...words.matchAll(/`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g)]
        .map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, ''))
        .join(' ')
    : words

describe.each(TRANSLATED)('the texts of %s', (language) => {
  const files = globSync('**/*.ts', { cwd: `${WORDS}/${language}` }).filter(isCompared)

  test.each(files)('%s contains no English sentence, and has the markup of the English text', async (file) => {
    const [english, translated] = await Promise.all([load(`en/${file}`), load(`${language}/${file}`)])
    const before = new Map(textsIn(english, file).map(({ at, words }) => [at, words]))
    const isLeftToEnglish = ({ at, words }: Text) => !COMPLETE.has(language) && before.get(at) === words
    const faults = textsIn(translated, file).flatMap((text) => {
      if (isLeftToEnglish(text)) return []
      const said = saidIn(text.words).replaceAll(/<\/?[a-z]+>/gi, ' ')
      const left = latinWords(said).filter((word) => !STAYS.test(word))
      const isEnglish = left.length > 0 && !LETTER[language].test(said) && !isForMachines(text)
      const original = before.get(text.at) ?? ''
      const isMarked = marksIn(saidIn(text.words)) === marksIn(saidIn(original))
      return [
        ...(isEnglish ? [`${text.at}: ${left.join(' ')}`] : []),
        ...(isMarked || original.startsWith('(') ? [] : [`${text.at}: ${marksIn(original)}`]),
      ]
    })
    expect(faults).toEqual([])
  })
})
