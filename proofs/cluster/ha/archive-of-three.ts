/**
 * `npm run cluster -- --proof archive-ha`: three archived databases lose their leader, continue archiving from the next
 * one, and are restored to a chosen moment by the steps of docs/operating/backup.md.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from '../../../tests/database/postgres.ts'
import { queryRows } from '../query-rows.ts'
import { startBookingLoad, type BookingLoad } from '../bookings/booking-load.ts'
import { differences } from '../bookings/differences.ts'
import { Checks } from '../checks.ts'
import type { Cluster } from '../start-cluster.ts'
import type { NodeArchive } from './archive.ts'
import type { DatabaseNode } from './database-node.ts'
import { leaderOf, type ThreeNodes } from './three-nodes.ts'

const LOAD_MILLISECONDS = 8000
const MOST_WAIT = 120_000
const LOOK_MILLISECONDS = 200

type Stage = { cluster: Cluster; three: ThreeNodes; archive: NodeArchive; checks: Checks }

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const began = performance.now()
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > MOST_WAIT) throw new Error(otherwise)
    await pause(LOOK_MILLISECONDS)
  }
}

async function leaderNow(three: ThreeNodes): Promise<DatabaseNode> {
  const leader = await leaderOf(three)
  if (!leader) throw new Error('nobody leads')
  return leader
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1)

/**
 * A setting that all nodes share, as `patronictl edit-config` writes it and `show-config` shows it. It is stored only
 * in etcd and in the data folder.
 */
const EDITED = { maximum_lag_on_failover: 2_097_152 }
const configOf = ({ ports }: DatabaseNode) => `http://127.0.0.1:${ports.patroni}/config`
const editConfig = (node: DatabaseNode) => fetch(configOf(node), { method: 'PATCH', body: JSON.stringify(EDITED) })
const isEdited = async (node: DatabaseNode) => {
  const config = (await (await fetch(configOf(node))).json()) as typeof EDITED
  return config.maximum_lag_on_failover === EDITED.maximum_lag_on_failover
}

/** Lets guests book briefly, and checks that every acknowledged booking is in the database. */
async function bookForAWhile({ cluster, checks }: Stage, when: string): Promise<BookingLoad> {
  const load = await startBookingLoad(cluster, { city: `City ${when}` })
  await pause(LOAD_MILLISECONDS)
  await load.stop()
  const wrong = await differences(cluster, load)
  const isRight = load.acknowledged.length > 0 && wrong.length === 0
  checks.check(`guests book ${when}`, isRight, `${load.acknowledged.length} bookings, ${wrong.length} differences`)
  return load
}

/** Waits until the leader has archived the current log segment. */
async function untilArchived({ cluster: { databaseUrl } }: Stage): Promise<string> {
  const [now] = await queryRows<{ segment: string }>(
    databaseUrl,
    'select pg_walfile_name(pg_current_wal_lsn()) as segment',
  )
  await queryRows(databaseUrl, 'select pg_switch_wal()')
  const reached = 'select last_archived_wal >= $1 as is from pg_stat_archiver'
  await until(
    async () => (await queryRows<{ is: boolean }>(databaseUrl, reached, [now?.segment]))[0]?.is === true,
    'the WAL did not reach the archive',
  )
  return now?.segment ?? ''
}

/** Makes a backup as the nightly unit does: the unit runs on every machine, but only the leader makes a backup. */
async function backUp({ three, archive, checks }: Stage, type: 'full' | 'diff'): Promise<void> {
  const leader = await leaderNow(three)
  const leading = await Promise.all(three.nodes.map((node) => archive.leads(node)))
  const names = three.nodes.filter((_node, index) => leading[index]).map(({ name }) => name)
  const began = performance.now()
  await archive.run(leader, `--type=${type}`, 'backup')
  const isOne = names.length === 1 && names[0] === leader.name
  checks.check(
    `one machine makes the ${type} backup, the one that leads`,
    isOne,
    `${names.join(', ')} in ${secondsSince(began)} s`,
  )
  await archive.run(leader, 'check')
}

