/**
 * `npm run dev`: runs pages and server from their source, and reloads both after an edit. `npm run dev -- hi` shows the
 * guests' pages in Hindi, at http://localhost:3000/hi.
 */
import { isLanguage, LANGUAGES } from '../src/domain/languages.ts'

const [language = 'en'] = process.argv.slice(2)
if (!isLanguage(language)) {
  console.error(`There is no language '${language}'. There are: ${LANGUAGES.join(', ')}.`)
  process.exit(1)
}
process.env['NODE_ENV'] = 'development'
process.env['DEV_LANGUAGE'] = language
await import('./dev-server.ts')
