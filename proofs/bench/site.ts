import { join } from 'node:path'
import { BUILT_SERVER } from '../../scripts/built-server.js'
import type { ChildWish } from './child.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The built site's server. `START` first checks whether the build is out of date, as `npm start` does. */
const SERVER = join(BUILT_SERVER, 'main.js')
export const START = join(ROOT, 'scripts/start.js')
const BARE = join(ROOT, 'proofs/bench/bare-server.ts')

export type Database = { databaseUrl?: string; dataDir: string }

export const databaseEnv = ({ databaseUrl, dataDir }: Database): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl, ALLOW_LOCAL_TOOLS: 'yes' } : {}),
})

/** Starts the whole site, pages included, on a database; `env` adds to its configuration. */
export const site = (database: Database, env: Record<string, string> = {}): ChildWish => ({
  script: SERVER,
  // Lifts the limit on searches, because all requests of a benchmark come from one address.
  env: { ...databaseEnv(database), SEARCHES_A_MINUTE: '0', ...env },
  ready: '/readyz',
})

/** Describes a server that repeats recorded answers and does nothing else. */
export const bare = (kind: 'node:http' | 'fastify', answersFile: string): ChildWish => ({
  script: BARE,
  args: [kind, answersFile],
  ready: '/readyz',
})

/** Describes a server that searches the same index as the site does, and does nothing else. */
export const bareSearch = (databaseUrl: string): ChildWish => ({
  script: join(ROOT, 'proofs/bench/bare-search.ts'),
  env: { DATABASE_URL: databaseUrl },
  ready: '/readyz',
})

/** Describes plain Fastify with a one-word answer. */
export const helloServer = (): ChildWish => ({ script: join(ROOT, 'proofs/bench/hello-server.ts'), ready: '/readyz' })
