import type { Change } from '../hotels/hotel-details.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { oneLine } from '../kernel/typed-text.ts'
import { LANGUAGES, TRANSLATED, type Language, type Translated } from '../languages.ts'
import { spellingOf, type Names } from './names.ts'

/** The maximum number of characters in a name or a spelling. */
export const MAX_NAME = 80
/** The maximum number of spellings for one city. */
export const MAX_SPELLINGS = 20

/**
 * The names of a city or locality other than its English name. `spellings` are older or other names that people type.
 */
export type OtherNames = { names: Names; spellings: readonly string[] }

type NameField = Translated | 'spellings'
export type NameFault = 'too_long' | 'odd_sign' | 'wrong_script' | 'taken' | 'repeated' | 'too_many' | 'only_cities'
/** `owner` is the English name of the other place that already has the name. */
export type FaultyName = { field: NameField; fault: NameFault; name: string; owner?: string }

export type NamedKind = 'city' | 'locality'
/** A city or locality as it is stored. `name` and `slug` are English. */
export type Called = OtherNames & { id: number; slug: string; name: string }

/** Latin letters also match without accents, because a search compares them without accents. */
const lettersOf = (language: Language): string => {
  const { script = '' } = new Intl.Locale(language).maximize()
  return script === 'Latn' ? 'A-Za-z' : `\\p{Script_Extensions=${script}}`
}
const SIGNS = String.raw`0-9 .,()/–\u200C\u200D-`
const WRITTEN_IN = new Map(LANGUAGES.map((each) => [each, new RegExp(`^[${lettersOf(each)}${SIGNS}]*$`, 'u')]))
const SIGN_OF_NO_NAME = new RegExp(String.raw`[^\p{L}\p{M}\p{Nd}${SIGNS}]`, 'u')

const isWrittenIn = (name: string, language: Language): boolean =>
  /\p{L}/u.test(name) && WRITTEN_IN.get(language)?.test(name) === true

/** Returns the fault in a name: too long, in none of these scripts, or with an odd sign; undefined if it has none. */
function faultOfText(name: string, languages: readonly Language[]): NameFault | undefined {
  if (name.length > MAX_NAME) return 'too_long'
  if (languages.some((language) => isWrittenIn(name, language))) return undefined
  return SIGN_OF_NO_NAME.test(name) ? 'odd_sign' : 'wrong_script'
}

const tidy = (name: string | undefined): string => oneLine(name).normalize('NFC')

/** Drops empty names and spellings. Puts each of the rest on one line with composed letters. */
const tidied = ({ names, spellings }: OtherNames): OtherNames => ({
  names: Object.fromEntries(
    TRANSLATED.flatMap((language) => {
      const name = tidy(names[language])
      return name === '' ? [] : [[language, name]]
    }),
  ),
  spellings: spellings.map(tidy).filter((spelling) => spelling !== ''),
})

export type NameContext = {
  kind: NamedKind
  /** the English name of the place */
  name: string
  /** Returns the English name of another city of the state, or another locality of the city, that has this spelling. */
  ownerOf: (spelling: string) => string | undefined
}

function faultOfName(name: string, field: NameField, { ownerOf }: NameContext): FaultyName | undefined {
  const fault = faultOfText(name, field === 'spellings' ? LANGUAGES : [field])
  if (fault) return { field, fault, name }
  const owner = ownerOf(spellingOf(name))
  return owner === undefined ? undefined : { field, fault: 'taken', name, owner }
}

function faultOfSpellings(before: OtherNames, { names, spellings }: OtherNames, context: NameContext) {
  const field = 'spellings'
  const stands = (name: string, place: number) => before.spellings.includes(name) && spellings.indexOf(name) === place
  const known = new Set([context.name, ...Object.values(names), ...spellings.filter(stands)].map(spellingOf))
  for (const name of spellings.filter((each, place) => !stands(each, place))) {
    if (context.kind !== 'city') return { field, fault: 'only_cities', name } as const
    if (known.has(spellingOf(name))) return { field, fault: 'repeated', name } as const
    const fault = faultOfName(name, field, context)
    if (fault) return fault
    known.add(spellingOf(name))
  }
  const name = spellings[MAX_SPELLINGS]
  return name === undefined ? undefined : ({ field, fault: 'too_many', name } as const)
}

/**
 * Returns the tidied names and spellings of a place, or at most one fault for each field. Stored names are not checked
 * again, so that an old flaw does not block a different correction.
 */
export function readOtherNames(
  before: OtherNames,
  typed: OtherNames,
  context: NameContext,
): Result<OtherNames, FaultyName[]> {
  const after = tidied(typed)
  const faults = [
    ...TRANSLATED.map((language) => {
      const name = after.names[language]
      return name === undefined || name === before.names[language] ? undefined : faultOfName(name, language, context)
    }),
    faultOfSpellings(before, after, context),
  ].filter((fault) => fault !== undefined)
  return faults.length > 0 ? refuse(faults) : accept(after)
}

/** Returns the changes for the log, by language, such as `hi: {from: null, to: 'पुणे'}`; empty if nothing changes. */
export function nameChanges(before: OtherNames, after: OtherNames): Record<string, Change> {
  const sides = ({ names, spellings }: OtherNames): [string, string | null][] => [
    ...TRANSLATED.map((language): [string, string | null] => [language, names[language] ?? null]),
    ['spellings', spellings.join(', ') || null],
  ]
  const then = new Map(sides(before))
  return Object.fromEntries(
    sides(after).flatMap(([field, to]) => {
      const from = then.get(field) ?? null
      return from === to ? [] : [[field, { from, to }]]
    }),
  )
}

/**
 * Finds the other place of a family that has a spelling. A family is the cities of a state or the localities of a city.
 */
export function ownersIn(family: readonly Called[]): (own: number) => NameContext['ownerOf'] {
  const owners = new Map<string, Called[]>()
  for (const place of family) {
    const { slug, name, names, spellings } = place
    for (const spelling of new Set([slug, name, ...Object.values(names), ...spellings].map(spellingOf)))
      owners.set(spelling, [...(owners.get(spelling) ?? []), place])
  }
  return (own) => (spelling) => owners.get(spelling)?.find(({ id }) => id !== own)?.name
}
