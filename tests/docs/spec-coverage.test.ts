/** Keeps docs/spec-coverage.md honest: what it names exists, and its counts are right. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const NOT_YET = 'not yet'
const NOTHING = 'nothing to build'
const NO_TEST = 'no test'

type State = 'built' | 'partly' | typeof NOT_YET | typeof NOTHING
type Line = { section: number; id: string; livesIn: string; shownBy: string; state: State }

const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url)

/** Repo-relative paths stand in backticks; addresses of the site begin with a slash and are none. */
const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([\w.-]+\/[^`]*)`/g)].map(([, path = '']) => path)

/** A test is named by its file and a fragment of its title, or of the table row it runs, in straight quotes. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', fragment = '']) => ({ path, fragment }))

function stateOf(livesIn: string): State {
  if (livesIn === NOT_YET || livesIn === NOTHING) return livesIn
  return livesIn.includes('partly: ') ? 'partly' : 'built'
}

function readLines(page: string): Line[] {
  const lines: Line[] = []
  let section = 0
  for (const text of page.split('\n')) {
    section = Number(/^## (\d)\. /.exec(text)?.[1] ?? section)
    const [, id = '', , livesIn = '', shownBy = ''] = text.split('|').map((cell) => cell.trim())
    if (/^S\d/.test(id)) lines.push({ section, id, livesIn, shownBy, state: stateOf(livesIn) })
  }
  return lines
}

/** A line must be consistent: something built names its file, and a test or 'no test'. */
function faultOf({ section, id, livesIn, shownBy, state }: Line): string | undefined {
  if (!new RegExp(`^S${section}\\.[1-9]\\d*$`).test(id)) return `${id} stands in section ${section}`
  if (state === NOT_YET || state === NOTHING) return shownBy === '–' ? undefined : `${id} is ${state} and names a test`
  if (pathsIn(livesIn).length === 0) return `${id} names no file`
  const tests = testsIn(shownBy)
  if (tests.length !== pathsIn(shownBy).length) return `${id} names a test file without a fragment`
  if (tests.length === 0 && !shownBy.includes(NO_TEST)) return `${id} says nothing of a test`
  return undefined
}

const page = readFileSync(fileOf('docs/spec-coverage.md'), 'utf8')
const lines = readLines(page)
const countOf = (state: State) => lines.filter((line) => line.state === state).length

describe('docs/spec-coverage.md', () => {
  test('has every section of the specification, and statements in each', () => {
    const headings = [...page.matchAll(/^## (\d)\. \S/gm)].map(([, number]) => Number(number))
    expect(headings).toEqual(SECTIONS)
    expect([...new Set(lines.map(({ section }) => section))]).toEqual(SECTIONS)
  })

  test('has no id twice', () => {
    const ids = lines.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('says of every statement where it lives and what shows it', () => {
    expect(lines.flatMap((line) => faultOf(line) ?? [])).toEqual([])
  })

  test('names no file that is gone', () => {
    const named = new Set(lines.flatMap(({ livesIn, shownBy }) => [...pathsIn(livesIn), ...pathsIn(shownBy)]))
    expect([...named].filter((path) => !existsSync(fileOf(path)))).toEqual([])
  })

  test('names no test that is gone', () => {
    const gone = lines.flatMap(({ id, shownBy }) =>
      testsIn(shownBy)
        .filter(({ path, fragment }) => {
          const isTest = /\.(?:test|spec|conformance)\.tsx?$/.test(path) && existsSync(fileOf(path))
          return !isTest || !readFileSync(fileOf(path), 'utf8').includes(fragment)
        })
        .map(({ path, fragment }) => `${id}: ${path} "${fragment}"`),
    )
    expect(gone).toEqual([])
  })

  test('counts right', () => {
    const said = Object.fromEntries(
      [...page.matchAll(/^\| ([a-z][^|]*) \| (\d+) \|$/gm)].map(([, name = '', count]) => [name, Number(count)]),
    )
    const isWithoutTest = ({ state, shownBy }: Line) =>
      (state === 'built' || state === 'partly') && testsIn(shownBy).length === 0
    expect(said).toEqual({
      all: lines.length,
      built: countOf('built'),
      partly: countOf('partly'),
      [NOT_YET]: countOf(NOT_YET),
      [NOTHING]: countOf(NOTHING),
      'built or partly, without any test': lines.filter(isWithoutTest).length,
    })
    process.stdout.write(`specification: ${countOf(NOT_YET)} of ${lines.length} statements are not yet built\n`)
  })
})
