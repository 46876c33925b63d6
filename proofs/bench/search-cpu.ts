/**
 * Measures the processor time of searches that never repeat, from memory and from SQL, in Node and in PostgreSQL. `node
 * proofs/bench/search-cpu.ts [hotels] [searches] [hotels of a hundred with price rules]`. It injects requests without
 * sockets, so only the ratios are meaningful.
 */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { SearchFilter } from '../../src/contract/hotel-search.ts'
import { openDb } from '../../src/db/open-db.ts'
import { addDays, istDateOf, toIstIso } from '../../src/domain/kernel/ist.ts'
import { random } from '../../src/domain/kernel/seeded-random.ts'
import { slotPeriod } from '../../src/domain/slots/period.ts'
import { SLOTS } from '../../src/domain/slots/slots.ts'
import { systemClock } from '../../src/server/adapters/clocks.ts'
import { buildApp } from '../../src/server/app.ts'
import { createServices } from '../../src/server/create-services.ts'
import { readEnv } from '../../src/server/env.ts'
import { fillList } from '../../src/server/features/hotels/catalogue/hotel-card.ts'
import { searchInMemory } from '../../src/server/features/hotels/catalogue/list-from-memory.ts'
import { present, startPostgres } from '../../tests/database/postgres.ts'
import { taxRuleAt } from '../../src/server/services.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS } from './full-city.ts'

const [HOTELS, SEARCHES] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 2000)]
const RULED = Number(process.argv[4] ?? 30)
const DAYS = 60
const ROUNDS = 4
/** The unit of /proc is a hundredth of a second. */
const TICK_MILLISECONDS = 10

/** Returns a search that no other search of this run repeats. */
function searchPath(draw: ReturnType<typeof random>, city: number): string {
  const slot = draw.pick(SLOTS)
  const { start, end } = slotPeriod(slot.index, addDays(istDateOf(new Date()), draw.int(1, DAYS - 2)))
  const where = {
    cityId: city,
    ...(draw.chance(0.3) ? { same_sex: true } : {}),
    ...(draw.chance(0.2) ? { has_bathtub: true } : {}),
    price: { gt: draw.int(0, 900), lt: draw.int(1500, 9000) },
  }
  const filter = { where, order: draw.pick(['rank', 'price', 'overallRating DESC']) }
  const stay = { checkin: toIstIso(start), checkout: toIstIso(end), rooms: String(draw.int(1, 2)) }
  return `/api/hotels/search?${new URLSearchParams({ ...stay, filter: JSON.stringify(filter) })}`
}

const ticksOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

const postgres = present(await startPostgres())
const databaseUrl = await postgres.createDatabase('search_cpu')
const filling = await openDb({ databaseUrl, dataDir: '', statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS * 5 })
const size = { hotels: HOTELS, roomsOfHotel: 10, staysInHundred: 30, days: DAYS, ruledInHundred: RULED }
const city = await fillCity(filling.db, 'Bigtown', size, new Date())
await filling.close()
console.log(`${city.hotels} hotels, ${city.stays} stays`)

async function serve(memory: number) {
  const env = readEnv({
    APP_ENV: 'local',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), 'uncle-search-cpu'),
    SEARCHES_A_MINUTE: '0',
    CATALOGUE_MEMORY: String(memory),
  })
  const database = await openDb({ databaseUrl, dataDir: '', maxConnections: 1 })
  const { db, close } = database
  // Looks up PostgreSQL's process in each round, because an idle connection may have been closed.
  const pid = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return rows[0]?.pid ?? 0
  }
  const log = { error: (detail: object, text: string) => console.error(text, detail) }
  const { services, worker } = createServices({
    env,
    database,
    clock: systemClock,
    origin: () => 'http://localhost',
    log,
  })
  await worker.stop()
  const app = await buildApp({ services, maxLag: 0 })
  const ask = async (url: string) => {
    const answer = await app.inject({ url })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.body
  }
  const stop = async () => {
    await app.close()
    await close()
  }
  return { services, ask, stop, pid }
}

const [memory, database] = [await serve(2048), await serve(0)]
const before = process.cpuUsage()
const began = performance.now()
while (memory.services.catalogue.figures().catalogueHits === 0) {
  await memory.ask(searchPath(random('first'), city.id))
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const { user, system } = process.cpuUsage(before)
const figures = memory.services.catalogue.figures()
console.log(
  `loaded within ${Math.round(performance.now() - began)} ms, ${Math.round((user + system) / 1000)} ms of Node; ${(figures.catalogueBytes / 1e6).toFixed(1)} MB counted`,
)

const draw = random('searches')
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, process_] of Object.entries({ memory, database })) {
    const count = name === 'memory' ? SEARCHES : Math.ceil(SEARCHES / 10)
    const paths = Array.from({ length: count }, () => searchPath(draw, city.id))
    const pid = await process_.pid()
    const [cpu, ticks] = [process.cpuUsage(), ticksOf(pid)]
    for (const path of paths) await process_.ask(path)
    const spent = process.cpuUsage(cpu)
    const node = (spent.user + spent.system) / 1000 / count
    const postgresql = ((ticksOf(pid) - ticks) * TICK_MILLISECONDS) / count
    console.log(
      `round ${round + 1}, ${name}: Node ${node.toFixed(3)} ms, PostgreSQL ${postgresql.toFixed(3)} ms a search`,
    )
  }
}
console.log(memory.services.catalogue.figures())

const wishes = Array.from(
  { length: SEARCHES },
  () => new URL(searchPath(draw, city.id), 'http://localhost').searchParams,
)
const searches = wishes.map((wish) => ({
  checkin: new Date(wish.get('checkin') ?? ''),
  checkout: new Date(wish.get('checkout') ?? ''),
  rooms: Number(wish.get('rooms')),
  taxRule: taxRuleAt(memory.services, new Date()),
  filter: JSON.parse(wish.get('filter') ?? '') as SearchFilter,
  now: new Date(),
  userId: null,
}))
for (let round = 0; round < ROUNDS; round++) {
  const cpu = process.cpuUsage()
  for (const search of searches) fillList((await searchInMemory(memory.services, search))?.hotels ?? [])
  const spent = process.cpuUsage(cpu)
  console.log(`the search itself: ${((spent.user + spent.system) / SEARCHES).toFixed(1)} µs`)
}
for (const path of Array.from({ length: 100 }, () => searchPath(draw, city.id)))
  if ((await memory.ask(path)) !== (await database.ask(path))) throw new Error(`answers differ: ${path}`)
console.log('100 answers compared, byte for byte')
await Promise.all([memory.stop(), database.stop()])
await postgres.stop()
