import type { WelcomeCounts } from './welcome-share.ts'

/** After this many days an answer has half its weight. */
export const WELCOME_HALF_LIFE_DAYS = 180
/**
 * The share of good answers, in percent, that leaves a hotel's rank unchanged. Each hotel starts with a number of
 * imaginary couples who have that share.
 */
export const NEUTRAL_PERCENT = 90
export const NEUTRAL_COUPLES = 30
/**
 * How much a percentage point above or below that share changes the rank, and the limits of the change in each
 * direction.
 */
export const RANK_FOR_A_PERCENT = 20
export const MOST_RANK_GAINED = 100
export const MOST_RANK_LOST = 300

/**
 * The couples whose answers came with the same change of a hotel's share, and when the changed share was first shown.
 */
export type WelcomeStep = WelcomeCounts & { shownAt: Date }

const DAY = 24 * 60 * 60_000

/** Calculates the weight of an answer by its age. */
const weightOf = (shownAt: Date, now: Date): number =>
  0.5 ** (Math.max(0, now.getTime() - shownAt.getTime()) / DAY / WELCOME_HALF_LIFE_DAYS)

/**
 * Calculates how much rank a hotel gains from its couples' answers, or loses if negative. Uses only the answers in its
 * shown share, so that its place in a list reveals no more than the share does (decision 0099).
 */
export function rankByWelcome(steps: readonly WelcomeStep[], now: Date): number {
  let [couples, good] = [NEUTRAL_COUPLES, (NEUTRAL_COUPLES * NEUTRAL_PERCENT) / 100]
  for (const step of steps) {
    const weight = weightOf(step.shownAt, now)
    couples += weight * step.couples
    good += (weight * (step.welcomed + step.asAgreed + step.asShown)) / 3
  }
  const points = Math.round(((100 * good) / couples - NEUTRAL_PERCENT) * RANK_FOR_A_PERCENT)
  // `|| 0` turns -0, to which a tiny loss is rounded, into 0.
  return Math.min(MOST_RANK_GAINED, Math.max(-MOST_RANK_LOST, points)) || 0
}
