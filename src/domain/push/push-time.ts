const MAX_SECONDS = 12 * 60 * 60

/**
 * Returns the TTL of a push in seconds, at most twelve hours. Returns undefined once the stay is over, because no push
 * is sent then.
 */
export function pushSeconds(leaves: Date, now: Date): number | undefined {
  const left = Math.floor((leaves.getTime() - now.getTime()) / 1000)
  return left > 0 ? Math.min(left, MAX_SECONDS) : undefined
}
