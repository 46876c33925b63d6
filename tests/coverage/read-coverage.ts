/** Reads the tables in this folder: one statement per line, tabs between the columns, no quoting. */
import { readFileSync } from 'node:fs'

export type Statement = { section: number; id: string; part: string; text: string; livesIn: string; shownBy: string }

const rowsOf = (name: string) =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

export const readSpecification = (): Statement[] =>
  rowsOf('specification').map(([id = '', part = '', text = '', livesIn = '', shownBy = '']) => ({
    section: Number(/^S(\d)\./.exec(id)?.[1]),
    id,
    part,
    text,
    livesIn,
    shownBy,
  }))

export const readOffice = () =>
  rowsOf('office').map(([part = '', text = '', shownBy = '']) => ({ part, text, shownBy }))

/** A cell names a test by its file and by a part of its title, or of a row in its table, in straight quotes. */
export const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', fragment = '']) => ({ path, fragment }))
