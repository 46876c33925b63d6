import type { WelcomeCounts } from './welcome-share.ts'

/** After so many days an answer weighs half. */
export const WELCOME_HALF_LIFE_DAYS = 180
/** The share of good answers that moves no rank, in percent, and how many couples with it each hotel starts with. */
export const NEUTRAL_PERCENT = 90
export const NEUTRAL_COUPLES = 30
/** How much rank a percentage point above or below it moves, and the limits of both. */
export const RANK_FOR_A_PERCENT = 20
export const MOST_RANK_GAINED = 100
export const MOST_RANK_LOST = 300

/** The couples of one step of a hotel's share, and when it was shown. */
export type WelcomeStep = WelcomeCounts & { shownAt: Date }

const DAY = 24 * 60 * 60_000

/** Calculates the weight of an answer by its age. */
const weightOf = (shownAt: Date, now: Date): number =>
  0.5 ** (Math.max(0, now.getTime() - shownAt.getTime()) / DAY / WELCOME_HALF_LIFE_DAYS)

/**
 * Calculates how much rank a hotel gains by its couples' answers, negative if it loses: from the steps that it shows
 * and nothing newer, so that its place in a list tells no more than its share (decision 0099).
 */
export function rankByWelcome(steps: readonly WelcomeStep[], now: Date): number {
  let [couples, good] = [NEUTRAL_COUPLES, (NEUTRAL_COUPLES * NEUTRAL_PERCENT) / 100]
  for (const step of steps) {
    const weight = weightOf(step.shownAt, now)
    couples += weight * step.couples
    good += (weight * (step.welcomed + step.asAgreed + step.asShown)) / 3
  }
  const points = Math.round(((100 * good) / couples - NEUTRAL_PERCENT) * RANK_FOR_A_PERCENT)
  // `|| 0` because a tiny loss rounds to -0.
  return Math.min(MOST_RANK_GAINED, Math.max(-MOST_RANK_LOST, points)) || 0
}
