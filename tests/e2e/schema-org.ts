import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'test-results/structured-data')

/**
 * Matches the part of a search's address that the visitor types. schema.org defines it outside its types, for every
 * action.
 */
const INPUT_ANNOTATION = /,"query-input":"required name=\w+"/

/**
 * Checks served pages' graphs against schema.org's vocabulary. The compiler reads each graph as a literal of Google's
 * types (schema-dts), so that an unknown property or a value of the wrong kind is an error. Returns the errors.
 */
export function errorsBySchemaOrg(graphs: Record<string, string>): string[] {
  mkdirSync(FOLDER, { recursive: true })
  const lines = Object.entries(graphs).map(
    ([page, graph], index) => `/* ${page} */ export const page${index}: Graph = ${graph.replace(INPUT_ANNOTATION, '')}`,
  )
  const file = join(FOLDER, 'graphs.ts')
  writeFileSync(file, `import type { Graph } from 'schema-dts'\n${lines.join('\n')}\n`)
  const { stdout, status } = spawnSync(
    join(ROOT, 'node_modules/.bin/tsc'),
    [
      '--ignoreConfig',
      '--pretty',
      'false',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      file,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
  rmSync(FOLDER, { recursive: true })
  return status === 0 ? [] : stdout.split('\n').filter((line) => line.includes('error'))
}
