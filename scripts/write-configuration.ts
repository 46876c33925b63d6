/**
 * Writes the list in docs/operating/configuration.md from the descriptions in `src/server/env.ts`: `npm run
 * generate:configuration`. A test checks that the page is current.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONFIGURATION } from '../src/server/env.ts'

export const configurationPath = join(import.meta.dirname, '../docs/operating/configuration.md')

const BEGIN = '<!-- settings: written by scripts/write-configuration.ts -->'
const END = '<!-- settings: end -->'

/** Matches a setting's name, an address or a path in a description that is not marked as code yet. */
const NAME = /(?<![`\w/{])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|\/(?:healthz|readyz|metrics|api\/dev)|src\/[\w./-]+)(?![`\w])/g

const lineOf = ([name, { default: fallback, description = '' }]: [
  string,
  { default?: unknown; description?: string },
]) =>
  `- \`${name}\`${fallback === undefined ? '' : ` (\`${fallback as string}\`)`}: ${description.replaceAll(NAME, '`$&`')}`

const list = () => Object.entries(CONFIGURATION).map(lineOf).join('\n')

/** Returns the page with an updated list. The text around the list stays the same. */
export function withSettings(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n${list()}\n${END}${after}`
}

if (import.meta.main) await writeFile(configurationPath, withSettings(await readFile(configurationPath, 'utf8')))
