import { CsvError, parse } from 'csv-parse/sync'
import { csvText } from '#domain/kernel/csv-text.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import { MOST_CHARACTERS } from '../../words/most-characters.ts'
import { readTexts, sourceOf, type SourceText } from './read-texts.ts'

/**
 * The sources of `src/words`, by language and by file, such as 'hi' and 'bookings/list.ts'. A language may lack a file.
 */
export type Catalogue = ReadonlyMap<Language, ReadonlyMap<string, string>>

/** Returns the files in which a text is used, given its file and key. */
export type Readers = (file: string, key: string) => readonly string[]

const COLUMNS = ['file', 'key', ...LANGUAGES, 'most characters', 'read by', 'change'] as const

/** The table's mark for a text that code composes, which translators cannot change in the table. */
const IN_SOURCE = 'in the source'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Counts the characters of a text as a reader would. */
const charactersOf = (text: string): number => [...letters.segment(text)].length

type Row = Record<(typeof COLUMNS)[number], string>

const byKey = (code: string | undefined) =>
  new Map(code === undefined ? [] : readTexts(code).map((text) => [text.key, text] as const))

function rowsOfFile(catalogue: Catalogue, file: string, readers: Readers): Row[] {
  const texts = new Map(LANGUAGES.map((language) => [language, byKey(catalogue.get(language)?.get(file))]))
  const shown = (language: Language, key: string) => {
    const text = texts.get(language)?.get(key)
    if (text?.words !== undefined) return text.words
    return text ? (catalogue.get(language)?.get(file)?.slice(text.start, text.end) ?? '') : ''
  }
  return [...(texts.get(DEFAULT_LANGUAGE)?.values() ?? [])].map(({ key }) => {
    const isInSource = LANGUAGES.some((language) => {
      const text = texts.get(language)?.get(key)
      return text !== undefined && text.words === undefined
    })
    return {
      file,
      key,
      ...(Object.fromEntries(LANGUAGES.map((language) => [language, shown(language, key)])) as Record<
        Language,
        string
      >),
      'most characters': String(MOST_CHARACTERS[`${file} ${key}`] ?? ''),
      'read by': readers(file, key).join(' '),
      change: isInSource ? IN_SOURCE : '',
    }
  })
}

const rowsOf = (catalogue: Catalogue, readers: Readers): Row[] =>
  [...(catalogue.get(DEFAULT_LANGUAGE)?.keys() ?? [])]
    .toSorted()
    .flatMap((file) => rowsOfFile(catalogue, file, readers))

/** Builds the translators' CSV: one row per English text, with its translations. */
export const wordsTable = (catalogue: Catalogue, readers: Readers): string =>
  csvText([COLUMNS, ...rowsOf(catalogue, readers).map((row) => COLUMNS.map((column) => row[column]))])

/** Lists the texts that are too long for the place where they appear, such as 'stay.ts daySold (ta)'. */
export const tooLongTexts = (catalogue: Catalogue): string[] =>
  rowsOf(catalogue, () => []).flatMap((row) =>
    LANGUAGES.filter(
      (each) => row.change === '' && charactersOf(row[each]) > Number(row['most characters'] || Infinity),
    ).map((each) => `${row.file} ${row.key} (${each})`),
  )

/** Counts, for each file, the English texts that a language lacks. */
export function missingTexts(catalogue: Catalogue, language: Language): Map<string, number> {
  const missing = rowsOf(catalogue, () => []).filter((row) => row[language] === '' && row.en !== '')
  return new Map([...Map.groupBy(missing, ({ file }) => file)].map(([file, rows]) => [file, rows.length]))
}

/** Removes the apostrophe that `csvText` puts before everything that a spreadsheet would run as a formula. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

function readTable(csv: string): Result<Row[], string> {
  try {
    const [head = [], ...lines] = parse(csv, { bom: true, relax_column_count: false }).map((row) =>
      row.map(withoutGuard),
    )
    if (head.join() !== COLUMNS.join()) return refuse(`The table has to begin with the line ${COLUMNS.join()}`)
    return accept(lines.map((row) => Object.fromEntries(COLUMNS.map((column, at) => [column, row[at] ?? ''])) as Row))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse(`The file is no table: ${error.message}`)
  }
}

const found = (words: string, pattern: RegExp) => [...words.matchAll(pattern)].map(([mark]) => mark).toSorted()

/** Lists the values and tags in a text, sorted, such as '{name}' and '<link>'. */
const neededBy = (words: string) => [...new Set(found(words, /\{[^}]*\}/g)), ...found(words, /<[^>]*>/g)].join(' ')

type Change = SourceText & { to: string }

function rewritten(code: string, changes: readonly Change[]): string {
  let result = code
  for (const { start, end, to } of changes.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start) + sourceOf(to) + result.slice(end)
  return result
}

/** A file to be written, with its new source. */
export type Rewritten = { language: Language; file: string; code: string; changed: number }

/**
 * Reads a translated table and compares it with the sources. Refuses the whole table, with a line for each fault, if a
 * text is unknown, is too long, has lost a value or a mark, or can only be changed in the source.
 */
export function readWordsTable(catalogue: Catalogue, csv: string): Result<Rewritten[], string> {
  const rows = readTable(csv)
  if (!rows.ok) return rows
  const faults: string[] = []
  const changes = new Map<string, { language: Language; file: string; code: string; changes: Change[] }>()
  const known = new Map<string, ReadonlyMap<string, SourceText>>()
  for (const row of rows.value)
    for (const language of LANGUAGES) {
      const { file, key } = row
      const code = catalogue.get(language)?.get(file)
      const id = `${language} ${file}`
      const texts = known.get(id) ?? byKey(code)
      known.set(id, texts)
      const text = texts.get(key)
      const to = row[language]
      const fault = (why: string) => faults.push(`${file} ${key} (${language}): ${why}`)
      if (code === undefined || text === undefined) {
        if (to !== '' || language === DEFAULT_LANGUAGE) fault('there is no such text')
        continue
      }
      const most = MOST_CHARACTERS[`${file} ${key}`] ?? Infinity
      const before = text.words ?? code.slice(text.start, text.end)
      if (to === before) continue
      if (text.words === undefined) fault('this text can be changed only in the source')
      else if (to.trim() === '') fault('the text is empty')
      else if (charactersOf(to) > most) fault(`has more than ${most} characters`)
      else if (neededBy(to) !== neededBy(text.words))
        fault(`needs ${neededBy(text.words) || 'no values and marks'}, and has ${neededBy(to) || 'none'}`)
      else {
        const entry = changes.get(id) ?? { language, file, code, changes: [] }
        entry.changes.push({ ...text, to })
        changes.set(id, entry)
      }
    }
  if (faults.length > 0) return refuse(faults.join('\n'))
  return accept(
    [...changes.values()].map(({ language, file, code, changes: made }) => ({
      language,
      file,
      code: rewritten(code, made),
      changed: made.length,
    })),
  )
}
