/** Three PostgreSQL servers under Patroni with etcd, behind HAProxy, configured by deploy/, on one machine. */
import { randomBytes } from 'node:crypto'
import { access, chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '../../../tests/database/postgres.ts'
import { accountFor, type Account } from '../../../tests/database/unprivileged.ts'
import { runPart, startPart, untilThere } from '../part.ts'
import { openNodeArchive, type NodeArchive } from './archive.ts'
import { startDatabaseNode, type DatabaseNode } from './database-node.ts'
import { settledPorts } from './settled-ports.ts'

const HAPROXY = '/usr/sbin/haproxy'
const CONFIGURATION = join(import.meta.dirname, '../../../deploy/haproxy/haproxy.cfg')
const NAMES = ['node-1', 'node-2', 'node-3']
const NEEDED = [HAPROXY, '/usr/bin/patroni', '/usr/bin/etcd']
const FORMS_WITHIN_MILLISECONDS = 90_000
const DATABASE = 'cluster'
/** Longer than HAProxy needs for its first check of each server. Until then it treats all of them as up. */
const CHECKED_AFTER_MILLISECONDS = 1500

export type Role = 'leader' | 'sync_standby' | 'replica'
export type Member = { name: string; role: Role; state: string; timeline?: number; lag?: number | string }

export type ThreeNodes = {
  /** the address for the database's owner, through HAProxy */
  readonly ownerUrl: string
  /** the address of a standby, through HAProxy */
  readonly replicaUrl: string
  readonly nodes: readonly DatabaseNode[]
  /** pgBackRest's archive, if there is one */
  readonly archive?: NodeArchive
  /** returns the members as Patroni reports them; empty while no node answers */
  readonly members: () => Promise<Member[]>
  /** Resolves once one node leads, a second confirms every commit before it is acknowledged, and a third follows. */
  readonly untilWhole: (withinMilliseconds?: number) => Promise<Member[]>
  readonly stop: () => Promise<void>
}

async function refuseWithoutPackages(): Promise<void> {
  for (const path of NEEDED) {
    await access(path).catch(() => {
      throw new Error(`${path} is missing: apt-get install patroni etcd-server etcd-client haproxy`)
    })
  }
}

async function membersOf(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { ports } of nodes) {
    try {
      const answer = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await answer.json()) as { members: Member[] }).members
    } catch {
      // the node is down: ask the next one
    }
  }
  return []
}

/** Returns the node that leads according to Patroni; undefined while none leads. */
export async function leaderOf({ members, nodes }: ThreeNodes): Promise<DatabaseNode | undefined> {
  const name = (await members()).find(({ role }) => role === 'leader')?.name
  return nodes.find((one) => one.name === name)
}

const FOLLOWS = new Set(['running', 'streaming'])

/** How many bytes of log a standby may be behind under load. */
const MOST_LAG = 1024 * 1024
/**
 * Longer than Patroni's interval. A node that has just started reports itself as running, although it is rewound only
 * in the next interval.
 */
const STAYS_WHOLE_MILLISECONDS = 3000

/** Whether there is a leader, a synchronous standby and another replica, all running on the leader's timeline. */
export function isWhole(members: readonly Member[]): boolean {
  const leader = members.find(({ role }) => role === 'leader')
  const follows = ({ role, timeline, lag }: Member) =>
    role === 'leader' || (timeline === leader?.timeline && typeof lag === 'number' && lag <= MOST_LAG)
  return (
    members.length === NAMES.length &&
    members.every((member) => FOLLOWS.has(member.state) && follows(member)) &&
    members.some(({ role }) => role === 'sync_standby')
  )
}

async function untilWhole(nodes: readonly DatabaseNode[], within = FORMS_WITHIN_MILLISECONDS): Promise<Member[]> {
  const began = performance.now()
  let wholeSince = Infinity
  for (;;) {
    const members = await membersOf(nodes)
    wholeSince = isWhole(members) ? Math.min(wholeSince, performance.now()) : Infinity
    if (performance.now() - wholeSince >= STAYS_WHOLE_MILLISECONDS) return members
    if (performance.now() - began > within) throw new Error(`the nodes are not whole: ${JSON.stringify(members)}`)
    await pause(200)
  }
}

