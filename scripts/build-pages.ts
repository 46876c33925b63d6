/** `npm run build`: builds the pages for the settings of the environment, for a start that shall find them built. */
import { exitWithMessage } from '../src/server/exit-with-message.ts'
import { buildIfStale } from './build.ts'

await buildIfStale().catch(exitWithMessage)
