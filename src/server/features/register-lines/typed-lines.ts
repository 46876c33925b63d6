import type { TypedRegisterLine } from '#contract/register-line.ts'
import { readLine, type LineField, type RegisterLine } from '#domain/desk/guest-register.ts'
import { fieldRefusal } from '../../http/api-error.ts'

const FIELDS: Record<LineField, { name: string; words: string }> = {
  name: { name: 'name', words: 'Please enter the name' },
  idLastFour: { name: 'id_last_four', words: 'These are the last four characters of the ID' },
  home: { name: 'home', words: 'Please enter the home town' },
  nationality: { name: 'nationality', words: 'A foreigner shows a passport of a country' },
}

function readTyped(typed: TypedRegisterLine, place: number, at: string): RegisterLine {
  const { position = place, name, id_kind: idKind, id_last_four: idLastFour, home = null, nationality = null } = typed
  const line = readLine({ position, name, idKind, idLastFour, home, nationality })
  if (line.ok) return line.value
  const { name: field, words } = FIELDS[line.refusal]
  throw fieldRefusal(`${at}.${field}`, typed[field as 'name'] ? 'INVALID' : 'REQUIRED', words)
}

/** Validates the entries sent with a check-in. Pages of the previous release send no home town or nationality. */
export const readTypedLines = (lines: readonly TypedRegisterLine[] = [], at = 'register'): RegisterLine[] => {
  const read = lines.map((line, place) => readTyped(line, place, `${at}.${place}`))
  const twice = read.findIndex(({ position }, place) => read.findIndex((one) => one.position === position) < place)
  if (twice >= 0) throw fieldRefusal(`${at}.${twice}.position`, 'INVALID', 'Each guest has one line')
  return read
}

/** Validates an entry and requires every field. */
export function readWholeLine(typed: TypedRegisterLine, place: number, at: string): RegisterLine {
  const whole = { ...typed, home: typed.home ?? '', nationality: typed.nationality ?? '' }
  return readTyped(whole, place, at)
}

export function readWholeLines(lines: readonly TypedRegisterLine[]): RegisterLine[] {
  for (const [place, line] of lines.entries()) readWholeLine(line, place, `lines.${place}`)
  return readTypedLines(lines, 'lines')
}
