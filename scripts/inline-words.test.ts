import { describe, expect, test } from 'vitest'
import { inlineWords, readSentences } from './inline-words.ts'

const WORDS = `
import { plural } from './plural.ts'
export const close = 'Close'
export const book = (hotel: string, rooms: number) => \`Book \${rooms} at \${hotel}\`
export const twice = (hotel: string) => \`\${hotel} and \${hotel}\`
export const rooms = (count: number) => \`\${count} \${plural(count, 'room', 'rooms')}\`
export const DAYS = ['Sun', 'Mon']
`

const build = (code: string) =>
  inlineWords(`import * as t from '#words/hotel.ts'\n${code}`, () => readSentences(WORDS))
    .replaceAll(/\n+/g, '\n')
    .trim()

describe('the build inlines a page’s texts', () => {
  test.each([
    ['a string', 'show(t.close)', `show('Close')`],
    ['a default', 'f(({ end = t.close }) => end)', `f(({ end = 'Close' }) => end)`],
    ['a string in an object', '({ title: t.close })', `({ title: 'Close' })`],
    ['a sentence with values', 'show(t.book(a.b, n + 1))', 'show(`Book ${n + 1} at ${a.b}`)'],
    ['a sentence within a sentence', 'show(t.book(t.close, 1))', "show(`Book ${1} at ${'Close'}`)"],
    ['a string beside other properties', 'show(x.t.close, t.close)', `show(x.t.close, 'Close')`],
  ])('the build inlines %s', (_, code, built) => {
    expect(build(code)).toBe(built)
  })
})

describe('a text that the build cannot inline gets a separate module', () => {
  test.each(['twice', 'rooms', 'DAYS', 'unknown'])('the text %s comes from a separate module', (name) => {
    expect(build(`show(t.${name})`)).toBe(
      `import { ${name} as t_${name} } from "#words/hotel.ts?only=${name}";\nshow(t_${name})`,
    )
  })

  test('the build takes a sentence with too few values from a separate module', () => {
    expect(build('show(t.book(a))')).toContain('show(t_book(a))')
  })
})

test('a partial text file takes its missing texts from the English file', () => {
  const partial = `export * from '../en/hotel.ts'\nexport const close = 'বন্ধ'\nexport const book = (hotel: string) => [hotel]`
  const code = "import * as t from '#words/hotel.ts'\nshow(t.close, t.book(a), t.rooms(2), t.open)"
  const english = () => readSentences(`${WORDS}export const open = 'Open'`)
  expect(
    inlineWords(code, () => readSentences(partial, english))
      .split('\n')
      .at(-1),
  ).toBe(`show('বন্ধ', t_book(a), t_rooms(2), 'Open')`)
})

test('the build keeps a text file whole if a page imports single names from it', () => {
  const code = `import { DAYS, close as end } from '#words/hotel.ts'\nshow(DAYS, end)`
  expect(inlineWords(code, () => readSentences(WORDS))).toBe(code)
})

test.each(['show(t)', 'show(t[name])', 'const { close } = t'])('a build stops at %s', (code) => {
  expect(() => build(code)).toThrow('t of #words/hotel.ts is used for more than reading one text')
})