async function startHaproxy(folder: string, nodes: readonly DatabaseNode[]) {
  const [write = 0, read = 0] = await settledPorts(2)
  const places = nodes.flatMap(({ ports }, index) => [
    [`NODE_${index + 1}`, `127.0.0.1:${ports.postgres}`],
    [`NODE_${index + 1}_PATRONI`, String(ports.patroni)],
  ])
  const env = {
    PATH: process.env['PATH'],
    WRITE: `127.0.0.1:${write}`,
    READ: `127.0.0.1:${read}`,
    ...Object.fromEntries(places),
  }
  const log = join(folder, 'haproxy.log')
  await runPart({ name: 'haproxy -c', program: HAPROXY, args: ['-c', '-f', CONFIGURATION], env, log })
  const part = startPart({ name: 'haproxy', program: HAPROXY, args: ['-db', '-f', CONFIGURATION], env, log })
  await pause(CHECKED_AFTER_MILLISECONDS)
  return { part, write, read }
}

const answers = async (url: string) => {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select 1')
  await client.end()
  return true
}

/** Creates a folder owned by PostgreSQL's account. */
async function folderFor(parent: string, account: Account): Promise<string> {
  const folder = await mkdtemp(join(parent, 'database-'))
  await chmod(folder, 0o755)
  for (const name of NAMES) {
    await mkdir(join(folder, name))
    if (typeof account === 'object') await chown(join(folder, name), account.uid, account.gid)
  }
  return folder
}

type Ground = { folder: string; account: Account; archive?: NodeArchive }

async function startNodes({ folder, account, archive }: Ground) {
  const binaries = await findBinaries()
  if (!binaries) throw new Error('no PostgreSQL 15+ in /usr/lib/postgresql, nor one in PATH')
  const ports = await settledPorts(4 * NAMES.length)
  const all = NAMES.map((name, index) => {
    const [postgres = 0, patroni = 0, etcd = 0, peers = 0] = ports.slice(4 * index, 4 * index + 4)
    return { name, ports: { postgres, patroni, etcd, peers } }
  })
  const shared = { folder, binaries, account, password: randomBytes(12).toString('hex') }
  const wanted = archive ? { ...shared, archive: archive.archives } : shared
  const nodes: DatabaseNode[] = []
  for (const place of all) nodes.push(await startDatabaseNode({ ...place, all }, wanted))
  return { nodes, password: shared.password }
}

/** Starts three nodes with an empty database in one folder. If any cannot start, stops and removes all of them. */
export async function startThreeNodes(parent: string, { isArchived = false } = {}): Promise<ThreeNodes> {
  // Raises Node's limit on listeners, because every part listens for the end of this process.
  process.setMaxListeners(0)
  await refuseWithoutPackages()
  const account = await accountFor(process)
  if (!account) throw new Error('running as root without an account that PostgreSQL would start as')
  const folder = await folderFor(parent, account)
  const archive = isArchived ? await openNodeArchive(folder, account) : undefined
  const { nodes, password } = await startNodes({ folder, account, ...(archive ? { archive } : {}) })
  const ending: (() => Promise<unknown>)[] = nodes.map(({ stop }) => stop)
  const stop = async () => {
    for (const end of ending.toReversed()) await end().catch((error: unknown) => console.error(error))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilWhole(nodes)
    const { part, write, read } = await startHaproxy(parent, nodes)
    ending.push(part.stop)
    const addressOf = (port: number, database: string) =>
      `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
    await untilThere(part, () => answers(addressOf(write, 'postgres')))
    await untilThere(part, () => answers(addressOf(read, 'postgres')))
    const owner = new pg.Client(addressOf(write, 'postgres'))
    owner.on('error', () => undefined)
    await owner.connect()
    await owner.query(`create database ${DATABASE} template template0`)
    await owner.end()
    return {
      ownerUrl: addressOf(write, DATABASE),
      replicaUrl: addressOf(read, DATABASE),
      nodes,
      ...(archive ? { archive } : {}),
      members: () => membersOf(nodes),
      untilWhole: (within) => untilWhole(nodes, within),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
