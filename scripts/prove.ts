/** Proofs of reliability that take longer than CI may: `npm run prove`. Their figures belong in docs/reliability.md. */
import { join } from 'node:path'
import { conclude, runAll, vitest, type Step } from './run-steps.ts'

/** The whole site behind nginx; needs Debian's nginx, redis-server and postgresql. */
const cluster = (name: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'cluster.ts'), ...args],
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
    vitest(
      'a process that dies at every single step of a payment',
      ['--project', 'model', 'tests/model/paid-or-returned.test.ts'],
      { DEATH_STRIDE: '1' },
    ),
    cluster('two apps, a worker and nginx: caching, limits, a killed app, a release', '--try'),
    cluster('20 restarts of apps under load', '--rolling', '20'),
    vitest('10,000 random lives of bookings', ['--project', 'model', 'tests/model/bookings'], {
      MODEL_SEQUENCES: '10000',
    }),
    vitest('every test of the API on the embedded engine', ['--project', 'api-embedded']),
  ]),
)
