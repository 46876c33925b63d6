/**
 * `npm run build`: builds the pages for the current environment's settings, so that a later start need not build them.
 */
import { exitWithMessage } from '../src/server/exit-with-message.ts'
import { buildIfStale } from './build.ts'

await buildIfStale().catch(exitWithMessage)
