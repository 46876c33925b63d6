import { expect } from 'vitest'
import { startApi } from '../api/start-api.ts'
import { runModel, type ModelRun } from './run-model.ts'

/**
 * The number of sequences in both files together. Each file has its own process and database. `npm run test:long` plays
 * 2,000, `npm run prove` 10,000.
 */
const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 24)
/** From this many sequences on, a day's walk meets every code. A shorter walk may miss some by chance. */
const ENOUGH_FOR_EVERY_CODE = 1500
const FILES = 2

/** Plays a different walk every day, but the same walk all day long, so that a printed seed replays a failure in CI. */
const today = Math.floor(Date.now() / 86_400_000)

/**
 * How many lives share a database. The checks after each step read the whole database, so steps get slower with more
 * lives.
 */
const LIVES_A_DATABASE = 250

/**
 * Returns the runs of the file with this number, one for each database. `MODEL_SEED` and `MODEL_PATH` replay one
 * failure.
 */
export function modelRuns(file: number): ModelRun[] {
  const seed = Number(process.env['MODEL_SEED'] ?? today * 10 + file)
  const all = Math.ceil(SEQUENCES / FILES)
  return Array.from({ length: Math.ceil(all / LIVES_A_DATABASE) }, (_run, place) => ({
    // The step between the databases' seeds is large, because the seeds of days and files differ by only 10 and 1.
    seed: seed + place * 1_000_000,
    sequences: Math.min(LIVES_A_DATABASE, all - place * LIVES_A_DATABASE),
    path: process.env['MODEL_PATH'],
  }))
}

/** Plays runs one after another, each on its own database. Returns the codes and steps that were met. */
export async function playModel(runs: readonly ModelRun[]): Promise<ReadonlySet<string>> {
  const met = new Set<string>()
  for (const run of runs) {
    const api = await startApi()
    try {
      for (const one of await runModel(api, run)) met.add(one)
      expect(api.faults, `seed ${run.seed}`).toEqual([])
    } finally {
      await api.stop()
    }
  }
  return met
}

const REFUSALS = [
  'SOLD_OUT',
  'BATHTUB_SOLD_OUT',
  'TOO_LATE',
  'ALREADY_CANCELLED',
  'EXTENSION_WAITING',
  'DESK_HOURS_USED_UP',
  'SAME_TIME',
  'COUPON_ALREADY_USED',
  'VISIT_TOO_EARLY',
  'ALREADY_MARKED',
  'MORE_THAN_DUE',
  'NOT_TURNED_AWAY',
  'ALREADY_MOVED',
  'NOT_ALLOWED_NOW',
]
const STEPS = [
  'arrive',
  'leave',
  'no-show',
  'take-back',
  'TakeMoney',
  'AddExtra',
  'ChangeRoom',
  'HandOver',
  'Objection',
]
const MOVES = ['CannotTake', 'TurnedAway', 'MoveTo', 'MoneyBack']
const OFFICE = ['office-cancel', 'office-cancel-late', 'office-credit', 'office-no-show', 'CloseMonth']
/** The steps in every walk that gets as far as a booking. */
const COMMON = ['Book']

const commonOrAll = SEQUENCES < ENOUGH_FOR_EVERY_CODE ? COMMON : [...COMMON, ...REFUSALS, ...STEPS, ...MOVES, ...OFFICE]

/** The codes and steps that a walk must meet. A walk that misses some of them tries too little. */
export const MET_BY_ALL = process.env['MODEL_PATH'] ? [] : commonOrAll
