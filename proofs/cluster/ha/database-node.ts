/** One machine of the database's cluster: etcd, Patroni, and the PostgreSQL that Patroni starts. */
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '../../../tests/database/unprivileged.ts'
import { runPart, startPart, type Part } from '../part.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
/** How long PostgreSQL's other processes may take to end after its main process was killed. */
const ENDS_WITHIN_MILLISECONDS = 10_000

export type NodePorts = { postgres: number; patroni: number; etcd: number; peers: number }

/** The settings that the three machines share. */
export type Shared = {
  folder: string
  binaries: string
  account: Account
  /** the password of the superuser, replication and rewind accounts */
  password: string
  /** writes pgBackRest's settings for a node and returns the command that archives; undefined without an archive */
  archive?: (node: { name: string; folder: string; port: number }) => Promise<string>
}

export type Place = { name: string; ports: NodePorts; all: readonly { name: string; ports: NodePorts }[] }

/**
 * What a proof can kill: only PostgreSQL, only Patroni, or everything on the machine, with or without its data folder.
 */
export const KILL_TARGETS = ['postgresql', 'patroni', 'machine', 'machine and its data'] as const
export type KillTarget = (typeof KILL_TARGETS)[number]

export type DatabaseNode = {
  readonly name: string
  readonly ports: NodePorts
  readonly folder: string
  /** Kills immediately, as a fault or power cut would. */
  readonly die: (target: KillTarget) => Promise<void>
  /** Starts every part that is not running. */
  readonly revive: () => void
  /** Stops Patroni and its PostgreSQL, as an operator does; etcd keeps running. */
  readonly stopDatabase: () => Promise<void>
  /** Removes the cluster from etcd, as `patronictl remove` does. */
  readonly removeCluster: () => Promise<void>
  readonly stop: () => Promise<void>
}

const at = (port: number) => `127.0.0.1:${port}`

