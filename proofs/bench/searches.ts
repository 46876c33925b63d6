import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../src/db/open-db.ts'
import { random } from '../../src/domain/kernel/seeded-random.ts'
import type { Child, StartChild } from './child.ts'
import { withChildren } from './child.ts'
import { compared, type Bench, type Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS, type FullCity } from './full-city.ts'
import { getRequest, leanLoad } from './lean-client.ts'
import { metered, postgresMeter, processMeter, type Meter } from './processor-time.ts'
import { AS_A_CLIENT } from './record-answers.ts'
import { interleave, medianRound, refuseFailures, type Subject } from './rounds.ts'
import { differentSearch, likelySearch } from './search-wishes.ts'
import { bareSearch, site } from './site.ts'

const CONNECTIONS = 16
const BIG = 1000
/** The sizes of the other cities in the realistic mix. Guests search the large city most. */
const OTHERS = [400, 200, 120, 80, 60, 40, 30]
const MAX_P99_MILLISECONDS = 30
const LEAST_SHARE = 0.8
const LONGEST_LOADING = 60_000

type Mix = { name: string; draw: () => string }

async function fill(databaseUrl: string, bench: Bench): Promise<FullCity[]> {
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS,
  })
  try {
    const cities: FullCity[] = []
    for (const [place, hotels] of [BIG, ...OTHERS].entries())
      cities.push(await fillCity(db, `Town ${place + 1}`, { ...bench.city, hotels }, bench.now))
    return cities
  } finally {
    await close()
  }
}

/**
 * Waits until each search succeeds within 20 ms three times in a row, which shows that it is answered from memory. The
 * bare server answers 503 until its city is loaded.
 */
async function untilLoaded(base: string, paths: readonly string[]): Promise<void> {
  const end = performance.now() + LONGEST_LOADING
  for (const path of paths)
    for (let inMemory = 0; inMemory < 3;) {
      const began = performance.now()
      const answer = await fetch(base + path)
      await answer.arrayBuffer()
      inMemory = answer.ok && performance.now() - began < 20 ? inMemory + 1 : 0
      if (performance.now() > end) throw new Error(`${base} still loads its cities`)
      await pause(inMemory === 0 ? 100 : 0)
    }
}

const subjectOf = (base: string, mix: Mix, meters: readonly Meter[], seconds: number): Subject =>
  metered(
    () => leanLoad({ base, connections: CONNECTIONS, seconds, next: () => getRequest(mix.draw(), AS_A_CLIENT) }),
    meters,
    seconds,
  )

async function measure(bench: Bench, start: StartChild, databaseUrl: string, cities: FullCity[]): Promise<Figure[]> {
  const ids = cities.map(({ id }) => id)
  const [big] = cities
  if (!big) throw new Error('no city was filled')
  const { days } = bench.city
  const [different, likely] = [random('different'), random('likely')]
  const mixes: Mix[] = [
    { name: 'all different', draw: () => differentSearch(different, { city: big.id, days, now: bench.now }) },
    {
      name: `a realistic mix over ${ids.length} cities`,
      draw: () => likelySearch(likely, { cities: ids, days, now: bench.now }),
    },
  ]
  const servers: [string, Child][] = [
    ['ours', await start(site({ databaseUrl, dataDir: join(bench.folder, 'searches') }, { DEMO_CATALOGUE: 'false' }))],
    ['bare', await start(bareSearch(databaseUrl))],
  ]
  const one = random('one of each')
  const each = ids.map((city) => differentSearch(one, { city, days, now: bench.now }))
  for (const [, { base }] of servers) await untilLoaded(base, each)
  const postgres = await postgresMeter(databaseUrl)
  const subjects = mixes.flatMap((mix) =>
    servers.map(([name, { base, pid }]): [string, Subject] => [
      `${name} ${mix.name}`,
      subjectOf(base, mix, [processMeter(pid ?? 0), postgres], bench.secondsOfRound),
    ]),
  )
  // Warms up, so that the code is compiled and the free rooms for the most requested times are counted.
  for (const [, subject] of subjects) await subject()
  const rounds = await interleave(Object.fromEntries(subjects), bench.rounds)
  return mixes.map(({ name }) => {
    const ours = rounds[`ours ${name}`] ?? []
    const what = `search, ${name}, ${BIG.toLocaleString('en-IN')} hotels with ${big.stays.toLocaleString('en-IN')} stays in the largest, PostgreSQL`
    refuseFailures(what, ours)
    const figure = compared(what, ours, {
      name: 'bare node:http with the same index, the same bytes',
      rounds: rounds[`bare ${name}`] ?? [],
    })
    const isMet = figure.ratio >= LEAST_SHARE && medianRound(ours).p99 <= MAX_P99_MILLISECONDS
    return {
      ...figure,
      aim: { wanted: `at least ${LEAST_SHARE} of bare, p99 at most ${MAX_P99_MILLISECONDS} ms`, isMet },
    }
  })
}

/**
 * Compares two loads with a bare server on the same index, at 16 connections: searches that never repeat, and a mix
 * like real guests' searches.
 */
export async function searches(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_searches')
  const cities = await fill(databaseUrl, bench)
  return withChildren((start) => measure(bench, start, databaseUrl, cities))
}
