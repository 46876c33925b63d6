import { accept, refuse, type Result } from '../kernel/result.ts'
import { INDIA, isCountry } from './countries.ts'

/** The documents that a hotel's register accepts (specification §5), with Aadhaar last (decision 0102). */
export const ID_KINDS = ['driving_licence', 'voter_id', 'passport', 'aadhaar'] as const
export type IdKind = (typeof ID_KINDS)[number]

/** The maximum number of register entries for a booking or a walk-in. */
export const MAX_LINES = 10
export const LONGEST_NAME = 120
export const LONGEST_HOME = 80

/**
 * An entry in the register, which is the only record that the desk keeps about a guest after check-out
 * (desk-and-office). `position` counts the guests of one booking from 0. `home` and `nationality` are null in entries
 * from a release that did not ask for them.
 */
export type RegisterLine = {
  position: number
  name: string
  idKind: IdKind
  idLastFour: string
  home: string | null
  nationality: string | null
}

/** Normalises a number such as 'a12b' to the form printed on the document: capitals without spaces. */
const readLastFour = (typed: string): string | undefined => {
  const text = typed.trim().toUpperCase()
  return /^[A-Z0-9]{4}$/.test(text) ? text : undefined
}

/** A register entry before validation. */
export type TypedLine = RegisterLine

const LINE_FIELDS = ['name', 'idLastFour', 'home', 'nationality'] as const
export type LineField = (typeof LINE_FIELDS)[number]

/**
 * Whether these four characters can be the end of the document's number. An Aadhaar number has only digits, but entries
 * without a home town come from a release that also accepted letters.
 */
const isLastFourOf = ({ idKind, home }: TypedLine, lastFour: string): boolean =>
  idKind !== 'aadhaar' || home === null || /^\d{4}$/.test(lastFour)

/**
 * Whether the nationality fits the document, because only a passport may name a country other than India. Entries from
 * an earlier release have no nationality.
 */
const isNationalityOf = ({ idKind, nationality }: TypedLine): boolean =>
  nationality === null || nationality === INDIA || (idKind === 'passport' && isCountry(nationality))

const isHome = (home: string | null): boolean =>
  home === null || (home.trim() !== '' && home.trim().length <= LONGEST_HOME)

const isName = (name: string): boolean => name.trim() !== '' && name.trim().length <= LONGEST_NAME

/** Returns the invalid fields of a typed entry. */
export function errorsOfLine(typed: TypedLine): LineField[] {
  const lastFour = readLastFour(typed.idLastFour)
  const isRight: Record<LineField, boolean> = {
    name: isName(typed.name),
    idLastFour: lastFour !== undefined && isLastFourOf(typed, lastFour),
    home: isHome(typed.home),
    nationality: isNationalityOf(typed),
  }
  return LINE_FIELDS.filter((field) => !isRight[field])
}

/** Parses a typed entry, or returns its first invalid field. */
export function readLine(typed: TypedLine): Result<RegisterLine, LineField> {
  const [fault] = errorsOfLine(typed)
  if (fault !== undefined) return refuse(fault)
  const { name, idLastFour, home } = typed
  return accept({
    ...typed,
    name: name.trim(),
    idLastFour: idLastFour.trim().toUpperCase(),
    home: home?.trim() ?? null,
  })
}

export const isForeign = ({ nationality }: Pick<RegisterLine, 'nationality'>): boolean =>
  nationality !== null && nationality !== INDIA

/** Counts the guests of a party who have no valid entry. */
export const missingLines = (guests: number, written: number): number => Math.max(0, guests - written)
