/**
 * `npm run prove`: runs proofs of reliability that take longer than CI allows. `npm run prove -- soak kills` runs only
 * these two. Their results belong in docs/evidence/proofs.md.
 */
import { join } from 'node:path'
import { PROOFS, type Proof } from './cluster/proofs.ts'
import { conclude, runAll, vitest, type Step } from '../scripts/run-steps.ts'

/**
 * A proof that needs the whole site behind nginx. Every such proof needs Debian's nginx, redis-server and postgresql.
 * In addition, `kill-primary` needs patroni, etcd and haproxy, and `monitoring` needs prometheus.
 */
const cluster = ([proof, { what }]: [string, Proof]): [string, Step] => [
  proof,
  {
    name: what,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'cluster.ts'), '--proof', proof],
  },
]

const STEPS: ReadonlyMap<string, Step> = new Map([
  [
    'database-stops',
    vitest(
      'PostgreSQL stops ten times under load, and hangs once',
      ['--project', 'load', 'tests/load/database-stops.test.ts'],
      { DATABASE_STOPS: '10' },
    ),
  ],
  [
    'starts-together',
    vitest(
      'two processes start together on an empty database, ten times',
      ['--project', 'processes', 'tests/processes/starting-and-stopping.test.ts'],
      { STARTS_TOGETHER: '10' },
    ),
  ],
  [
    'stalled-uploads',
    vitest('uploads that stall, texts made to be slow', ['--project', 'load', 'tests/load/stalled-uploads.test.ts'], {
      HEALTH_WITHIN: '100',
    }),
  ],
  ['memory', vitest('memory of the whole site once it serves', ['--project', 'proof', 'tests/proof/memory.test.ts'])],
  [
    'deaths',
    vitest(
      'a process that dies at every single step of a payment',
      ['--project', 'model', 'tests/model/paid-or-returned.test.ts'],
      { DEATH_STRIDE: '1' },
    ),
  ],
  [
    'reports',
    vitest(
      'the reports of a day with 400 payments, doubled, shuffled and three days late',
      ['--project', 'model', 'tests/model/webhook-day.test.ts'],
      { DAY_PAYMENTS: '400' },
    ),
  ],
  [
    'scale',
    {
      name: 'every reading call and every job with a million bookings',
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'scale.ts')],
    },
  ],
  ...Object.entries(PROOFS).map(cluster),
  [
    'lives',
    vitest('10,000 random lives of bookings', ['--project', 'model', 'tests/model/bookings'], {
      MODEL_SEQUENCES: '10000',
    }),
  ],
  [
    'accountant',
    vitest(
      'an accountant’s own books of generated and played bookings, a third and most of them for companies',
      ['--project', 'unit', '--project', 'long', 'proofs/accountant'],
      { API_ENGINE: 'postgresql', ACCOUNTANT_SEEDS: '100', ACCOUNTANT_PLAYS: '12' },
    ),
  ],
  [
    'game',
    vitest('a game of 2,000 lives in which some cheat', ['--project', 'model', 'tests/model/game.test.ts'], {
      GAME_LIVES: '2000',
    }),
  ],
  [
    'rights',
    vitest(
      'every role sends every malformed request to every call',
      ['--project', 'api-postgresql', 'tests/api/rights.test.ts'],
      { RIGHTS_GRID: 'forms' },
    ),
  ],
  [
    'cards',
    vitest(
      '200 sample Aadhaar cards, covered on the phone or held back',
      ['--project', 'unit', 'tests/aadhaar/sample-cards.test.ts'],
      { SAMPLE_CARDS: '200' },
    ),
  ],
  ['embedded', vitest('every test of the API on the embedded engine', ['--project', 'api-embedded'])],
])

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !STEPS.has(name))

if (unknown.length > 0) {
  console.error(`No proof is named ${unknown.join(', ')}. There are: ${[...STEPS.keys()].join(', ')}.`)
  process.exitCode = 1
} else {
  const names = asked.length > 0 ? asked : [...STEPS.keys()]
  conclude(await runAll(names.flatMap((name) => STEPS.get(name) ?? [])))
}
