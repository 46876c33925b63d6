import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Figure } from './figures.ts'
import type { Growth } from './growth-of-city.ts'
import { median } from './rounds.ts'

const execute = promisify(execFile)
const SCRIPT = join(import.meta.dirname, 'growth-of-city.ts')

/** Numbers of hotels and stays. Each size is ten times the one before, up to 70,000 hotels with 3.4 million stays. */
const SIZES = [
  [700, 10_000],
  [700, 34_000],
  [7_000, 340_000],
  [70_000, 3_400_000],
] as const
const MAX_TIMES = 2
const MAX_FIRST_MILLISECONDS = 5
const MAX_BYTES = 400
/** Only a few runs, because building the largest city takes seconds. */
const RUNS = 3

async function grow(hotels: number, stays: number): Promise<Growth> {
  const { stdout } = await execute(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    SCRIPT,
    String(hotels),
    String(stays),
  ])
  return JSON.parse(stdout) as Growth
}

const middleOf = (runs: readonly Growth[], key: keyof Growth) => median(runs.map((run) => run[key]))
const micro = (milliseconds: number) => `${Math.round(milliseconds * 1000).toLocaleString('en-IN')} µs`

function figureOf(runs: readonly Growth[], smallest: readonly Growth[]): Figure {
  const [hotels, stays, bytes] = [middleOf(runs, 'hotels'), middleOf(runs, 'stays'), middleOf(runs, 'bytesOfStay')]
  const [warm, first, times] = [
    middleOf(runs, 'warm'),
    middleOf(runs, 'first'),
    middleOf(runs, 'warm') / middleOf(smallest, 'warm'),
  ]
  const wanted = `warm at most ${MAX_TIMES} times that of 700, first of a window at most ${MAX_FIRST_MILLISECONDS} ms, at most ${MAX_BYTES} bytes a stay`
  return {
    what: `search in memory by itself, a city of ${hotels.toLocaleString('en-IN')} hotels with ${stays.toLocaleString('en-IN')} stays`,
    measured: `${micro(warm)} of processor time warm, ${micro(first)} the first of a window, ${Math.round(bytes)} bytes a stay, hotels included`,
    against: `warm ${times.toFixed(1)} times that of 700 hotels`,
    ...(hotels === SIZES.at(-1)?.[0]
      ? { aim: { wanted, isMet: times <= MAX_TIMES && first <= MAX_FIRST_MILLISECONDS && bytes <= MAX_BYTES } }
      : {}),
  }
}

/**
 * Measures how a search's processor time and memory grow with the city. Measures only the index, and runs each size in
 * a separate process.
 */
export async function growth({ rounds }: Bench): Promise<Figure[]> {
  const runs = SIZES.map(() => [] as Growth[])
  for (let round = 0; round < Math.min(rounds, RUNS); round++)
    for (const [place, [hotels, stays]] of SIZES.entries()) runs[place]?.push(await grow(hotels, stays))
  return runs.map((of) => figureOf(of, runs[0] ?? []))
}
