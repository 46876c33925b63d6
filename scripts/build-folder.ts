import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Where the built pages lie, `BUILD_FOLDER` below the project: a test builds a second site beside the first. */
export const BUILD = join(ROOT, process.env['BUILD_FOLDER'] ?? 'build')
