/** `npm run build`: builds the pages for the settings of the environment, for a start that shall find them built. */
import { buildIfStale } from './build.ts'

await buildIfStale()
