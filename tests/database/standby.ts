/** A standby of a test's PostgreSQL. It follows, lags, dies or takes over as the test says. */
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addressOf, end, findBinaries, freePort, start, succeed, untilReady, type TestPostgres } from './postgres.ts'
import { accountFor } from './unprivileged.ts'

export type Standby = {
  /** The address of a database on the standby. */
  readonly urlOf: (databaseUrl: string) => string
  /** Stops applying the changes that it receives, so that it lags. */
  readonly pauseReplay: () => Promise<void>
  readonly resumeReplay: () => Promise<void>
  /** Whether the standby has applied everything that the primary wrote, including commits that are not flushed yet. */
  readonly isLevel: () => Promise<boolean>
  /** Takes over. */
  readonly promote: () => Promise<void>
  readonly crash: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function ask<Row>(url: string, text: string): Promise<Row | undefined> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows[0] as Row | undefined
  } finally {
    await client.end()
  }
}

/** Starts a standby of a private server on this machine. */
export async function startStandby({ url }: TestPostgres): Promise<Standby> {
  const [binaries, account] = [await findBinaries(), await accountFor(process)]
  if (!binaries || !account) throw new Error('no PostgreSQL can be started here')
  const folder = await mkdtemp(join(tmpdir(), 'uncle-standby-'))
  if (account !== 'ourselves') await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const copying = ['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  await succeed(start(join(binaries, 'pg_basebackup'), copying, account, folder))
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  settings.push('max_connections=200', 'hot_standby=on', 'jit=off')
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = start(join(binaries, 'postgres'), args, account, folder)
  const killWithUs = () => server.child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const own = new URL(url)
  own.port = String(port)
  await untilReady(own.href, server)
  const stop = async (signal: NodeJS.Signals) => {
    process.removeListener('exit', killWithUs)
    await end(server, signal)
  }
  return {
    urlOf: (databaseUrl) => addressOf(own.href, new URL(databaseUrl).pathname.slice(1)),
    pauseReplay: async () => void (await ask(own.href, 'select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await ask(own.href, 'select pg_wal_replay_resume()')),
    isLevel: async () => {
      const there = await ask<{ lsn: string }>(url, 'select pg_current_wal_insert_lsn()::text as lsn')
      const sent = `select pg_last_wal_replay_lsn() >= '${there?.lsn}'::pg_lsn as is_level`
      return (await ask<{ is_level: boolean }>(own.href, sent))?.is_level ?? false
    },
    promote: async () => void (await ask(own.href, 'select pg_promote()')),
    crash: () => stop('SIGQUIT'),
    stop: async () => {
      await stop('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
