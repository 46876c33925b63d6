/** Proofs of reliability that take longer than CI may: `npm run prove`. Their figures belong in docs/reliability.md. */
import { runSteps } from './run-steps.ts'

await runSteps([
  {
    name: 'PostgreSQL stops ten times under load, and hangs once',
    args: ['--project', 'load', 'tests/load/database-stops.test.ts'],
    env: { DATABASE_STOPS: '10' },
  },
  {
    name: 'two processes start together on an empty database, ten times',
    args: ['--project', 'load', 'tests/load/starting-and-stopping.test.ts'],
    env: { STARTS_TOGETHER: '10' },
  },
  {
    name: 'uploads that stall, texts made to be slow',
    args: ['--project', 'load', 'tests/load/stalled-uploads.test.ts'],
    env: { HEALTH_WITHIN: '100' },
  },
  {
    name: 'a process that dies at every single step of a payment',
    args: ['--project', 'model', 'tests/model/paid-or-returned.test.ts'],
    env: { DEATH_STRIDE: '1' },
  },
])
