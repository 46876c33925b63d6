import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * The folder for the built pages. `BUILD_FOLDER`, below the project, lets a test build a second site next to the first.
 */
export const BUILD = join(ROOT, process.env['BUILD_FOLDER'] ?? 'build')
