/** A label on the map, in pixels from the map's corner; `x` and `y` are its centre. */
export type Pin = { id: number; x: number; y: number; width: number; height: number }

/** The gap between two pins in pixels. */
const GAP = 4

const overlap = (one: Pin, other: Pin) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * GAP &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * GAP

/**
 * Decides which pins have room for their labels. Earlier ones win, so the chosen one comes first; the others become
 * dots until a guest zooms in. Pins outside the box take no room.
 */
export function pinsWithRoom(pins: readonly Pin[], box: { width: number; height: number }): Set<number> {
  const placed: Pin[] = []
  for (const pin of pins) {
    const isInside = pin.x >= 0 && pin.y >= 0 && pin.x <= box.width && pin.y <= box.height
    if (isInside && !placed.some((other) => overlap(pin, other))) placed.push(pin)
  }
  return new Set(placed.map(({ id }) => id))
}
