import { join } from 'node:path'
import { migrate } from '../../src/db/migrate.ts'
import { openDb } from '../../src/db/open-db.ts'
import { withChildren, type StartChild } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS, searchPaths, type FullCity } from './full-city.ts'
import { load, warmUp, type Load } from './load.ts'
import { asked, meanKibibytes, recordAnswers } from './record-answers.ts'
import { interleave, medianRound } from './rounds.ts'
import { bare, site, type Database } from './site.ts'

const CONNECTIONS = 16
const MAX_P99_MILLISECONDS = 50
const SMALL = { name: 'Smallville', hotels: 70 }
const LARGE = { name: 'Bigtown', hotels: 1000 }

type Trial = { engine: 'PostgreSQL' | 'embedded'; database: Database; cities: (typeof LARGE)[] }

async function fill(bench: Bench, { database, cities }: Trial): Promise<FullCity[]> {
  const { db, close } = await openDb({ ...database, statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS })
  try {
    await migrate(db)
    const filled: FullCity[] = []
    for (const { name, hotels } of cities) filled.push(await fillCity(db, name, { ...bench.city, hotels }, bench.now))
    return filled
  } finally {
    await close()
  }
}

async function measure(bench: Bench, trial: Trial, start: StartChild): Promise<Figure[]> {
  const { engine, database } = trial
  const cities = await fill(bench, trial)
  const { base } = await start(site(database, { DEMO_CATALOGUE: 'false' }))
  const trials = []
  for (const city of cities) {
    const requests = searchPaths(city.id, bench.city.days, bench.now).map((path) => asked(path))
    const file = join(bench.folder, `search-${engine}-${city.hotels}.json`)
    const size = meanKibibytes(await recordAnswers(base, requests, file))
    const { base: bareBase } = await start(bare('node:http', file))
    const loadOf = (to: string): Load => ({
      base: to,
      connections: CONNECTIONS,
      seconds: bench.secondsOfRound,
      requests,
    })
    trials.push({ city, size, ours: loadOf(base), bare: loadOf(bareBase) })
  }
  for (const { ours, bare } of trials) await Promise.all([warmUp(ours), warmUp(bare)])
  const rounds = await interleave(
    Object.fromEntries(
      trials.flatMap(({ city, ours, bare }) => [
        [`ours ${city.hotels}`, () => load(ours)],
        [`bare ${city.hotels}`, () => load(bare)],
      ]),
    ),
    bench.rounds,
  )
  return trials.map(({ city, size }) => {
    const ours = rounds[`ours ${city.hotels}`] ?? []
    const what = `search, ${city.hotels.toLocaleString('en-IN')} hotels with ${city.stays.toLocaleString('en-IN')} stays, ${engine}`
    const figure = compared(what, ours, {
      name: `bare node:http, the same ${size.toFixed(1)} KiB`,
      rounds: rounds[`bare ${city.hotels}`] ?? [],
    })
    const isMet = medianRound(ours).p99 < MAX_P99_MILLISECONDS
    const isAimed = city.hotels === LARGE.hotels && engine === 'PostgreSQL'
    return isAimed ? { ...figure, aim: { wanted: `p99 under ${MAX_P99_MILLISECONDS} ms`, isMet } } : figure
  })
}

/**
 * Measures the search API at 16 connections, on both engines, against a server that sends the same bytes from memory.
 */
export async function search(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_search')
  const trials: Trial[] = [
    {
      engine: 'PostgreSQL',
      database: { databaseUrl, dataDir: join(bench.folder, 'search-files') },
      cities: [SMALL, LARGE],
    },
    { engine: 'embedded', database: { dataDir: join(bench.folder, 'search') }, cities: [LARGE] },
  ]
  const figures: Figure[] = []
  for (const trial of trials) figures.push(...(await withChildren((start) => measure(bench, trial, start))))
  return figures
}
