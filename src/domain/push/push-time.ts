const MAX_SECONDS = 12 * 60 * 60

/**
 * Returns the TTL of a push in seconds, at most twelve hours; undefined once the stay is over, when nothing is sent.
 */
export function pushSeconds(leaves: Date, now: Date): number | undefined {
  const left = Math.floor((leaves.getTime() - now.getTime()) / 1000)
  return left > 0 ? Math.min(left, MAX_SECONDS) : undefined
}
