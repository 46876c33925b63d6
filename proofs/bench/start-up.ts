import { join } from 'node:path'
import { withChildren } from './child.ts'
import { milliseconds, type Bench, type Figure } from './figures.ts'
import { median } from './rounds.ts'
import { databaseEnv, START, type Database } from './site.ts'

const MAX_MILLISECONDS = 3000

/** Returns the milliseconds from a process's start until /readyz answers 200, then stops it. */
const timeToReady = (database: Database): Promise<number> =>
  withChildren(async (start) => {
    const { readyAfter } = await start({ script: START, env: databaseEnv(database), ready: '/readyz' })
    return readyAfter
  })

async function measure(name: string, database: Database, runs: number): Promise<Figure> {
  const first = await timeToReady(database)
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await timeToReady(database))
  const middle = median(times)
  return {
    what: `start to /readyz, ${name}`,
    measured: `${milliseconds(middle)} (${runs} starts, slowest ${milliseconds(Math.max(...times))})`,
    against: `first start of all, which loads the demo catalogue: ${milliseconds(first)}`,
    aim: { wanted: `within ${MAX_MILLISECONDS / 1000} s`, isMet: middle <= MAX_MILLISECONDS },
  }
}

/** Measures the start of the built site on existing data, with both engines. */
export async function startUp(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_start', 'empty')
  return [
    await measure('embedded', { dataDir: join(bench.folder, 'start') }, bench.rounds),
    await measure('PostgreSQL', { databaseUrl, dataDir: join(bench.folder, 'start-files') }, bench.rounds),
  ]
}
