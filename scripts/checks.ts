import { bin, type Step } from './run-steps.ts'

export const CHECKED_FOLDERS = ['src', 'demo', 'tests', 'scripts', 'proofs', 'tools']

/** Settings for the two checkers written in Go. A tenth more memory saves them a sixth of their CPU time. */
const RARE_COLLECTION = { GOGC: '300' }

/** Checks types, lint and format of everything. */
export const CHECKS: readonly Step[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', ...CHECKED_FOLDERS], repeat: 'npm run fix' },
  // Uses a single type checker. A second would repeat most of its work: half as much CPU time again, to save two
  // seconds.
  {
    name: 'types',
    command: bin('tsc'),
    args: ['--noEmit', '--checkers', '1'],
    env: RARE_COLLECTION,
    repeat: 'npm run check',
  },
  {
    name: 'lint and import directions',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', ...CHECKED_FOLDERS],
    env: { GOMAXPROCS: '1', ...RARE_COLLECTION },
    repeat: 'npm run check',
  },
  {
    name: 'styles that promised browsers know',
    command: bin('stylelint'),
    args: ['src/{web,staff}/**/*.css'],
    repeat: 'npm run check',
  },
]
