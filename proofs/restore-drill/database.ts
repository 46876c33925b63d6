/** Runs a PostgreSQL that pgBackRest archives with the files of deploy/backup, and restores it in several ways. */
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../tests/load/private-redis.ts'
import { runPart, startPart, untilThere, type Part } from '../cluster/part.ts'
import { giveTo, programNamed, type Ground, type Store } from './store.ts'
import { withSettings } from './with-settings.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy/backup')
export const BACKUP_BUCKET = 'uncle-backup'
const DATABASE = 'uncle'
const CRASH_MILLISECONDS = 10_000

export type Database = { readonly url: string; readonly data: string; readonly part: Part; readonly log: string }

export type Archive = {
  readonly stanza: () => Promise<void>
  readonly backup: () => Promise<void>
  /** restores a data folder as of a moment, or to the end of the archive; throws pgBackRest's error */
  readonly restore: (how: Restore) => Promise<string>
  readonly start: (data: string, mode: 'archiving' | 'apart') => Promise<Database>
  readonly create: () => Promise<Database>
}

export type Restore = {
  name: string
  /** a time with its zone; without it, the whole archive is restored */
  until?: string
  /** a pass phrase to use instead of the correct one */
  passPhrase?: string
}

type Place = { store: Store; data: string; port: number; folder: string; passPhrase: string }

/**
 * Returns deploy/backup/pgbackrest.conf with this machine's values and its secrets. A real site keeps the secrets in a
 * separate file.
 */
async function settingsOf({ store, data, port, folder, passPhrase }: Place): Promise<string> {
  const text = await readFile(join(DEPLOY, 'pgbackrest.conf'), 'utf8')
  const own = withSettings(text, {
    'repo1-s3-endpoint': 'localhost',
    'repo1-s3-bucket': BACKUP_BUCKET,
    'repo1-s3-region': store.region,
    'pg1-path': data,
    'pg1-port': port,
    'pg1-socket-path': folder,
  })
  const more = [
    `repo1-storage-host=localhost`,
    `repo1-storage-port=${store.port}`,
    `repo1-storage-ca-file=${store.certificate}`,
    `repo1-s3-key=${store.accessKeyId}`,
    `repo1-s3-key-secret=${store.secretAccessKey}`,
    `repo1-cipher-pass=${passPhrase}`,
    `lock-path=${folder}/lock`,
    `spool-path=${folder}/spool`,
  ]
  return own.replace('[global]\n', `[global]\n${more.join('\n')}\n`)
}

/** Returns the archiving settings that a real site includes, with the path of the drill's own pgBackRest. */
async function archiving(pgBackRest: string): Promise<string> {
  const text = await readFile(join(DEPLOY, 'postgresql.conf'), 'utf8')
  const command = /^archive_command = 'pgbackrest (.*)'$/m.exec(text)?.[1]
  if (!command) throw new Error('deploy/backup/postgresql.conf archives by something else than pgbackrest')
  return text.replace(`'pgbackrest ${command}'`, `'${pgBackRest} ${command}'`)
}

const isRestored = (url: string) => async () => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ still: boolean }>('select pg_is_in_recovery() as still')
    return rows[0]?.still === false
  } finally {
    await client.end()
  }
}

export async function openArchive(ground: Ground, store: Store, passPhrase: string): Promise<Archive> {
  const { programs, account, ending } = ground
  const folder = join(ground.folder, 'database')
  await mkdir(join(folder, 'lock'), { recursive: true })
  await mkdir(join(folder, 'spool'))
  await giveTo(account, folder)
  const program = await programNamed(programs, 'pgbackrest')
  const log = join(folder, 'pgbackrest.log')
  const configuration = (name: string) => join(folder, `${name}.conf`)
  const pgBackRest = (name: string) => `${program} --config=${configuration(name)}`

  const run = (name: string, args: string[], what = args.at(-1) ?? '') =>
    runPart({
      name: `pgbackrest ${what}`,
      program,
      args: [`--config=${configuration(name)}`, '--stanza=uncle', ...args],
      env: programs.env,
      cwd: folder,
      log: `${log}.${what}`,
      account,
    })

  const write = async (name: string, place: { data: string; port: number; passPhrase?: string }) => {
    const text = await settingsOf({ passPhrase, ...place, store, folder })
    await writeFile(configuration(name), text, { mode: 0o600 })
    await giveTo(account, folder)
  }

  const start = async (data: string, mode: 'archiving' | 'apart'): Promise<Database> => {
    const name = data.slice(folder.length + 1)
    const port = await freePort()
    await write(name, { data, port })
    const own = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = '${folder}'`]
    const lines = mode === 'archiving' ? [...own, await archiving(pgBackRest(name))] : [...own, 'archive_mode = off']
    await writeFile(join(data, 'drill.conf'), `${lines.join('\n')}\n`)
    const serverLog = join(folder, `${name}.log`)
    await writeFile(serverLog, '')
    const args = ['-D', data, '-c', `config_file=${data}/postgresql.conf`]
    const part = startPart({
      name: 'postgres',
      program: join(programs.postgresql, 'postgres'),
      args,
      env: programs.env,
      cwd: folder,
      log: serverLog,
      account,
    })
    ending.add(() => crash(part))
    const at = `postgres://postgres@127.0.0.1:${port}`
    await untilThere(part, isRestored(`${at}/postgres`))
    return { url: `${at}/${DATABASE}`, data, part, log: serverLog }
  }

  return {
    start,
    create: async () => {
      const data = join(folder, 'primary')
      const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--data-checksums']
      const initdb = join(programs.postgresql, 'initdb')
      await runPart({ name: 'initdb', program: initdb, args: init, env: programs.env, cwd: folder, log, account })
      const settings = join(data, 'postgresql.conf')
      await writeFile(settings, `${await readFile(settings, 'utf8')}\ninclude_if_exists = 'drill.conf'\n`)
      const primary = await start(data, 'archiving')
      const owner = new pg.Client(primary.url.replace(/[^/]*$/, 'postgres'))
      await owner.connect()
      await owner.query(`create database ${DATABASE}`)
      await owner.end()
      return primary
    },
    stanza: async () => {
      await run('primary', ['stanza-create'])
      await run('primary', ['check'])
    },
    backup: () => run('primary', ['--type=full', 'backup']),
    restore: async ({ name, until, passPhrase: given }) => {
      const data = join(folder, name)
      await mkdir(data, { recursive: true })
      await chmod(data, 0o700)
      await write(name, { data, port: 1, ...(given === undefined ? {} : { passPhrase: given }) })
      const target = until === undefined ? [] : ['--type=time', `--target=${until}`, '--target-action=promote']
      const command = `--recovery-option=restore_command=${pgBackRest(name)} --stanza=uncle archive-get %f "%p"`
      await run(name, [...target, command, 'restore'])
      return data
    },
  }
}

/**
 * Stops PostgreSQL immediately, without a checkpoint and without archiving the last segment. SIGQUIT lets it free its
 * shared memory.
 */
async function crash(part: Part): Promise<void> {
  part.child.kill('SIGQUIT')
  await Promise.race([part.ended, pause(CRASH_MILLISECONDS)])
  await part.kill()
}

/** Crashes the database and deletes its data, as if its machine were lost. */
export async function lose({ part, data }: Database): Promise<void> {
  await crash(part)
  await rm(data, { recursive: true, force: true })
}
