import type { CheckInStep, StepStatus } from './check-in-steps.ts'

const DONE: Record<CheckInStep, string> = {
  photo: 'Photo added',
  identity: 'ID added',
  partner: 'Partner accepted',
  key: 'Key collected',
}

/** A step as a noun: a heading where it is open, part of a line where it comes later. */
export const STEP_NAMES: Record<CheckInStep, string> = {
  photo: 'your photo',
  identity: 'your ID',
  partner: 'your partner',
  key: 'the key',
}

export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** 'Photo added, ID added'; empty before the first. */
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
