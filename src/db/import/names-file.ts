import { CsvError, parse } from 'csv-parse/sync'
import { sql, type Kysely } from 'kysely'
import { csvText } from '#domain/kernel/csv-text.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { TRANSLATED, type Translated } from '#domain/languages.ts'
import type { Names } from '#domain/places/names.ts'
import type { DB } from '../schema.ts'

const columnsOf = (languages: readonly Translated[]) => ['city', 'locality', ...languages]

/** The translated names of a city, or of one of its localities. `city` and `locality` are slugs. */
export type NamesRow = { city: string; locality: string; names: Names }

const asCells = ({ city, locality, names }: NamesRow) => [
  city,
  locality,
  ...TRANSLATED.map((each) => names[each] ?? ''),
]

/** Formats rows as the CSV file that `readNamesFile` reads. */
export const namesFile = (rows: readonly NamesRow[]): string => csvText([columnsOf(TRANSLATED), ...rows.map(asCells)])

function rowsOf(text: string): Result<string[][], string> {
  try {
    return accept(parse(text, { bom: true, trim: true, skip_empty_lines: true }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse(`is not a table: ${error.message}`)
  }
}

/**
 * Reads a CSV file of names, which has a line for each city and locality. An empty cell means that a name is missing.
 * `languages` are those of the file's columns, in order.
 */
export function readNamesFile(text: string, languages = TRANSLATED): Result<NamesRow[], string> {
  const rows = rowsOf(text)
  if (!rows.ok) return rows
  const [head = [], ...lines] = rows.value
  const columns = columnsOf(languages).join()
  if (head.join() !== columns) return refuse(`has to begin with the line ${columns}`)
  return accept(
    lines.map(([city = '', locality = '', ...names]) => ({
      city,
      locality,
      names: Object.fromEntries(
        languages.flatMap((language, column) => (names[column] ? [[language, names[column].normalize('NFC')]] : [])),
      ),
    })),
  )
}

/** Reads the names of all cities and localities, each city before its localities. */
export async function readNames(db: Kysely<DB>): Promise<NamesRow[]> {
  const { rows } = await sql<NamesRow>`
    select c.slug as city, coalesce(l.slug, '') as locality, coalesce(l.names, c.names) as names
    from cities c left join lateral (
      select null::text as slug, null::jsonb as names union all select slug, names from localities where city_id = c.id
    ) l on true order by c.slug, coalesce(l.slug, '')`.execute(db)
  return rows
}
