/** The site as it was before its newest migrations, from the history of the repository: what serves while a release migrates. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runPart } from './part.ts'

const ROOT = join(import.meta.dirname, '../..')
const MIGRATIONS = 'src/db/migrations'

const run = promisify(execFile)
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: ROOT })).stdout.trim()

/** The commit before the one that added the migration so many from the newest. Throws where the history does not reach. */
async function commitBefore(migrations: number): Promise<string> {
  const adding = (await git('log', '--diff-filter=A', '--format=%H', '--', MIGRATIONS)).split('\n')
  const commit = adding[migrations - 1]
  if (!commit) throw new Error(`no commit of this clone adds a migration ${migrations} from the newest`)
  return git('rev-parse', '--verify', `${commit}^`)
}

/** Why an older version cannot be tried here: a copy without its history, or a shallow clone. */
export const whyNoOlder = (migrations: number) => async (): Promise<string | undefined> => {
  try {
    await commitBefore(migrations)
    return undefined
  } catch {
    return `the history of this repository does not reach ${migrations} migrations back`
  }
}

/** A version of the site: where it is laid out, and what Node is given to run each part of it. */
export type Version = {
  readonly root: string
  readonly app: readonly string[]
  readonly worker: readonly string[]
  readonly migrate: readonly string[]
}

/** Lays out and builds, in a folder of its own, the version that lacks so many of the migrations. */
export async function layOutOlder(folder: string, migrations: number): Promise<Version> {
  const commit = await commitBefore(migrations)
  const root = join(folder, 'older')
  const archive = join(folder, 'older.tar')
  await mkdir(root)
  await git('archive', '--output', archive, commit)
  await run('tar', ['-xf', archive, '-C', root])
  const lockIn = (place: string) => readFile(join(place, 'package-lock.json'), 'utf8')
  // Otherwise its build installs what it needs by itself.
  if ((await lockIn(ROOT)) === (await lockIn(root)))
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  // Its files may have lain elsewhere: the npm commands are what an operator knows of every version.
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
