import * as t from '#words/check-in.ts'
import type { StepStatus } from './check-in-steps.ts'

/** Says what was added, as in 'Photo added, ID added'; empty while nothing has been added. */
export const doneWords = (steps: readonly StepStatus[]): string =>
  steps
    .filter(({ state }) => state === 'done')
    .map(({ step }) => t.STEPS_DONE[step])
    .join(', ')
