import { defineConfig } from 'vitest/config'

/** What is decided before any statement reaches a database: tried on one engine. */
const BEFORE_THE_DATABASE = ['bad-input', 'filter-language', 'openapi', 'rights'].map(
  (name) => `tests/api/${name}.test.ts`,
)

/** Long ones that say nothing of an engine, or need several connections at once: tried on the real one. */
const LONG = ['changes-at-once', 'picture-lifetimes', 'quote-is-charge', 'webhook-shuffle'].map(
  (name) => `tests/api/${name}.test.ts`,
)

const api = (name: string, engine: string, exclude: string[] = []) => ({
  extends: true as const,
  // Each file has a server and a database of its own; what they import is read once for all of them.
  test: { name, include: ['tests/api/**/*.test.ts'], exclude, isolate: false, env: { API_ENGINE: engine } },
})

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.test.ts', 'tests/docs/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'database', include: ['tests/database/**/*.test.ts'] } },
      api('api-embedded', 'pglite', LONG),
      api('api-postgresql', 'postgresql', BEFORE_THE_DATABASE),
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
