/**
 * Checks that everything named in tests/coverage/specification.tsv exists, and that docs/evidence/coverage.md counts it
 * correctly.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSpecification, testsIn, type Statement } from '../coverage/read-coverage.ts'

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const NOT_YET = 'not yet'
const NOTHING = 'nothing to build'
const NO_TEST = 'no test'

type State = 'built' | 'partly' | typeof NOT_YET | typeof NOTHING
type Line = Statement & { state: State }

const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url)

/** Finds paths in the repository, which are in backticks. The site's addresses begin with a slash and are left out. */
const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([\w.-]+\/[^`]*)`/g)].map(([, path = '']) => path)

function stateOf(livesIn: string): State {
  if (livesIn === NOT_YET || livesIn === NOTHING) return livesIn
  return livesIn.includes('partly: ') ? 'partly' : 'built'
}

/** Returns why a line is inconsistent. A statement that is implemented names its file, and a test or 'no test'. */
function faultOf({ id, livesIn, shownBy, state }: Line): string | undefined {
  if (!/^S[1-9]\.[1-9]\d*$/.test(id)) return `${id} is no id`
  if (state === NOT_YET || state === NOTHING) return shownBy === '–' ? undefined : `${id} is ${state} and names a test`
  if (pathsIn(livesIn).length === 0) return `${id} names no file`
  const tests = testsIn(shownBy)
  if (tests.length !== pathsIn(shownBy).length) return `${id} names a test file without a fragment`
  if (tests.length === 0 && !shownBy.includes(NO_TEST)) return `${id} says nothing of a test`
  return undefined
}

const page = readFileSync(fileOf('docs/evidence/coverage.md'), 'utf8')
const lines: Line[] = readSpecification().map((line) => ({ ...line, state: stateOf(line.livesIn) }))
const countOf = (state: State) => lines.filter((line) => line.state === state).length

describe('the coverage of the specification', () => {
  test('the coverage of the specification counts each section’s statements', () => {
    const counted = [...page.matchAll(/^\| (\d) \| [^|]+ \| (\d+) \|$/gm)].map(([, section, count]) => [
      Number(section),
      Number(count),
    ])
    expect(counted).toEqual(
      SECTIONS.map((section) => [section, lines.filter((line) => line.section === section).length]),
    )
  })

  test('the coverage of the specification lists each id once', () => {
    const ids = lines.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('the coverage of the specification says for every statement where it is implemented and what tests it', () => {
    expect(lines.flatMap((line) => faultOf(line) ?? [])).toEqual([])
  })

  test('the coverage of the specification names only existing files', () => {
    const named = new Set(lines.flatMap(({ livesIn, shownBy }) => [...pathsIn(livesIn), ...pathsIn(shownBy)]))
    expect([...named].filter((path) => !existsSync(fileOf(path)))).toEqual([])
  })

  test('the coverage of the specification names only existing tests', () => {
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

  test('the numbers in the coverage of the specification add up', () => {
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
