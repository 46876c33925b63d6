import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import type { Catalogue, Readers } from './words-table.ts'

const SOURCE = join(import.meta.dirname, '../..')
const WORDS = join(SOURCE, 'words')

export const wordsPath = (language: Language, file: string): string => join(WORDS, language, file)

/** Reads the sources of all texts. */
export const readCatalogue = (): Catalogue =>
  new Map(
    LANGUAGES.map((language) => {
      const files = globSync('**/*.ts', { cwd: join(WORDS, language) }).filter((file) => !file.endsWith('.test.ts'))
      return [
        language,
        new Map(files.toSorted().map((file) => [file, readFileSync(wordsPath(language, file), 'utf8')])),
      ]
    }),
  )

/** Whether a source file can use this file's texts. Desk components receive all desk texts as one object. */
const canRead = (file: string) => {
  if (file.startsWith('desk/')) return ([path]: readonly [string, string]) => path.startsWith('staff/')
  const imported = new RegExp(`(?:#words|words/en)/${file.replaceAll('.', '\\.')}'`)
  return ([, code]: readonly [string, string]) => imported.test(code)
}

/** Finds the source files in which a text is used. */
export function readReaders(): Readers {
  const sources = globSync('{web,staff,server}/**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')] as const)
  const readers = new Map<string, typeof sources>()
  return (file, key) => {
    const possible = readers.get(file) ?? sources.filter(canRead(file))
    readers.set(file, possible)
    const [exported = '', inside = exported] = key.split('.')
    const name = file.startsWith('desk/') ? `\\.${inside}` : exported
    const read = new RegExp(`${name}\\b`)
    return possible.flatMap(([path, code]) => (read.test(code) ? [path] : []))
  }
}
