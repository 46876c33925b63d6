import type { Vector } from '../canvas/camera.ts'
import { darker, lighter } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'
import { halo } from './lamps.ts'
import { slab, stand, lathe } from './solids.ts'

export function sideTable(c: Picture, [x, z]: readonly [x: number, z: number], { h = 0.48, r = 0.26 } = {}) {
  const [colour, top] = [c.pal.metal, c.pal.wood]
  lathe(
    c,
    [x, 0, z],
    [
      [r * 0.6, 0],
      [r * 0.6, 0.018],
    ],
    colour,
    { top: colour },
  )
  lathe(
    c,
    [x, 0, z],
    [
      [0.024, 0.018],
      [0.024, h - 0.035],
    ],
    colour,
  )
  lathe(
    c,
    [x, h - 0.035, z],
    [
      [r, 0],
      [r, 0.035],
    ],
    top,
    { top: lighter(top, 0.16) },
  )
}

/** Draws a steaming glass of chai. */
export function chai(c: Picture, [x, y, z]: Vector, size = 1) {
  const { s, at } = lathe(
    c,
    [x, y, z],
    [
      [0.028, 0],
      [0.03, 0.03],
      [0.037, 0.085],
    ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
    '#c98a4e',
    { top: '#b5713b' },
  )
  const [ex, ey] = at(0.1 * size)
  c.art.stroke(
    `M${ex} ${ey}c${s * 0.03} ${-s * 0.04} ${-s * 0.03} ${-s * 0.07} 0 ${-s * 0.12}`,
    '#fff8ea',
    s * 0.012,
    'opacity="0.4"',
  )
}

export function books(c: Picture, place: Vector) {
  const at = stand(place)
  const tones = [c.pal.spread, c.pal.two, c.pal.linen]
  tones.forEach((tone, i) =>
    slab(c, [-0.12 + i * 0.012, i * 0.03, -0.08], [0.12 - i * 0.01, i * 0.03 + 0.028, 0.08], tone, { at }),
  )
}

export function candle(c: Picture, [x, y, z]: Vector, h: number) {
  const { at, s } = lathe(
    c,
    [x, y, z],
    [
      [0.03, 0],
      [0.03, h],
    ],
    '#f8ecd4',
    { top: '#fff3d8', lift: 0.1 },
  )
  const [ex, ey] = at(h)
  halo(c, [ex, ey - s * 0.03], s * 0.26, 0.4 + c.hour.lamps * 0.5)
  c.art.path(
    `M${ex - s * 0.014} ${ey}Q${ex - s * 0.016} ${ey - s * 0.03} ${ex} ${ey - s * 0.06}Q${ex + s * 0.016} ${ey - s * 0.03} ${ex + s * 0.014} ${ey}Z`,
    '#ffd36b',
  )
}

export function kettle(c: Picture, [x, y, z]: Vector, colour: string) {
  const { art, light } = c
  const { s, at } = lathe(
    c,
    [x, y, z],
    [
      [0.06, 0],
      [0.085, 0.04],
      [0.08, 0.09],
      [0.035, 0.13],
      [0.03, 0.135],
    ],
    colour,
  )
  const [cx, cy] = at(0.07)
  const dark = light.lit(darker(colour, 0.25), 0.7)
  art.stroke(
    `M${cx + s * 0.07} ${cy + s * 0.01}Q${cx + s * 0.12} ${cy} ${cx + s * 0.14} ${cy - s * 0.06}`,
    light.lit(colour, 0.85),
    s * 0.026,
  )
  art.stroke(
    `M${cx - s * 0.06} ${cy - s * 0.04}Q${cx} ${cy - s * 0.2} ${cx + s * 0.06} ${cy - s * 0.04}`,
    dark,
    s * 0.016,
  )
  const [kx, ky] = at(0.145)
  art.ellipse(kx, ky, s * 0.013, s * 0.013, light.lit(colour, 1.05))
}
