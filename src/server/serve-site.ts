import { join } from 'node:path'
import { exitWithMessage } from './exit-with-message.ts'
import { readEnv } from './env.ts'
import type { MountPages } from './http/pages.ts'
import { openServingDatabase } from './open-serving-database.ts'

/**
 * `BUILD_FOLDER` within the project, as for the build. It differs when a trial of a release runs two builds side by
 * side.
 */
const PAGES = join(import.meta.dirname, '../..', process.env['BUILD_FOLDER'] ?? 'build', 'web')

type Build = {
  /** settles once the English pages are built */
  isServable: Promise<void>
  /** settles once the pages of every language are built */
  areAllBuilt: Promise<void>
}

const BUILT: Build = { isServable: Promise.resolve(), areAllBuilt: Promise.resolve() }

/**
 * Serves the site with its built pages, and returns once all languages are built. If that fails, ends the process, with
 * a single sentence if a wrong setting or another program is the cause.
 */
export async function serveSite(build: Build = BUILT): Promise<void> {
  try {
    // The embedded engine starts in its own thread while this one loads the rest of the server.
    const opening = openServingDatabase(readEnv(process.env))
    const serving = startWith(opening, build)
    await Promise.all([opening, build.isServable, serving, build.areAllBuilt])
  } catch (error) {
    exitWithMessage(error)
  }
}

async function startWith(opening: ReturnType<typeof openServingDatabase>, build: Build): Promise<void> {
  const [{ startServer }, { builtPages }] = await Promise.all([import('./start-server.ts'), import('./http/pages.ts')])
  const mountPages: MountPages = async (app, services) => {
    await build.isServable
    return builtPages(PAGES, build.areAllBuilt)(app, services)
  }
  await startServer(mountPages, opening)
}
