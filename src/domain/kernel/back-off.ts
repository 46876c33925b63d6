/** How often failing work is retried before an operator has to step in. The retries span more than a day. */
export const MAX_ATTEMPTS = 18

const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 4 * 3600

/** Returns the seconds until the next try after this many tries. The wait doubles each time, up to four hours. */
export const secondsUntilRetry = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (attempts - 1))