/** Reads the lines `NAME=value` from a file in deploy/. */
async function settingsOf(path: string): Promise<Record<string, string>> {
  const lines = (await readFile(join(DEPLOY, path), 'utf8')).split('\n')
  const named = lines.flatMap((line) => /^([A-Z_0-9]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
  return Object.fromEntries(
    Array.from({ length: named.length / 2 }, (_, index) => [named[2 * index] ?? '', named[2 * index + 1] ?? '']),
  )
}

const etcdEnvironment = ({ name, ports, all }: Place, folder: string) => ({
  ETCD_NAME: name,
  ETCD_DATA_DIR: join(folder, 'etcd'),
  ETCD_LISTEN_CLIENT_URLS: `http://${at(ports.etcd)}`,
  ETCD_ADVERTISE_CLIENT_URLS: `http://${at(ports.etcd)}`,
  ETCD_LISTEN_PEER_URLS: `http://${at(ports.peers)}`,
  ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${at(ports.peers)}`,
  ETCD_INITIAL_CLUSTER: all.map((one) => `${one.name}=http://${at(one.ports.peers)}`).join(','),
})

/**
 * Returns the repository's settings, with the socket in the node's folder, and without archiving if there is no
 * archive.
 */
async function patroniSettings({ name, ports }: Place, folder: string, { archive }: Shared): Promise<string> {
  const [socket, archives] = ['/var/run/postgresql', 'pgbackrest --stanza=uncle archive-push %p']
  const text = await readFile(join(DEPLOY, 'patroni/patroni.yaml'), 'utf8')
  for (const own of [`_directories: ${socket}\n`, `archive_command: ${archives}\n`])
    if (!text.includes(own)) throw new Error(`deploy/patroni/patroni.yaml has no line ${own}`)
  const command = (await archive?.({ name, folder, port: ports.postgres })) ?? '/bin/true'
  return text.replace(`_directories: ${socket}\n`, `_directories: ${folder}\n`).replace(archives, command)
}

const patroniEnvironment = ({ name, ports, all }: Place, folder: string, { binaries, password }: Shared) => ({
  PATRONI_NAME: name,
  PATRONI_RESTAPI_LISTEN: at(ports.patroni),
  PATRONI_RESTAPI_CONNECT_ADDRESS: at(ports.patroni),
  PATRONI_ETCD3_HOSTS: all.map((one) => at(one.ports.etcd)).join(','),
  PATRONI_POSTGRESQL_LISTEN: at(ports.postgres),
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(ports.postgres),
  PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
  PATRONI_POSTGRESQL_BIN_DIR: binaries,
  PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
  PATRONI_SUPERUSER_USERNAME: 'postgres',
  PATRONI_SUPERUSER_PASSWORD: password,
  PATRONI_REPLICATION_USERNAME: 'replicator',
  PATRONI_REPLICATION_PASSWORD: password,
  PATRONI_REWIND_USERNAME: 'rewinder',
  PATRONI_REWIND_PASSWORD: password,
})

/** Returns the process id of the PostgreSQL in this folder; undefined if none is running. */
function postmasterOf(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    // A killed server leaves this file behind, and by now a different process may have its id.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : undefined
  } catch {
    return undefined
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // the process has ended meanwhile
  }
}

/**
 * Kills PostgreSQL together with the processes of its connections, which would otherwise live for a moment longer. A
 * power cut would leave none of them running either.
 */
function killPostgres(folder: string): number[] {
  const pid = postmasterOf(folder)
  if (pid === undefined) return []
  let children = ''
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  } catch {
    // the process has ended meanwhile
  }
  const all = [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
  for (const one of all) killIfThere(one)
  return all
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie counts as ended, because it holds nothing any more.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function untilGone(pids: readonly number[]): Promise<void> {
  const began = performance.now()
  while (pids.some(isThere)) {
    if (performance.now() - began > ENDS_WITHIN_MILLISECONDS) throw new Error('PostgreSQL did not end')
    await pause(20)
  }
}

const isRunning = (part: Part | undefined) => part?.child.exitCode === null && part.child.signalCode === null

export async function startDatabaseNode(place: Place, shared: Shared): Promise<DatabaseNode> {
  const { name, ports } = place
  const folder = join(shared.folder, name)
  await mkdir(folder, { recursive: true })
  const path = { PATH: process.env['PATH'], LANG: 'C.UTF-8' }
  const settings = await settingsOf('etcd/etcd.env')
  const configuration = join(shared.folder, `${name}-patroni.yaml`)
  await writeFile(configuration, await patroniSettings(place, folder, shared))
  const patroni = { ...path, ...patroniEnvironment(place, folder, shared) }
  const parts: { etcd?: Part; patroni?: Part } = {}

  const revive = () => {
    if (!isRunning(parts.etcd))
      parts.etcd = startPart({
        name: `etcd of ${name}`,
        program: 'etcd',
        args: [],
        env: { ...path, ...settings, ...etcdEnvironment(place, folder) },
        log: join(shared.folder, `${name}-etcd.log`),
      })
    if (!isRunning(parts.patroni))
      parts.patroni = startPart({
        name: `Patroni of ${name}`,
        program: '/usr/bin/patroni',
        args: [configuration],
        env: patroni,
        log: join(shared.folder, `${name}-patroni.log`),
        account: shared.account,
        cwd: folder,
      })
  }
  // Patroni's PostgreSQL is not our child process, and keeps running after Patroni is killed.
  process.once('exit', () => killPostgres(folder))

  const die = async (target: KillTarget) => {
    const isMachine = target === 'machine' || target === 'machine and its data'
    const pids = target === 'patroni' ? [] : killPostgres(folder)
    if (target !== 'postgresql') await parts.patroni?.kill()
    if (isMachine) await parts.etcd?.kill()
    await untilGone(pids)
    if (target === 'machine and its data') await rm(join(folder, 'data'), { recursive: true, force: true })
  }
  const stopDatabase = async () => {
    await parts.patroni?.stop()
  }
  const removeCluster = async () => {
    const asks = 'uncle\nYes I am aware\n'
    await writeFile(join(shared.folder, 'yes'), asks)
    await runPart({
      name: 'patronictl remove',
      program: '/bin/sh',
      args: ['-c', `exec patronictl -c ${configuration} remove uncle < ${join(shared.folder, 'yes')}`],
      env: patroni,
      log: join(shared.folder, `${name}-patronictl.log`),
    })
  }
  const stop = async () => {
    await parts.patroni?.stop()
    await untilGone(killPostgres(folder))
    await parts.etcd?.stop()
  }
  revive()
  return { name, ports, folder, die, revive, stopDatabase, removeCluster, stop }
}
