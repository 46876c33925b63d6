import type { BodyOf } from '#contract/call.ts'
import type { changeNames, OfficeNames } from '#contract/office-names.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { TRANSLATED, type Translated } from '#domain/languages.ts'
import * as t from '#words/office/frame.ts'

/** The fields of the form, with the same names as in the call's refusals. */
type NamesField = `names.${Translated}` | 'spellings'
export type TypedNames = Record<NamesField, string>

export const fieldOf = (language: Translated) => `names.${language}` as const

/** Fills the fields with the saved names. Each spelling gets its own line. */
export const fieldsOf = ({ names, spellings }: OfficeNames): TypedNames =>
  Object.fromEntries([
    ...TRANSLATED.map((language) => [fieldOf(language), names[language] ?? '']),
    ['spellings', spellings.join('\n')],
  ]) as TypedNames

type Sent = Pick<BodyOf<typeof changeNames>, 'names' | 'spellings'>

/** Returns only what was changed since the form was opened. The server says what is wrong with a name. */
export function readChanged(opened: TypedNames, typed: TypedNames): Result<Sent, string> {
  const isChanged = (field: NamesField) => typed[field].trim() !== opened[field].trim()
  const changed = TRANSLATED.filter((language) => isChanged(fieldOf(language)))
  const sent: Sent = {
    ...(changed.length > 0 && {
      names: Object.fromEntries(changed.map((language) => [language, typed[fieldOf(language)]])),
    }),
    ...(isChanged('spellings') && { spellings: typed.spellings.split('\n').filter((line) => line.trim() !== '') }),
  }
  return Object.keys(sent).length === 0 ? refuse(t.nothingChanged) : accept(sent)
}
