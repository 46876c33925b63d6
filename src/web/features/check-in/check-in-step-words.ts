import type { CheckInStep, StepStatus } from './check-in-steps.ts'

const DONE: Record<CheckInStep, string> = {
  photo: 'Photo added',
  identity: 'ID added',
  partner: 'Partner accepted',
  key: 'Key collected',
}

/** Names a step: the heading of the open step, or part of the line of later steps. */
export const STEP_NAMES: Record<CheckInStep, string> = {
  photo: 'your photo',
  identity: 'your ID',
  partner: 'your partner',
  key: 'the key',
}

export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** 'Photo added, ID added'; empty while nothing is added. */
export const doneWords = (steps: readonly StepStatus[]): string =>
  steps
    .filter(({ state }) => state === 'done')
    .map(({ step }) => DONE[step])
    .join(', ')

/** 'your ID, your partner and the key' */
export function namesOf(steps: readonly CheckInStep[]): string {
  const names = steps.map((step) => STEP_NAMES[step])
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
