/** Proofs of reliability that take longer than CI may: `npm run prove`. Their figures belong in docs/reliability.md. */
import { join } from 'node:path'
import { PROOFS, type Proof } from './cluster/proofs.ts'
import { conclude, runAll, vitest, type Step } from './run-steps.ts'

/** The whole site behind nginx; needs Debian's nginx, redis-server and postgresql, `kill-primary` patroni, etcd and haproxy, too. */
const cluster = ([proof, { what }]: [string, Proof]): Step => ({
  name: what,
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'cluster.ts'), '--proof', proof],
})

conclude(
  await runAll([
    vitest(
      'PostgreSQL stops ten times under load, and hangs once',
      ['--project', 'load', 'tests/load/database-stops.test.ts'],
      { DATABASE_STOPS: '10' },
    ),
    vitest(
      'two processes start together on an empty database, ten times',
      ['--project', 'load', 'tests/load/starting-and-stopping.test.ts'],
      { STARTS_TOGETHER: '10' },
    ),
    vitest('uploads that stall, texts made to be slow', ['--project', 'load', 'tests/load/stalled-uploads.test.ts'], {
      HEALTH_WITHIN: '100',
    }),
    vitest('memory of the whole site once it serves', ['--project', 'proof', 'tests/proof/memory.test.ts']),
    vitest(
      'a process that dies at every single step of a payment',
      ['--project', 'model', 'tests/model/paid-or-returned.test.ts'],
      { DEATH_STRIDE: '1' },
    ),
    vitest(
      'the reports of a day with 400 payments, doubled, shuffled and three days late',
      ['--project', 'model', 'tests/model/webhook-day.test.ts'],
      { DAY_PAYMENTS: '400' },
    ),
    ...Object.entries(PROOFS).map(cluster),
    vitest('10,000 random lives of bookings', ['--project', 'model', 'tests/model/bookings'], {
      MODEL_SEQUENCES: '10000',
    }),
    vitest('every test of the API on the embedded engine', ['--project', 'api-embedded']),
  ]),
)
