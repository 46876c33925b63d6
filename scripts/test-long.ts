/** The random walks of `npm test`, much longer: `npm run test:long`. */
import { runSteps } from './run-steps.ts'

await runSteps([
  {
    name: '10,000 random lives of bookings',
    args: ['--project', 'model', 'tests/model/bookings'],
    env: { MODEL_SEQUENCES: '10000' },
  },
  { name: '20,000 requests made from the document', args: ['--project', 'fuzz'], env: { FUZZ_REQUESTS: '20000' } },
])
