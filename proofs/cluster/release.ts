/** `npm run cluster -- --proof release`: replaces an older version of the site with this one while guests book. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { http2Client, type Client } from './ask.ts'
import { bookAndPay, findHotel, signUp } from './book.ts'
import { Checks } from './checks.ts'
import { countOverlaps } from './count-overlaps.ts'
import { startLoad } from './load.ts'
import { report, restart } from './rolling.ts'
import type { Cluster } from './start-cluster.ts'

/** How many of the newest migrations the older version lacks. */
export const MIGRATIONS_AGO = 3
const REQUESTS_A_SECOND = 30
/** How many bookings the whole load makes, in about two minutes. One request in five is for a booking. */
const BOOKINGS = 1500
/** How long the old code runs on the migrated tables, in milliseconds. */
const TOGETHER_MILLISECONDS = 20_000
const WARM_UP_MILLISECONDS = 3000
const CITY = 'pune'

async function migrationsOf({ databaseUrl }: Cluster): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from schema_migrations')
  await client.end()
  return rows[0]?.count ?? 0
}

/** Lists the scripts that a page from the older version may still request. */
async function scriptsOf({ ask }: Client, path: string): Promise<string[]> {
  const page = (await ask({ path, headers: {} })).body.toString()
  return [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))]
}

const bookOnce = async (client: Client, token: string) =>
  `confirmed after ${Math.round((await bookAndPay(client, token, await findHotel(client, CITY))).milliseconds)} ms`

/** Returns the exit code: 0 if everything held. */
export async function releaseUnderLoad(cluster: Cluster): Promise<number> {
  const checks = new Checks()
  const client = http2Client(cluster.origin, cluster.certificate)
  const before = await migrationsOf(cluster)
  const scripts = await scriptsOf(client, `/hotels-in-${CITY}`)
  const { token } = await signUp(client, '+919820012345', 'Meera')
  const load = await startLoad(cluster, { aSecond: REQUESTS_A_SECOND, bookings: BOOKINGS })
  await pause(WARM_UP_MILLISECONDS)

  await cluster.migrate()
  const added = (await migrationsOf(cluster)) - before
  checks.check('the database is migrated while the old version serves', added > 0, `${added} migrations`)
  checks.check('a guest books and pays with the old version', true, await bookOnce(client, token))
  await pause(TOGETHER_MILLISECONDS)
  for (const app of cluster.apps) {
    await restart(app, cluster)
    checks.check(`a guest books and pays once ${app.name} is new`, true, await bookOnce(client, token))
  }
  const code = await cluster.worker.part.stop()
  await cluster.startWorker()
  checks.check('the old worker ends, and the new one confirms', code === 0, await bookOnce(client, token))
  await load.stop()
  const statuses = await Promise.all(scripts.map(async (path) => (await client.ask({ path })).status))
  const isAll = scripts.length > 0 && statuses.every((status) => status === 200)
  checks.check('a page of the old version that is still open finds its scripts', isAll, `${statuses.length} scripts`)
  client.close()
  return Math.max(checks.code, report(load, 'a release', await countOverlaps(cluster.databaseUrl)))
}