async function killLeader(stage: Stage): Promise<void> {
  const { three, checks } = stage
  const dead = await leaderNow(three)
  const before = await untilArchived(stage)
  const died = performance.now()
  await dead.die('machine')
  await until(async () => {
    const leader = await leaderOf(three)
    return leader !== undefined && leader !== dead
  }, `nobody leads in place of ${dead.name}`)
  await until(
    async () => (await queryRows(stage.cluster.databaseUrl, 'select pg_current_wal_lsn()')).length > 0,
    'nobody writes',
  )
  const load = await bookForAWhile(stage, 'although the one that led is dead')
  const after = await untilArchived(stage)
  const isNext = after.slice(0, 8) > before.slice(0, 8) && load.acknowledged.length > 0
  checks.check('the next one archives its own timeline', isNext, `${before}, ${after}, ${secondsSince(died)} s`)
  dead.revive()
  await three.untilWhole(MOST_WAIT)
}

/** Follows steps 2 and 3 of docs/operating/backup.md, "With Patroni". */
async function restoreTo({ three, archive, checks }: Stage, moment: string): Promise<void> {
  const binaries = await findBinaries()
  if (!binaries) throw new Error('PostgreSQL has gone')
  const chosen = await leaderNow(three)
  const others = three.nodes.filter((node) => node !== chosen)
  const began = performance.now()
  for (const node of [...others, chosen]) await node.stopDatabase()
  await chosen.removeCluster()
  await archive.run(chosen, '--type=time', `--target=${moment}`, '--target-action=promote', '--delta', 'restore')
  const data = join(chosen.folder, 'data')
  const control = (...args: string[]) =>
    archive.runAs(chosen, join(binaries, 'pg_ctl'), [
      '-D',
      data,
      '-l',
      join(chosen.folder, 'restored.log'),
      '-w',
      ...args,
    ])
  await control('start')
  await until(() => archive.leads(chosen), 'the restored database did not reach the moment')
  await control('stop')
  const restored = secondsSince(began)
  chosen.revive()
  await until(async () => (await leaderOf(three)) === chosen, `${chosen.name} does not lead`)
  for (const node of others) {
    await rm(join(node.folder, 'data'), { recursive: true })
    node.revive()
  }
  await three.untilWhole(MOST_WAIT)
  checks.check('one node is restored, the others copy it', true, `${restored} s, whole after ${secondsSince(began)} s`)
}

/** Stops the site, restores the database, and starts the site again. */
async function comeBack(stage: Stage, moment: string): Promise<void> {
  const { apps, worker, startApp, startWorker } = stage.cluster
  for (const { part } of [...apps, worker]) await part.stop()
  await restoreTo(stage, moment)
  await startWorker()
  for (const app of apps) await startApp(app)
}

export async function archiveOfThree(cluster: Cluster): Promise<number> {
  const { three } = cluster.database
  const archive = three?.archive
  if (!three || !archive) throw new Error('this proof needs three archived databases')
  const checks = new Checks()
  const stage = { cluster, three, archive, checks }
  const first = await leaderNow(three)
  await archive.run(first, 'stanza-create')
  await editConfig(first)
  await backUp(stage, 'full')
  const before = await bookForAWhile(stage, 'after the first backup')
  await killLeader(stage)
  await backUp(stage, 'diff')
  const kept = await bookForAWhile(stage, 'after the second backup')

  const [now] = await queryRows<{ at: string }>(cluster.databaseUrl, 'select clock_timestamp()::text as at')
  if (!now) throw new Error('the database has no time')
  const later = await bookForAWhile(stage, 'after the moment')
  await untilArchived(stage)
  await comeBack(stage, now.at)

  const wrong = [...(await differences(cluster, before)), ...(await differences(cluster, kept))]
  for (const sentence of wrong.slice(0, 20)) console.log(sentence)
  checks.check('everything acknowledged before the moment is there', wrong.length === 0, `${wrong.length} differences`)
  checks.check('what was edited in Patroni stays', await isEdited(await leaderNow(three)))
  const ids = later.guests.map(({ id }) => id)
  const [left] = await queryRows<{ n: number }>(
    cluster.databaseUrl,
    'select count(*)::int as n from users where id = any($1::uuid[])',
    [ids],
  )
  checks.check('nothing that came after the moment is there', left?.n === 0, `${left?.n} of ${ids.length} guests`)
  await bookForAWhile(stage, 'on the restored site')
  checks.check('it archives its own timeline', true, await untilArchived(stage))
  await backUp(stage, 'full')
  return checks.code
}
