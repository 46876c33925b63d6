import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

type Tool = 'vitest' | 'playwright'
const reports: { tool: Tool; path: string }[] = []

process.once('exit', () => {
  for (const { path } of reports) rmSync(path, { force: true })
})

/** Creates the file in which a tool reports its run. Two commands in one clone get different files. */
export function newReport(tool: Tool): string {
  const path = join(ROOT, `.cache/${tool}-${process.pid}-${reports.length}.json`)
  reports.push({ tool, path })
  return path
}

type Timed = { name: string; milliseconds: number }

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; duration?: number | null }[]
  }[]
}
type Suite = {
  file: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { projectName: string; results: { duration: number }[] }[] }[]
}

/** Reads the tool's reports. A tool that was stopped leaves none. */
const reportsOf = (tool: Tool): unknown[] =>
  reports
    .filter((report) => report.tool === tool && existsSync(report.path))
    .map(({ path }) => JSON.parse(readFileSync(path, 'utf8')))

const readVitest = () => (reportsOf('vitest') as VitestReport[]).flatMap(({ testResults }) => testResults)
const readPlaywright = () => (reportsOf('playwright') as { suites: Suite[] }[]).flatMap(({ suites }) => suites)

function timesOfVitest(): Timed[] {
  return readVitest().flatMap(({ name, assertionResults }) =>
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

const hasFailed = ({ suites = [], specs = [] }: Suite): boolean => specs.some(({ ok }) => !ok) || suites.some(hasFailed)

/** The files in which a test failed, relative to the root. */
export function failedFiles(): string[] {
  const tested = readVitest()
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(ROOT, name))
  const browsed = readPlaywright()
    .filter(hasFailed)
    .map(({ file }) => `tests/e2e/${file}`)
  return [...new Set([...tested, ...browsed])]
}

const SHOWN = 10
/** With fewer tests than this, the slowest are not printed. */
const FEW = 50

/** Prints how many tests ran and, if there were many, the slowest. */
export function printSlowest(): void {
  const all = [...timesOfVitest(), ...readPlaywright().flatMap(timesOf)]
  if (all.length === 0) return
  if (all.length < FEW) {
    console.log(`\n== ${all.length} tests`)
    return
  }
  const slowest = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SHOWN)
  console.log(`\n== ${all.length} tests, the slowest:`)
  for (const { name, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
