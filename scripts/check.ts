/** `npm run check`: checks types, lint and format, without any test. */
import { CHECKS } from './checks.ts'
import { conclude, planSteps, runAll } from './run-steps.ts'

planSteps(CHECKS.length)
conclude((await runAll(CHECKS)).map((failure) => ({ ...failure, repeat: undefined })))
