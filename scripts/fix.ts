/** `npm run fix`: fixes what the linter can fix, and formats everything. */
import { CHECKED_FOLDERS } from './checks.ts'
import { bin, conclude, planSteps, runAll, type Step } from './run-steps.ts'

const STEPS: readonly Step[] = [
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--fix', '--deny-warnings', ...CHECKED_FOLDERS] },
  { name: 'format', command: bin('oxfmt'), args: CHECKED_FOLDERS },
]

planSteps(STEPS.length)
conclude(await runAll(STEPS))
