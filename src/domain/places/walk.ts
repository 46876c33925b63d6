/** How much longer a walk is than the straight line: about a third. */
const DETOUR = 1.3
/** The walking speed in metres per minute, 4.8 km an hour. */
const PACE = 80
/** The longest walk in minutes. For a longer one, pages give only the distance. */
const MAX_WALK_MINUTES = 45

/** Returns about how many minutes it takes to walk a straight distance in metres; undefined if nobody would walk it. */
export function walkMinutes(metres: number): number | undefined {
  const minutes = Math.max(1, Math.round((metres * DETOUR) / PACE))
  return minutes <= MAX_WALK_MINUTES ? minutes : undefined
}
