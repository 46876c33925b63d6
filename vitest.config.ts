import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { ON_POSTGRESQL } from './tests/api/on-postgresql.ts'

const UNIT = ['src/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'tests/docs/**/*.test.ts']

/** Files that replace a module or a global: what another file has imported before would not notice. */
const REPLACING = UNIT.flatMap((pattern) => globSync(pattern)).filter((file) =>
  /\bvi\.(?:mock|stub\w+|useFakeTimers|spyOn)\(/.test(readFileSync(file, 'utf8')),
)

/** Set by `npm test`, which runs each API test on one engine. Without it a project runs every file it is asked for. */
const isOnceEach = process.env['API_FILES'] === 'once'

const api = (name: string, engine: string, more: { include?: string[]; exclude?: string[] } = {}) => ({
  extends: true as const,
  // Each file has a server and a database of its own; what they import is read once for all of them.
  test: {
    name,
    include: ['tests/api/**/*.test.ts'],
    isolate: false,
    env: { API_ENGINE: engine },
    ...more,
  },
})

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, exclude: REPLACING, isolate: false } },
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
      { extends: true, test: { name: 'database', include: ['tests/database/**/*.test.ts'], isolate: false } },
      api('api-embedded', 'pglite', isOnceEach ? { exclude: ON_POSTGRESQL } : {}),
      api('api-postgresql', 'postgresql', isOnceEach ? { include: ON_POSTGRESQL } : {}),
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
