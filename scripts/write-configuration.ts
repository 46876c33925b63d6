/**
 * Writes the list of docs/operating/configuration.md from the descriptions in `src/server/env.ts`:
 * `npm run generate:configuration`. A test compares the page with what this would write.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONFIGURATION } from '../src/server/env.ts'

export const configurationPath = join(import.meta.dirname, '../docs/operating/configuration.md')

const BEGIN = '<!-- settings: written by scripts/write-configuration.ts -->'
const END = '<!-- settings: end -->'

/** A word in capitals, a path or a list of words that the sentence itself does not mark as code yet. */
const NAME = /(?<![`\w/{])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|\/(?:healthz|readyz|metrics|api\/dev)|src\/[\w./-]+)(?![`\w])/g

const lineOf = ([name, { default: fallback, description = '' }]: [
  string,
  { default?: unknown; description?: string },
]) =>
  `- \`${name}\`${fallback === undefined ? '' : ` (\`${fallback as string}\`)`}: ${description.replaceAll(NAME, '`$&`')}`

const list = () => Object.entries(CONFIGURATION).map(lineOf).join('\n')

/** The page with a fresh list; what is written around it stays. */
export function withSettings(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n${list()}\n${END}${after}`
}

if (import.meta.main) await writeFile(configurationPath, withSettings(await readFile(configurationPath, 'utf8')))
