/**
 * `npm run restore-drill`: archives a site's database, works on the site, destroys it, and restores it as of a chosen
 * moment. Everything runs on this machine with the files of deploy/backup. Exits with 1 if anything differs.
 * docs/operating/backup.md describes the steps.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountFor } from '../tests/database/unprivileged.ts'
import { buildIfStale } from '../scripts/build.ts'
import { endings } from './cluster/endings.ts'
import { endWithParent } from '../scripts/end-with-parent.js'
import { drillOn } from './restore-drill/drill.ts'
import { unpackPrograms } from './restore-drill/packages.ts'

const stopped = new Promise<number>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(1))
  endWithParent(() => resolve(1))
})

/** How long a stopped drill may take to notice that its parts are gone. */
const NOTICED_MILLISECONDS = 15_000

async function drill(folder: string, ending: ReturnType<typeof endings>): Promise<number> {
  const account = await accountFor(process)
  if (!account) throw new Error('as root the drill needs an account (postgres or nobody) for PostgreSQL')
  // Opens the folder to PostgreSQL and the store, which run under a different account.
  await chmod(folder, 0o755)
  const programs = await unpackPrograms(join(folder, 'programs'))
  return drillOn({ folder, programs, account, ending })
}

// Raises Node's limit on listeners, because every part listens for the end of this process.
process.setMaxListeners(50)
await buildIfStale()
const folder = await mkdtemp(join(tmpdir(), 'uncle-restore-'))
const ending = endings()
let isStopped = false
const drilling = drill(folder, ending).catch((error: unknown) => {
  // A stopped drill has lost its parts, so its errors are meaningless.
  if (!isStopped) console.error(error)
  return 1
})
const code = await Promise.race([drilling, stopped])
isStopped = true
await ending.run()
await Promise.race([drilling, pause(NOTICED_MILLISECONDS)])
await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
process.exit(code)
