import { formatRupees } from '#domain/kernel/money.ts'
import type { MapPoint } from './map-points.ts'
import * as t from '#words/map.ts'

/** A hotel's position in pixels at one zoom. */
export type PinAt = { point: MapPoint; x: number; y: number }

/**
 * One label on the map: for a hotel, or for several that are too close to have their own labels. Sizes are in pixels.
 */
export type PinGroup = { points: MapPoint[]; label: string; x: number; y: number; width: number; height: number }

/** The height of a line and of the border, and the width of a letter, as the style sheet sets them. */
const [LINE_HEIGHT, PIN_BORDER] = [18, 14]
const [PIN_PADDING, LETTER_WIDTH] = [20, 9]
/** The gap between two pins in pixels. */
const GAP = 4

function labelOf(points: readonly MapPoint[], chosen: number | undefined): string {
  const [only] = points
  if (only && points.length === 1) return only.label
  const shown = points.find(({ id }) => id === chosen)
  if (shown) return t.chosenAndMore(shown.label, points.length - 1)
  const totals = points.flatMap(({ total }) => total ?? [])
  return totals.length > 0 ? t.pinsFrom(points.length, formatRupees(Math.min(...totals))) : t.pinsSold(points.length)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Places a group at its chosen hotel or, if none is chosen, in the middle of its hotels. */
function groupOf(pins: readonly PinAt[], chosen: number | undefined): PinGroup & { pins: readonly PinAt[] } {
  const points = pins.map(({ point }) => point)
  const label = labelOf(points, chosen)
  const own = pins.filter(({ point }) => point.id === chosen)
  const middle = own.length > 0 ? own : pins
  const [x, y] = [mean(middle.map((pin) => pin.x)), mean(middle.map((pin) => pin.y))]
  // Splits '6 from ₹999' into two lines, because a phone has no room for long labels next to each other.
  const lines = label.split('\n')
  const width = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH + PIN_PADDING
  return { pins, points, label, x, y, width, height: lines.length * LINE_HEIGHT + PIN_BORDER }
}

const overlap = (one: PinGroup, other: PinGroup) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * GAP &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * GAP

/** Joins pins until no two labels overlap. Groups are in the order in which their first hotels are listed. */
export function groupPins(pins: readonly PinAt[], chosen: number | undefined): PinGroup[] {
  const places = new Map(pins.map(({ point }, place) => [point.id, place]))
  const placeOf = ({ point }: PinAt) => places.get(point.id) ?? 0
  const groups: ReturnType<typeof groupOf>[] = []
  for (const pin of pins) {
    let group = groupOf([pin], chosen)
    let near = groups.findIndex((other) => overlap(group, other))
    while (near >= 0) {
      const [other] = groups.splice(near, 1)
      const joined = [...(other?.pins ?? []), ...group.pins]
      group = groupOf(
        joined.toSorted((one, another) => placeOf(one) - placeOf(another)),
        chosen,
      )
      near = groups.findIndex((another) => overlap(group, another))
    }
    groups.push(group)
  }
  const firstOf = (group: { pins: readonly PinAt[] }) => Math.min(...group.pins.map(placeOf))
  return groups.toSorted((one, other) => firstOf(one) - firstOf(other))
}
