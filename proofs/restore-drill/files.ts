/** The drill's two buckets, and the scripts in deploy/backup that copy between them. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BACKUP_BUCKET } from './database.ts'
import { programNamed, type Ground, type Store } from './store.ts'

const run = promisify(execFile)

const DEPLOY = join(import.meta.dirname, '../../deploy/backup')
export const FILES_BUCKET = 'uncle-files'

export type Files = {
  readonly createBuckets: () => Promise<void>
  readonly copy: () => Promise<void>
  /** runs the restore script; returns its output */
  readonly restore: () => Promise<string>
  /** deletes the bucket with everything in it */
  readonly lose: () => Promise<void>
  /** the SHA-256 of each file in the site's bucket or the backups' bucket, by key */
  readonly digests: (of: 'site' | 'backup') => Promise<Map<string, string>>
  readonly backedUp: () => Promise<string[]>
}

const remote = (name: string, store: Store): NodeJS.ProcessEnv => {
  const settings = {
    TYPE: 's3',
    PROVIDER: 'Other',
    ENDPOINT: store.endpoint,
    REGION: store.region,
    ACCESS_KEY_ID: store.accessKeyId,
    SECRET_ACCESS_KEY: store.secretAccessKey,
  }
  return Object.fromEntries(
    Object.entries(settings).map(([setting, value]) => [`RCLONE_CONFIG_${name}_${setting}`, value]),
  )
}

export async function openFiles({ programs, folder }: Ground, store: Store): Promise<Files> {
  const rclone = await programNamed(programs, 'rclone')
  const env = {
    ...programs.env,
    ...remote('FILES', store),
    ...remote('BACKUP', store),
    RCLONE_CONFIG: '/dev/null',
    RCLONE_CA_CERT: store.certificate,
    HOME: folder,
    FILES: `files:${FILES_BUCKET}`,
    BACKUP: `backup:${BACKUP_BUCKET}`,
  }
  const ask = async (...args: string[]) => (await run(rclone, args, { env })).stdout
  const script = async (name: string) => (await run(join(DEPLOY, name), { env })).stdout.trim()
  const digests = async (of: 'site' | 'backup') => {
    const from = of === 'site' ? `files:${FILES_BUCKET}` : `backup:${BACKUP_BUCKET}/files`
    const listed = await ask('hashsum', 'SHA256', '--download', from)
    return new Map(
      listed.split('\n').flatMap((line): [string, string][] => {
        const [, digest, key] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
        return digest && key ? [[key, digest]] : []
      }),
    )
  }
  return {
    createBuckets: async () => {
      await ask('mkdir', `files:${FILES_BUCKET}`)
      await ask('mkdir', `backup:${BACKUP_BUCKET}`)
    },
    copy: async () => void (await script('copy-files.sh')),
    restore: async () => {
      await ask('mkdir', `files:${FILES_BUCKET}`)
      return script('restore-files.sh')
    },
    lose: async () => void (await ask('purge', `files:${FILES_BUCKET}`)),
    digests,
    backedUp: async () => [...(await digests('backup')).keys()],
  }
}

/** Returns the last lines of a log, to print after a failure. */
export const endOf = async (log: string) => (await readFile(log, 'utf8')).slice(-2000)
