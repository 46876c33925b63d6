import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Where the two tools write how long each test took. */
export const REPORTS = {
  vitest: join(ROOT, '.cache/vitest.json'),
  playwright: join(ROOT, '.cache/playwright.json'),
}

type Timed = { name: string; milliseconds: number }

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}
type Suite = {
  file: string
  suites?: Suite[]
  specs?: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

function timesOfVitest(): Timed[] {
  const report = read(REPORTS.vitest) as VitestReport | undefined
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(ROOT, name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
}

const timesOf = ({ file, suites = [], specs = [] }: Suite): Timed[] => [
  ...suites.flatMap(timesOf),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `tests/e2e/${file}: ${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
]

const timesOfPlaywright = (): Timed[] =>
  ((read(REPORTS.playwright) as { suites: Suite[] } | undefined)?.suites ?? []).flatMap(timesOf)

const SHOWN = 10

/** Prints how many tests ran and the slowest of them, and forgets the reports. */
export function printSlowest(): void {
  const all = [...timesOfVitest(), ...timesOfPlaywright()]
  if (all.length === 0) return
  const slowest = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SHOWN)
  console.log(`\n== ${all.length} tests, the slowest:`)
  for (const { name, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
  for (const path of Object.values(REPORTS)) rmSync(path, { force: true })
}
