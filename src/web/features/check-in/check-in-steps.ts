import type { CheckInState } from './check-in-machine.ts'
import * as t from '#words/check-in.ts'

const CHECK_IN_STEPS = ['photo', 'identity', 'partner', 'key'] as const
export type CheckInStep = (typeof CHECK_IN_STEPS)[number]
export type StepStatus = { step: CheckInStep; state: 'done' | 'now' | 'later' }

type Known = { hasPhoto: boolean; hasId: boolean; guests: number }

/**
 * Lists the steps to a superfast check-in: photo, ID, the partner's acceptance, the key (specification §1). A guest who
 * stays alone needs no partner. 'now' is the first open step.
 */
export function checkInSteps(state: CheckInState, { hasPhoto, hasId, guests }: Known): StepStatus[] {
  const isDone: Record<CheckInStep, boolean> = {
    photo: hasPhoto,
    identity: hasId,
    partner: state.fastCheckInStatus === 'accepted',
    key: state.expressCheckIn === 'confirmed' || state.expressCheckIn === 'done',
  }
  const steps = CHECK_IN_STEPS.filter((step) => step !== 'partner' || guests > 1)
  const now = steps.find((step) => !isDone[step])
  return steps.map((step) => ({ step, state: isDone[step] ? 'done' : step === now ? 'now' : 'later' }))
}

/** Says how many steps are done: '2 of 4 done' */
export const progressWords = (steps: readonly StepStatus[]): string =>
  t.stepsDone(steps.filter(({ state }) => state === 'done').length, steps.length)

/**
 * Whether the owner can request the check-in, which requires that nobody is left to invite. The server also checks
 * photo and ID.
 */
export const canRequestCheckIn = ({ expressCheckIn, fastCheckInStatus }: CheckInState, guests: number): boolean =>
  expressCheckIn === 'none' && (guests === 1 || fastCheckInStatus !== null)
