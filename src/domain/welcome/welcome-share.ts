import type { WelcomeAnswer } from './welcome-answer.ts'

/** How many couples must have answered before a hotel shows its share. */
export const FEWEST_COUPLES = 10

/** The minimum number of couples' answers by which a share changes, so that nobody can tell who said what. */
export const COUPLES_A_STEP = 5

/** The number of couples, and how many of them gave the good answer to each question. */
export type WelcomeCounts = { couples: number; welcomed: number; asAgreed: number; asShown: number }

const NO_COUPLES: WelcomeCounts = { couples: 0, welcomed: 0, asAgreed: 0, asShown: 0 }

/** Counts answers. */
export const countAnswers = (answers: readonly WelcomeAnswer[]): WelcomeCounts => ({
  couples: answers.length,
  welcomed: answers.filter(({ welcomed }) => welcomed).length,
  asAgreed: answers.filter(({ askedForMore }) => !askedForMore).length,
  asShown: answers.filter(({ roomAsShown }) => roomAsShown).length,
})

/**
 * Adds waiting answers to the counts that a hotel shows, which are null if it does not show any yet. Returns null while
 * too few answers are waiting. The database's `welcome_shares` refuses anything else (decision 0099).
 */
export function nextCounts(shown: WelcomeCounts | null, waiting: WelcomeCounts): WelcomeCounts | null {
  if (waiting.couples < (shown ? COUPLES_A_STEP : FEWEST_COUPLES)) return null
  const before = shown ?? NO_COUPLES
  return {
    couples: before.couples + waiting.couples,
    welcomed: before.welcomed + waiting.welcomed,
    asAgreed: before.asAgreed + waiting.asAgreed,
    asShown: before.asShown + waiting.asShown,
  }
}

/** What everybody sees, in whole percent of the couples. Rounded down, so that 100 means all of them. */
export type WelcomeShare = { couples: number; welcomed: number; as_agreed: number; as_shown: number }

/** Calculates the shown percentages of counts. */
export function shareOf({ couples, welcomed, asAgreed, asShown }: WelcomeCounts): WelcomeShare {
  const percent = (count: number) => Math.floor((100 * count) / couples)
  return { couples, welcomed: percent(welcomed), as_agreed: percent(asAgreed), as_shown: percent(asShown) }
}

/** A hotel with a share below this percentage gets advice. */
export const GOOD_SHARE = 95
