import { join } from 'node:path'
import { exitWithMessage } from './exit-with-message.ts'
import { readEnv } from './env.ts'
import type { MountPages } from './http/pages.ts'
import { openServingDatabase } from './open-serving-database.ts'

/** `BUILD_FOLDER` below the project, as for the build: a trial of a release runs two builds side by side. */
const PAGES = join(import.meta.dirname, '../..', process.env['BUILD_FOLDER'] ?? 'build', 'web')

/**
 * Serves the site with its built pages; `isBuilt` settles when they are built. Ends the process if it cannot, with a
 * sentence if people can fix the cause.
 */
export async function serveSite(isBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  try {
    // The embedded engine starts in its own thread while this one loads the rest of the server.
    const opening = openServingDatabase(readEnv(process.env))
    const serving = startWith(opening, isBuilt)
    await Promise.all([opening, isBuilt, serving])
  } catch (error) {
    exitWithMessage(error)
  }
}

async function startWith(opening: ReturnType<typeof openServingDatabase>, isBuilt: Promise<void>): Promise<void> {
  const [{ startServer }, { builtPages }] = await Promise.all([import('./start-server.ts'), import('./http/pages.ts')])
  const mountPages: MountPages = async (app, services) => {
    await isBuilt
    return builtPages(PAGES)(app, services)
  }
  await startServer(mountPages, opening)
}
