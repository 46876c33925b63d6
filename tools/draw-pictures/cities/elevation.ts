import { mapPairs } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { type Hour, isDark } from '../canvas/light.ts'
import type { Sheet } from '../canvas/sheet.ts'
import { openings } from '../furniture/window.ts'
import type { Opening } from '../rooms/plan.ts'

/** Draws a landmark from the front, in units of 48 screen units. x runs right from its middle, y up from its foot. */
export interface Elevation {
  art: Sheet
  hour: Hour
  /** Fills an absolute path in the elevation's own units, lit from the left. */
  fill: (path: string, colour: string, extra?: string) => void
  /** Draws a line. `width` is in the elevation's units. */
  line: (path: string, colour: string, width: number) => void
  wall: (x: number, y: number, w: number, h: number, colour: string) => void
  /** Draws a framed opening. After dark, light falls out of it. `x` is its middle. */
  door: (place: { x: number; y: number; w: number; h: number; shape?: Opening; frame?: string }) => void
  /** Draws a row of openings between two edges. */
  doors: (row: {
    from: number
    to: number
    y: number
    count: number
    h: number
    shape?: Opening
    share?: number
  }) => void
  /** Draws an onion dome with its finial. Its base is at height `y`. */
  dome: (x: number, y: number, r: number, colour: string) => void
  /** Draws a slender tower with a gallery and a small dome. */
  minaret: (x: number, y: number, w: number, h: number, colour: string) => void
  /** Draws a row of small merlons along the top of a wall. */
  merlons: (from: number, to: number, y: number, colour: string) => void
}

const UNIT = 48

export interface Foot {
  x: number
  y: number
}

export function elevation(art: Sheet, hour: Hour, foot: Foot): Elevation {
  const place = (x: number, y: number) => `${(foot.x + x * UNIT).toFixed(1)} ${(foot.y - y * UNIT).toFixed(1)}`
  const dim = { morning: 0, golden: 0.06, dusk: 0.34, night: 0.4, monsoon: 0.14 }[hour.name]
  // After dark the stone is lit from below, so its shade is warm instead of blue.
  const shade = isDark(hour) ? '#54304a' : mix(hour.sky[0], '#1a1430', 0.4)
  const tint = (colour: string) => mix(colour, shade, dim)
  const paint = (colour: string, x0: number, x1: number) => {
    const lit = hour.name === 'golden' ? mix(lighter(tint(colour), 0.1), '#ffdf9e', 0.18) : lighter(tint(colour), 0.14)
    const ends = [foot.x + x0 * UNIT, foot.x + x1 * UNIT] as const
    return art.linear(
      [ends[0], 0],
      [ends[1], 0],
      [
        [0, lit],
        [0.5, tint(colour)],
        [1, darker(tint(colour), 0.18)],
      ],
    )
  }
  const span = (path: string) => {
    const xs: number[] = []
    mapPairs(path, (x) => String(xs.push(x)))
    return [Math.min(...xs), Math.max(...xs)] as const
  }
  const fill: Elevation['fill'] = (path, colour, extra) =>
    art.path(mapPairs(path, place), paint(colour, ...span(path)), extra)
  const wall: Elevation['wall'] = (x, y, w, h, colour) =>
    fill(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`, colour)
  const inside = isDark(hour) ? '#ffcf85' : darker(tint('#8a6a58'), 0.45)
  const shifted = (path: string, dx: number, dy: number) => mapPairs(path, (x, y) => place(x + dx, y + dy))
  const door: Elevation['door'] = ({ x, y, w, h, shape = 'arch', frame }) => {
    if (frame) art.path(shifted(openings[shape](w * 1.3, h + w * 0.15), x - w * 0.65, y), tint(frame))
    art.path(shifted(openings[shape](w, h), x - w / 2, y), inside)
  }
  const dome: Elevation['dome'] = (x, y, r, colour) => {
    const half = (k: number) =>
      `C${x + k * r * 1.2} ${y + r * 0.5} ${x + k * r * 0.75} ${y + r * 1.15} ${x} ${y + r * 1.5}`
    const back = `C${x - r * 0.75} ${y + r * 1.15} ${x - r * 1.2} ${y + r * 0.5} ${x - r} ${y}`
    fill(`M${x - r} ${y}L${x + r} ${y}${half(1)}${back}Z`, colour)
    line(`M${x} ${y + r * 1.45}L${x} ${y + r * 1.95}`, '#c79a4b', r * 0.09)
  }
  const line: Elevation['line'] = (path, colour, width) => art.stroke(mapPairs(path, place), tint(colour), width * UNIT)
  const minaret: Elevation['minaret'] = (x, y, w, h, colour) => {
    fill(`M${x - w * 0.55} ${y}L${x + w * 0.55} ${y}L${x + w * 0.42} ${y + h}L${x - w * 0.42} ${y + h}Z`, colour)
    for (const share of [0.4, 0.7, 1])
      wall(x - w * 0.62, y + h * share - w * 0.12, w * 1.24, w * 0.2, lighter(colour, 0.2))
    wall(x - w * 0.34, y + h, w * 0.68, w * 0.8, darker(colour, 0.1))
    door({ x, y: y + h + w * 0.1, w: w * 0.3, h: w * 0.6 })
    dome(x, y + h + w * 0.8, w * 0.42, lighter(colour, 0.12))
  }
  const doors: Elevation['doors'] = ({ from, to, y, count, h, shape = 'arch', share = 0.55 }) => {
    const cell = (to - from) / count
    for (let i = 0; i < count; i++) door({ x: from + cell * (i + 0.5), y, w: cell * share, h, shape })
  }
  const merlons: Elevation['merlons'] = (from, to, y, colour) => {
    for (let x = from; x < to - 0.01; x += 0.3) {
      fill(`M${x} ${y}L${x + 0.2} ${y}L${x + 0.2} ${y + 0.16}L${x + 0.1} ${y + 0.28}L${x} ${y + 0.16}Z`, colour)
    }
  }
  return { art, hour, fill, line, wall, door, doors, dome, minaret, merlons }
}
