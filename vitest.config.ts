import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { ON_PGLITE, STARTING_PGLITE } from './tests/database/on-pglite.ts'
import { LEFT_TO_LONG } from './tests/left-to-long.ts'

const UNIT = [
  'src/**/*.test.ts',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'proofs/**/*.test.ts',
  'tools/draw-pictures/**/*.test.ts',
  'tests/docs/**/*.test.ts',
  'tests/packing/**/*.test.ts',
  'tests/aadhaar/**/*.test.ts',
]

/**
 * Test files that replace a module or a global. They run isolated, because files that were imported earlier would not
 * notice the replacement.
 */
const REPLACING = UNIT.flatMap((pattern) => globSync(pattern)).filter((file) =>
  /\bvi\.(?:mock|stub\w+|useFakeTimers|spyOn)\(/.test(readFileSync(file, 'utf8')),
)

/** Files that take too long to wait for at a commit. `npm run test:long` runs them. */
const LONG = '**/*.long.test.ts'

/** Set by `npm test` if there is a PostgreSQL. Otherwise a project runs every file that is requested. */
const isPostgresqlFirst = process.env['API_FILES'] === 'PostgreSQL first'

/** Slow files are left out by `npm test` without file names, which sets `TEST_RUN`. */
const leftOut = process.env['TEST_RUN'] === 'quick' ? LEFT_TO_LONG : []

const FUZZ = ['tests/fuzz/**/*.test.ts']
const DATABASE = ['tests/database/**/*.test.ts']

const notHere = isPostgresqlFirst ? STARTING_PGLITE : []

/** A file's first test starts the server, and before that PGlite's template if .cache is empty. */
const FIRST_START = 120_000

/** In milliseconds. A round of a race takes up to two seconds on a busy machine. */
const RACES = (Number(process.env['ROOM_ROUNDS'] ?? 0) + Number(process.env['CHANGE_ROUNDS'] ?? 0)) * 2000

const api = (name: string, engine: string) => ({
  extends: true as const,
  // Each file has its own server and database. The modules that they import are loaded once for all files.
  test: {
    name,
    include: ['tests/api/**/*.test.ts'],
    exclude: [LONG, ...leftOut],
    isolate: false,
    env: { API_ENGINE: engine },
    testTimeout: FIRST_START + RACES,
  },
})

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Vitest's default of a second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: [...REPLACING, ...notHere, ...leftOut, LONG], isolate: false },
      },
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
        test: { name: 'database', include: DATABASE, exclude: [...notHere, LONG], isolate: false },
      },
      { extends: true, test: { name: 'long', include: [LONG], exclude: ['node_modules/**'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...ON_PGLITE, ...FUZZ, ...STARTING_PGLITE],
          // A process keeps its PGlite for all files, because starting one takes seconds and emptying it does not.
          isolate: false,
          env: { API_ENGINE: 'pglite' },
          testTimeout: FIRST_START,
        },
      },
      api('api-embedded', 'pglite'),
      api('api-postgresql', 'postgresql'),
      {
        extends: true,
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.ts'],
          exclude: leftOut,
          isolate: false,
          env: { API_ENGINE: 'postgresql' },
          // `run-model.ts` stops by itself after three seconds per life, and not before 400 s.
          testTimeout: 420_000 + Number(process.env['MODEL_SEQUENCES'] ?? 0) * 1500,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: FUZZ,
          env: { API_ENGINE: 'pglite' },
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: ['tests/processes/**/*.test.ts'], testTimeout: 120_000, maxWorkers: 2 },
      },
      {
        extends: true,
        test: { name: 'load', include: ['tests/load/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false },
      },
      // Only for `npm run prove`, because it starts whole processes and waits for two minutes.
      { extends: true, test: { name: 'proof', include: ['tests/proof/**/*.test.ts'], fileParallelism: false } },
    ],
  },
})
