/** A label on the map, in pixels from the map's corner; `x` and `y` are its centre. */
export type Pin = { id: number; x: number; y: number; width: number; height: number }

/** The gap between two pins in pixels. */
const GAP = 4

const overlap = (one: Pin, other: Pin) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * GAP &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * GAP

/**
 * Returns the ids of the pins with room for their labels; the map draws any other as a dot. A pin earlier in the list
 * takes its room first. Pins outside the box take none.
 */
export function pinsWithRoom(pins: readonly Pin[], box: { width: number; height: number }): Set<number> {
  const placed: Pin[] = []
  for (const pin of pins) {
    const isInside = pin.x >= 0 && pin.y >= 0 && pin.x <= box.width && pin.y <= box.height
    if (isInside && !placed.some((other) => overlap(pin, other))) placed.push(pin)
  }
  return new Set(placed.map(({ id }) => id))
}
