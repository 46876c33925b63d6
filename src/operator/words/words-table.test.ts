import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { readCatalogue, readReaders } from './catalogue-files.ts'
import { MOST_CHARACTERS } from '../../words/most-characters.ts'
import { missingTexts, readWordsTable, tooLongTexts, wordsTable, type Catalogue } from './words-table.ts'

const real = readCatalogue()

test('importing the unchanged table rewrites no file', () => {
  expect(readWordsTable(real, wordsTable(real, readReaders()))).toEqual({ ok: true, value: [] })
})

test('the table lists the files that use a text', () => {
  expect(readReaders()('about-city.ts', 'whereCouplesStay')).toEqual(['web/features/search/city-words.ts'])
})

const EN = `export const hello = 'Hello'
export const rooms = (count: number, hotel: string) => \`\${count} rooms at <b>\${hotel}</b>\`
export const many = (count: number) => plural(count, 'room', 'rooms')
export const list = { first: 'One', rest: ['Two', '+ tax'] } as const
`
const HI = EN.replace("'Hello'", "'नमस्ते'").replace("'Two'", "'दो'")
const SMALL: Catalogue = new Map<Language, Map<string, string>>([
  ['en', new Map([['a.ts', EN]])],
  ['hi', new Map([['a.ts', HI]])],
  ['ta', new Map()],
])
/** The empty cells between the Hindi text and the list of readers. */
const EMPTY = ','.repeat(LANGUAGES.length)
const TABLE = wordsTable(SMALL, () => ['web/a.tsx'])

test('the table shows values as names in braces, and marks texts that only the source can change', () => {
  expect(TABLE.split('\r\n')).toEqual([
    `file,key,${LANGUAGES.join()},most characters,read by,change`,
    `a.ts,hello,Hello,नमस्ते${EMPTY}web/a.tsx,`,
    `a.ts,rooms,{count} rooms at <b>{hotel}</b>,{count} rooms at <b>{hotel}</b>${EMPTY}web/a.tsx,`,
    `a.ts,many,"(count: number) => plural(count, 'room', 'rooms')","(count: number) => plural(count, 'room', 'rooms')"${EMPTY}web/a.tsx,in the source`,
    `a.ts,list.first,One,One${EMPTY}web/a.tsx,`,
    `a.ts,list.rest.0,Two,दो${EMPTY}web/a.tsx,`,
    `a.ts,list.rest.1,'+ tax,'+ tax${EMPTY}web/a.tsx,`,
    '',
  ])
})

test.each([
  ['नमस्ते', 'नमस्कार', "'नमस्ते'", "'नमस्कार'"],
  ['नमस्ते', '"It\'s ""fine"""', "'नमस्ते'", "'It\\'s \"fine\"'"],
  ['दो', '"दूसरा\n"', "'दो'", "'दूसरा\\n'"],
  [
    `{hotel}</b>${EMPTY}web`,
    `{hotel}</b> में कमरे${EMPTY}web`,
    '\\${hotel}</b>`'.replace('\\', ''),
    '${hotel}</b> में कमरे`',
  ],
])('the cell %s changed to %s changes exactly that text', (cell, changed, source, result) => {
  const read = readWordsTable(SMALL, TABLE.replace(cell, changed))
  expect(read).toEqual({
    ok: true,
    value: [{ language: 'hi', file: 'a.ts', code: HI.replace(source, () => result), changed: 1 }],
  })
})

test.each([
  [
    'a lost value',
    `{hotel}</b>${EMPTY}web`,
    `होटल</b>${EMPTY}web`,
    'a.ts rooms (hi): needs {count} {hotel} </b> <b>, and has {count} </b> <b>',
  ],
  [
    'a misspelt value',
    '{count} rooms at <b>{hotel}</b>,,',
    '{cuont} rooms at <b>{hotel}</b>,,',
    'and has {cuont} {hotel}',
  ],
  [
    'a lost mark',
    `<b>{hotel}</b>${EMPTY}web`,
    `{hotel}${EMPTY}web`,
    'needs {count} {hotel} </b> <b>, and has {count} {hotel}',
  ],
  ['a changed function', "'rooms')\",,", "'कमरे')\",,", 'a.ts many (hi): this text can be changed only in the source'],
  ['an emptied text', 'नमस्ते', '', 'a.ts hello (hi): the text is empty'],
  ['a translation without its file', 'नमस्ते,,', 'नमस्ते,வணக்கம்,', 'a.ts hello (ta): there is no such text'],
  ['an unknown text', 'a.ts,hello', 'a.ts,goodbye', 'a.ts goodbye (en): there is no such text'],
  ['another first line', 'file,key', 'datei,key', 'has to begin with the line'],
])('a table with %s is refused, and the error names the fault', (_what, cell, changed, refusal) => {
  const read = readWordsTable(SMALL, TABLE.replace(cell, changed))
  expect(read.ok ? 'read' : read.refusal).toContain(refusal)
})

test('a text that a file takes from English has an empty cell and is counted as missing', () => {
  const code = "export * from '../en/a.ts'\nexport const hello = 'வணக்கம்'\n"
  const some: Catalogue = new Map([...SMALL, ['ta', new Map([['a.ts', code]])]])
  expect(missingTexts(some, 'ta')).toEqual(new Map([['a.ts', 5]]))
})

/**
 * How many texts are missing in each file. Some translated lists have fewer items because the link is in a different
 * position, and two functions are in different files.
 */
const OTHER_PARTS = {
  'desk/desk.ts': 2,
  'pages/cancellations-refunds.ts': 3,
  'pages/privacy-policy.ts': 3,
  'pages/safety-law.ts': 2,
  'pages/team.ts': 2,
}

test('Hindi has every text except those of the office', () => {
  const missing = [...missingTexts(real, 'hi')].filter(([file]) => !/^office\/|^staff\.ts$/.test(file))
  expect(Object.fromEntries(missing)).toEqual(OTHER_PARTS)
})

test('Tamil has every text except those of the office and of the pages about the law and about us', () => {
  const missing = [...missingTexts(real, 'ta')].filter(([file]) => !/^(?:office|pages)\/|^staff\.ts$/.test(file))
  // Hindi takes the desk's time formatting from English. Tamil has its own, so it lacks one text fewer.
  expect(Object.fromEntries(missing)).toEqual({ 'desk/desk.ts': OTHER_PARTS['desk/desk.ts'] - 1 })
})

test('no text exceeds its limit, and every limit belongs to a text', () => {
  expect(tooLongTexts(real)).toEqual([])
  const table = wordsTable(real, () => []).split('\r\n')
  const known = Object.keys(MOST_CHARACTERS).filter((text) =>
    table.some((row) => row.startsWith(`${text.replace(' ', ',')},`)),
  )
  expect(known).toEqual(Object.keys(MOST_CHARACTERS))
})

test('an import refuses a text above its limit', () => {
  const day = (sold: string): Catalogue =>
    new Map([['en' as const, new Map([['stay.ts', `export const daySold = '${sold}'\n`]])]])
  const table = wordsTable(day('sold'), () => [])
  expect(readWordsTable(day('sold'), table.replace('sold,', 'taken,'))).toMatchObject({ ok: true })
  expect(readWordsTable(day('sold'), table.replace('sold,', 'booked,'))).toEqual({
    ok: false,
    refusal: 'stay.ts daySold (en): has more than 5 characters',
  })
  expect(tooLongTexts(day('booked'))).toEqual(['stay.ts daySold (en)'])
})
