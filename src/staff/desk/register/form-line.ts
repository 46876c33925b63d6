import type { TypedRegisterLine } from '#contract/register-line.ts'
import { INDIA } from '#domain/desk/countries.ts'
import { errorsOfLine, ID_KINDS, type IdKind, type LineField } from '#domain/desk/guest-register.ts'

/** A register entry as far as it has been typed. */
export type FormLine = {
  position: number
  name: string
  idKind: IdKind
  idLastFour: string
  home: string
  nationality: string
}

export const emptyLine = (position: number, name = ''): FormLine => ({
  position,
  name,
  idKind: ID_KINDS[0],
  idLastFour: '',
  home: '',
  nationality: INDIA,
})

/** Creates an entry for each unregistered guest, filled with the names that the desk may see. */
export function missingFormLines(
  { guests, names }: { guests: number; names: readonly string[] },
  written: ReadonlyArray<{ position: number }>,
): FormLine[] {
  const there = new Set(written.map(({ position }) => position))
  return Array.from({ length: guests }, (_guest, position) => emptyLine(position, names[position] ?? '')).filter(
    ({ position }) => !there.has(position),
  )
}

/** Changes a part of an entry. Only a passport can have a foreign country. */
export function changeLine(line: FormLine, part: Partial<FormLine>): FormLine {
  const changed = { ...line, ...part }
  return changed.idKind === 'passport' ? changed : { ...changed, nationality: INDIA }
}

export const errorsOfForm = (line: FormLine): readonly LineField[] => errorsOfLine(line)

/** Converts a form entry to the request body. */
export const toTyped = ({ position, name, idKind, idLastFour, home, nationality }: FormLine): TypedRegisterLine => ({
  position,
  name: name.trim(),
  id_kind: idKind,
  id_last_four: idLastFour.trim().toUpperCase(),
  home: home.trim(),
  nationality,
})
