/**
 * Checks out an older version of the site from the repository's history. It serves the site while a release migrates
 * the database.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runPart } from './part.ts'

const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = 'src/db/migrations'

const run = promisify(execFile)
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: ROOT })).stdout.trim()

/** Finds the commit before the one that added the nth-newest migration. Throws if the clone's history ends earlier. */
async function commitBefore(migrations: number): Promise<string> {
  const adding = (await git('log', '--diff-filter=A', '--format=%H', '--', MIGRATIONS)).split('\n')
  const commit = adding[migrations - 1]
  if (!commit) throw new Error(`no commit of this clone adds a migration ${migrations} from the newest`)
  return git('rev-parse', '--verify', `${commit}^`)
}

/** Says why no older version can be checked out: the copy has no history, or is a shallow clone. */
export const whyNoOlder = (migrations: number) => async (): Promise<string | undefined> => {
  try {
    await commitBefore(migrations)
    return undefined
  } catch {
    return `the history of this repository does not reach ${migrations} migrations back`
  }
}

/** A version of the site: its folder, and the arguments with which Node runs each of its processes. */
export type Version = {
  readonly root: string
  readonly app: readonly string[]
  readonly worker: readonly string[]
  readonly migrate: readonly string[]
}

/** Checks out and builds, in a separate folder, the version that lacks this many of the newest migrations. */
export async function layOutOlder(folder: string, migrations: number): Promise<Version> {
  const commit = await commitBefore(migrations)
  const root = join(folder, 'older')
  const archive = join(folder, 'older.tar')
  await mkdir(root)
  await git('archive', '--output', archive, commit)
  await run('tar', ['-xf', archive, '-C', root])
  const lockIn = (place: string) => readFile(join(place, 'package-lock.json'), 'utf8')
  // Shares the installed packages if both lock files are the same; otherwise the older version's build installs its
  // own.
  if ((await lockIn(ROOT)) === (await lockIn(root)))
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  // Runs the older version through its npm commands, because its files may be in different places.
  const npm = (command: string) => [join(root, 'scripts/run.js'), command]
  console.log(`Building ${commit.slice(0, 8)}, which lacks the last ${migrations} migrations ...`)
  await runPart({
    name: 'build',
    program: process.execPath,
    args: npm('build'),
    env: process.env,
    cwd: root,
    log: join(folder, 'older-build.log'),
  })
  return { root, app: npm('start'), worker: npm('worker'), migrate: npm('migrate') }
}
