/** `npm run build`: builds the pages for the settings of the environment, for a start that shall find them built. */
import { endWithSentence } from '../src/server/end-with-sentence.ts'
import { buildIfStale } from './build.ts'

await buildIfStale().catch(endWithSentence)
