/** Runs pgBackRest on the three nodes with deploy/backup/pgbackrest.conf. Stores backups in a folder instead of S3. */
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { accountFor, type Account } from '../../../tests/database/unprivileged.ts'
import { withSettings } from '../../restore-drill/with-settings.ts'
import { runPart, runToEnd } from '../part.ts'

const BACKUP = join(import.meta.dirname, '../../../deploy/backup')
const PROGRAM = '/usr/bin/pgbackrest'

/** The parts of a node that pgBackRest needs. */
export type Archived = { readonly name: string; readonly folder: string; readonly ports: { postgres: number } }

export type NodeArchive = {
  /** writes the node's settings; returns the command that archives a segment */
  readonly archives: (node: { name: string; folder: string; port: number }) => Promise<string>
  /** runs `pgbackrest --stanza=uncle ARGS` on the node's machine */
  readonly run: (node: Archived, ...args: string[]) => Promise<void>
  /** whether the node leads, which uncle-backup@.service checks before a backup */
  readonly leads: (node: Archived) => Promise<boolean>
  /** runs any other program as PostgreSQL's account */
  readonly runAs: (node: Archived, program: string, args: string[]) => Promise<void>
}

/** Says why this machine can have no archive. pgBackRest connects through the socket as `postgres`. */
export async function whyNoArchive(): Promise<string | undefined> {
  if (!existsSync(PROGRAM)) return 'pgBackRest is missing: apt-get install pgbackrest'
  const isPostgres = (await readFile('/etc/passwd', 'utf8')).includes('postgres:')
  const isRoot = process.getuid?.() === 0 && typeof (await accountFor(process)) === 'object'
  return isRoot && isPostgres ? undefined : 'only root can run PostgreSQL and pgBackRest as the account postgres'
}

/** Returns the repository's settings, with a folder as the store. */
async function settingsFor(node: { folder: string; port: number }, repository: string, pass: string): Promise<string> {
  const text = await readFile(join(BACKUP, 'pgbackrest.conf'), 'utf8')
  const own = withSettings(text.replaceAll(/^repo1-s3-.*\n/gm, ''), {
    'repo1-type': 'posix',
    'repo1-path': repository,
    'pg1-path': join(node.folder, 'data'),
    'pg1-port': node.port,
    'pg1-socket-path': node.folder,
  })
  const more = [`repo1-cipher-pass=${pass}`, `lock-path=${node.folder}/lock`, `spool-path=${node.folder}/spool`]
  return own.replace('[global]\n', `[global]\n${more.join('\n')}\n`)
}

export async function openNodeArchive(folder: string, account: Account): Promise<NodeArchive> {
  const repository = join(folder, 'archive')
  const passPhrase = randomBytes(32).toString('base64')
  const give = (path: string) => (typeof account === 'object' ? chown(path, account.uid, account.gid) : undefined)
  await mkdir(repository)
  await give(repository)
  const configuration = (name: string) => join(folder, `${name}-pgbackrest.conf`)
  const start = (node: Archived, program: string, args: string[]) => ({
    name: `${program} ${args.at(-1) ?? ''} of ${node.name}`,
    program,
    args,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    cwd: node.folder,
    log: join(folder, `${node.name}-commands.log`),
    account,
  })
  return {
    archives: async (node) => {
      const file = configuration(node.name)
      await writeFile(file, await settingsFor(node, repository, passPhrase), { mode: 0o600 })
      await give(file)
      return `${PROGRAM} --config=${file} --stanza=uncle archive-push %p`
    },
    run: (node, ...args) =>
      runPart(start(node, PROGRAM, [`--config=${configuration(node.name)}`, '--stanza=uncle', ...args])),
    leads: async (node) => {
      const place = ['--host', node.folder, '--port', String(node.ports.postgres), '--username', 'postgres']
      const code = await runToEnd(start(node, join(BACKUP, 'leads.sh'), place))
      if (code !== 0 && code !== 1) throw new Error(`leads.sh of ${node.name} ended with ${code}`)
      return code === 0
    },
    runAs: (node, program, args) => runPart(start(node, program, args)),
  }
}
