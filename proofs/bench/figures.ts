import type { TestPostgres } from '../../tests/database/postgres.ts'
import { medianRound, processorRatio, throughputRatio, type Round } from './rounds.ts'
import type { CitySize } from './full-city.ts'

/** A line in the report. */
export type Figure = {
  what: string
  measured: string
  /** what the site is compared with, and its result */
  against?: string
  /** our throughput divided by the other's */
  ratio?: number
  /** the other's processor time per answer divided by ours */
  cpuRatio?: number
  aim?: { wanted: string; isMet: boolean }
}

/** What a benchmark needs, and how much it should measure. */
export type Bench = {
  postgres: TestPostgres
  /** a database in which the site loads the demo catalogue at its first start */
  demoDatabase: () => Promise<string>
  /** a folder that is removed once everything has been measured */
  folder: string
  rounds: number
  secondsOfRound: number
  city: Omit<CitySize, 'hotels'>
  now: Date
}

export type Benchmark = { name: string; run: (bench: Bench) => Promise<Figure[]> }

const rounded = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-IN'))

export const milliseconds = (value: number): string => `${rounded(value)} ms`

export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

/** Formats rounds as '1,234/s, p50 8.1 ms, p99 22 ms', with the failures if there were any. */
export function reached(rounds: readonly Round[]): string {
  const { perSecond, p50, p99, failures, cpu } = medianRound(rounds)
  const failed = failures > 0 ? `, ${failures} failed` : ''
  const spent = cpu === undefined ? '' : `, ${cpu.toFixed(3)} ms of processor time each`
  return `${rounded(perSecond)}/s, p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}${failed}${spent}`
}

/** Compares two subjects that ran in the same rounds. */
export const compared = (
  what: string,
  ours: readonly Round[],
  other: { name: string; rounds: readonly Round[] },
): Figure & { ratio: number } => {
  const cpuRatio = processorRatio(ours, other.rounds)
  return {
    what,
    measured: reached(ours),
    against: `${other.name}: ${reached(other.rounds)}`,
    ratio: throughputRatio(ours, other.rounds),
    ...(cpuRatio === undefined ? {} : { cpuRatio }),
  }
}
