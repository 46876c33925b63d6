import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { ON_PGLITE } from './tests/api/on-pglite.ts'

const UNIT = [
  'src/**/*.test.ts',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'tests/docs/**/*.test.ts',
]

/** Files that replace a module or a global: what another file has imported before would not notice. */
const REPLACING = UNIT.flatMap((pattern) => globSync(pattern)).filter((file) =>
  /\bvi\.(?:mock|stub\w+|useFakeTimers|spyOn)\(/.test(readFileSync(file, 'utf8')),
)

/** `x.long.test.ts` takes longer than a commit can wait: `npm run test:long` runs it. */
const LONG = '**/*.long.test.ts'

/** Set by `npm test` beside a PostgreSQL. Without it a project runs every file it is asked for. */
const isPostgresqlFirst = process.env['API_FILES'] === 'PostgreSQL first'

const api = (name: string, engine: string, include = ['tests/api/**/*.test.ts']) => ({
  extends: true as const,
  // Each file has a server and a database of its own; what they import is read once for all of them.
  test: {
    name,
    include,
    isolate: false,
    env: { API_ENGINE: engine },
    // A file's first test starts its server, and on an empty .cache PGlite's template before it.
    testTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, exclude: [...REPLACING, LONG], isolate: false } },
      { extends: true, test: { name: 'unit-replacing', include: REPLACING } },
      {
        extends: true,
        test: {
          name: 'auckland',
          include: ['src/domain/**/*.test.ts'],
          isolate: false,
          env: { TZ: 'Pacific/Auckland' },
        },
      },
      {
        extends: true,
        test: { name: 'database', include: ['tests/database/**/*.test.ts'], exclude: [LONG], isolate: false },
      },
      { extends: true, test: { name: 'long', include: [LONG], exclude: ['node_modules/**'], isolate: false } },
      api('api-embedded', 'pglite', isPostgresqlFirst ? ON_PGLITE : undefined),
      api('api-postgresql', 'postgresql'),
      {
        extends: true,
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          env: { API_ENGINE: 'postgresql' },
          testTimeout: 420_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          env: { API_ENGINE: 'pglite' },
        },
      },
      {
        extends: true,
        test: { name: 'load', include: ['tests/load/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false },
      },
    ],
  },
})
