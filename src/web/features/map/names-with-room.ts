/** The box of a name or a pin, in pixels from the map's corner; `x` and `y` are its centre. */
export type NameBox = { id: number; x: number; y: number; width: number; height: number }

/** The gap between two names in pixels. */
const GAP = 4

const overlap = (one: NameBox, other: NameBox) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * GAP &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * GAP

type Room = { pins: readonly NameBox[]; width: number; height: number }

/** A name with the heights at which it may be, in pixels from its place. It gets the first height that has room. */
type Name = NameBox & { heights: readonly number[] }

/**
 * Returns the names that have room, each with its height. They are not under a pin, over an earlier name, or cut off by
 * the map's edge.
 */
export function namesWithRoom(names: readonly Name[], { pins, width, height }: Room): Map<number, number> {
  const taken = [...pins]
  const shown = new Map<number, number>()
  const isFree = (name: NameBox) =>
    name.x - name.width / 2 >= 0 &&
    name.x + name.width / 2 <= width &&
    name.y >= 0 &&
    name.y <= height &&
    !taken.some((other) => overlap(name, other))
  for (const name of names) {
    const top = name.heights.find((each) => isFree({ ...name, y: name.y + each }))
    if (top === undefined) continue
    taken.push({ ...name, y: name.y + top })
    shown.set(name.id, top)
  }
  return shown
}
