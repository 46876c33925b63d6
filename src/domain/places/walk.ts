/** A walk is about a third longer than the straight line. */
const DETOUR = 1.3
/** Metres a minute: 4.8 km an hour. */
const PACE = 80
/** A longer walk is no walk: then pages say the distance only. */
export const MAX_WALK_MINUTES = 45

/** Returns about how many minutes a straight distance in metres takes on foot; undefined if nobody would walk it. */
export function walkMinutes(metres: number): number | undefined {
  const minutes = Math.max(1, Math.round((metres * DETOUR) / PACE))
  return minutes <= MAX_WALK_MINUTES ? minutes : undefined
}
