import type { Vector } from '../canvas/camera.ts'
import { lighter } from '../canvas/colour.ts'
import { isDark } from '../canvas/light.ts'
import { slab, lathe } from '../furniture/solids.ts'
import type { Picture } from '../rooms/picture.ts'

export function dome(c: Picture, [x, y, z]: Vector, r: number, colour: string) {
  const finial = c.pal.metal
  lathe(
    c,
    [x, y, z],
    [
      [r * 1.02, 0],
      [r * 1.16, r * 0.3],
      [r * 1.06, r * 0.72],
      [r * 0.62, r * 1.12],
      [r * 0.2, r * 1.36],
      [r * 0.04, r * 1.5],
    ],
    colour,
    { lift: 0.05 },
  )
  lathe(
    c,
    [x, y + r * 1.46, z],
    [
      [r * 0.07, 0],
      [r * 0.12, r * 0.1],
      [r * 0.03, r * 0.22],
      [r * 0.015, r * 0.5],
    ],
    finial,
  )
}

/** Draws a chhatri, which is a dome on four posts. */
export function chhatri(c: Picture, [x, y, z]: Vector, r: number, { colour, trim }: { colour: string; trim: string }) {
  slab(c, [x - r * 1.2, y, z - r * 1.2], [x + r * 1.2, y + r * 0.25, z + r * 1.2], trim)
  if (isDark(c.hour))
    c.art.path(
      c.cam.plane([x - r, y + r * 0.25, z - r], [1, 0, 0], [0, 1, 0]).rect(0, 0, r * 2, r * 1.3),
      '#ffc877',
      'opacity="0.7"',
    )
  for (const [dx, dz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    slab(
      c,
      [x + dx * r * 0.9 - r * 0.1, y + r * 0.25, z + dz * r * 0.9 - r * 0.1],
      [x + dx * r * 0.9 + r * 0.1, y + r * 1.5, z + dz * r * 0.9 + r * 0.1],
      colour,
    )
  slab(c, [x - r * 1.35, y + r * 1.5, z - r * 1.35], [x + r * 1.35, y + r * 1.68, z + r * 1.35], trim)
  dome(c, [x, y + r * 1.68, z], r, lighter(colour, 0.12))
}
