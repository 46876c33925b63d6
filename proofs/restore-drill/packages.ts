/**
 * Provides the Debian packages that the drill needs in addition to Node: pgBackRest, rclone, PostgreSQL, and OpenStack
 * Swift as the S3 store. Downloads missing packages and unpacks them into a folder without installing them.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const WANTED = ['pgbackrest', 'rclone', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']
const CACHE = join(import.meta.dirname, '../../.cache/restore-drill')
const OLDEST_POSTGRESQL = 15
const MOST_OUTPUT = 16 * 1024 * 1024

/** Where the programs are, in the folder or on the machine, and how they find their libraries. */
export type Programs = {
  /** the environment for the packages' programs, which inherits nothing from the caller */
  readonly env: NodeJS.ProcessEnv
  /** the folder with initdb and postgres */
  readonly postgresql: string
  readonly python: string
}

/** Returns the required packages and dependencies that the machine lacks. */
async function missingPackages(wanted: readonly string[]): Promise<string[]> {
  const args = ['install', '--simulate', '--no-install-recommends', ...wanted]
  const { stdout } = await run('apt-get', args, { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: MOST_OUTPUT })
  return [...stdout.matchAll(/^Inst (\S+) \S*\s*\(?/gm)].flatMap(([, name]) => name ?? [])
}

const newestPostgresql = async (root: string) => {
  const folder = join(root, 'usr/lib/postgresql')
  const versions = existsSync(folder) ? (await readdir(folder)).map(Number) : []
  const newest = versions
    .filter((version) => version >= OLDEST_POSTGRESQL && existsSync(join(folder, String(version), 'bin/initdb')))
    .toSorted((one, other) => other - one)[0]
  return newest === undefined ? undefined : join(folder, String(newest), 'bin')
}

/** Updates the package lists first if a fresh Debian has none. */
async function findMissing(wanted: readonly string[]): Promise<string[]> {
  try {
    return await missingPackages(wanted)
  } catch {
    await run('apt-get', ['update'], { maxBuffer: MOST_OUTPUT })
    return missingPackages(wanted)
  }
}

/** Downloads the packages, once for each list of names. Returns their folder. */
async function download(names: readonly string[]): Promise<string> {
  const folder = join(CACHE, createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 12))
  if (existsSync(folder)) return folder
  console.log(`Downloading ${names.length} packages of Debian ...`)
  const begun = `${folder}.${process.pid}`
  await mkdir(begun, { recursive: true })
  await run('apt-get', ['download', ...names], { cwd: begun, maxBuffer: MOST_OUTPUT })
  await rename(begun, folder)
  return folder
}

const inFolder = async (root: string, names: readonly string[]) => {
  const archive = (await readdir(join(root, 'usr/lib')).catch(() => [])).filter((name) => name.endsWith('-linux-gnu'))
  return names.flatMap((name) => archive.map((machine) => join(root, name, machine)))
}

/**
 * Unpacks the packages into `root`, which every account can read. Checks that each required program is there or on the
 * machine.
 */
export async function unpackPrograms(root: string): Promise<Programs> {
  const ofMachine = await newestPostgresql('/')
  const wanted = ofMachine ? WANTED : [...WANTED, 'postgresql']
  try {
    const missing = await findMissing(wanted)
    await mkdir(root, { recursive: true })
    if (missing.length > 0) {
      const folder = await download(missing)
      for (const name of await readdir(folder)) await run('dpkg-deb', ['--extract', join(folder, name), root])
    }
  } catch (error) {
    throw new Error(`The drill needs these packages of Debian, or a way to them: ${wanted.join(' ')}`, { cause: error })
  }
  const postgresql = ofMachine ?? (await newestPostgresql(root))
  if (!postgresql) throw new Error(`no PostgreSQL ${OLDEST_POSTGRESQL} or newer was found`)
  const own = ['usr/sbin', 'usr/bin', 'sbin', 'bin'].map((name) => join(root, name))
  const ownPython = join(root, 'usr/bin/python3')
  return {
    env: {
      PATH: [...own, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(':'),
      LD_LIBRARY_PATH: (await inFolder(root, ['usr/lib', 'lib'])).join(':'),
      PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
      PYTHONDONTWRITEBYTECODE: '1',
      LC_ALL: 'C.UTF-8',
    },
    postgresql,
    python: existsSync(ownPython) ? ownPython : '/usr/bin/python3',
  }
}
