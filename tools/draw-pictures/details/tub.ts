import { darker, lighter } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import { oval } from '../canvas/paths.ts'
import type { Picture } from '../rooms/picture.ts'

/** Draws a free-standing bath with foam and petals. */
export function tub(c: Picture, [x, z]: readonly [x: number, z: number], colour: string) {
  const { art, cam, light } = c
  const [a, b] = [0.92, 0.42]
  const level = (y: number) => cam.plane([0, y, 0], [1, 0, 0], [0, 0, 1])
  const [rim, base] = [level(0.6), level(0.03)]
  const [l, r, bl, br] = [rim.pt(x - a, z), rim.pt(x + a, z), base.pt(x - a * 0.66, z), base.pt(x + a * 0.66, z)]
  const low = base.pt(x, z + b * 0.72)
  const tall = bl[1] - l[1]
  const n = (v: number) => v.toFixed(1)

  const mirrored = l[0] >= r[0]
  art.path(
    `M${n(l[0])} ${n(l[1])}C${n(lerp(l[0], bl[0], 0.12))} ${n(l[1] + tall * 0.5)} ${n(lerp(l[0], bl[0], 0.55))} ${n(l[1] + tall * 0.92)} ${n(bl[0])} ${n(bl[1])}C${n(lerp(bl[0], low[0], 0.4))} ${n(low[1] + 4)} ${n(lerp(br[0], low[0], 0.4))} ${n(low[1] + 4)} ${n(br[0])} ${n(br[1])}C${n(lerp(r[0], br[0], 0.55))} ${n(r[1] + tall * 0.92)} ${n(lerp(r[0], br[0], 0.12))} ${n(r[1] + tall * 0.5)} ${n(r[0])} ${n(r[1])}Z`,
    art.linear(mirrored ? r : l, mirrored ? l : r, [
      [0, light.lit(colour, 0.86)],
      [0.3, light.lit(colour, 1.06)],
      [0.62, light.lit(colour, 0.72)],
      [1, light.lit(colour, 0.3)],
    ]),
  )
  art.path(rim.d(oval(x, z, a, b)), light.lit(lighter(colour, 0.35), 1.05))
  const inside = rim.d(oval(x, z, a - 0.06, b - 0.06))
  art.path(
    inside,
    art.linear(rim.pt(x, z - b), rim.pt(x, z + b), [
      [0, light.lit('#f6f1ea', 0.45)],
      [1, light.lit('#ffffff', 0.95)],
    ]),
  )
  art.clip(inside, () => bathWater(c, x, z))
}

function bathWater({ art, cam, light, pal, rnd }: Picture, x: number, z: number) {
  const [a, b] = [0.92, 0.42]
  const water = cam.plane([0, 0.5, 0], [1, 0, 0], [0, 0, 1])
  art.path(
    water.d(oval(x, z, a - 0.1, b - 0.07)),
    art.linear(water.pt(x - a, z), water.pt(x + a, z), [
      [0, light.lit('#bfe0de', 1)],
      [1, light.lit('#6fa9ad', 0.8)],
    ]),
  )
  for (let i = 0; i < 34; i++) {
    const [ex, ey] = water.pt(x + rnd.range(-0.78, 0.05), z + rnd.range(-0.32, 0.3))
    art.ellipse(
      ex,
      ey - 3,
      rnd.range(9, 22),
      rnd.range(5, 11),
      light.lit('#ffffff', rnd.range(0.8, 1.1)),
      'opacity="0.9"',
    )
  }
  for (let i = 0; i < 22; i++) {
    const [ex, ey] = water.pt(x + rnd.range(-0.2, 0.75), z + rnd.range(-0.3, 0.3))
    art.ellipse(
      ex,
      ey,
      7,
      3.6,
      light.lit(i % 3 ? pal.spread : pal.two, 0.9),
      `transform="rotate(${rnd.int(-40, 40)} ${ex.toFixed(0)} ${ey.toFixed(0)})"`,
    )
  }
}

/** Draws a tall tap beside the bath. */
export function tap(c: Picture, x: number, z: number) {
  const { art, cam, light, pal } = c
  const s = cam.scale([x, 0.8, z])
  const p = (dx: number, y: number) =>
    cam
      .at([x + dx, y, z])
      .map((v) => v.toFixed(1))
      .join(' ')
  art.stroke(
    `M${p(0, 0)}L${p(0, 0.86)}Q${p(0, 1.02)} ${p(-0.14, 1.02)}Q${p(-0.26, 1.02)} ${p(-0.26, 0.88)}`,
    light.lit(darker(pal.metal, 0.3), 0.6),
    s * 0.04,
  )
  art.stroke(
    `M${p(-0.006, 0)}L${p(-0.006, 0.86)}Q${p(-0.006, 1.026)} ${p(-0.14, 1.026)}Q${p(-0.26, 1.02)} ${p(-0.26, 0.88)}`,
    light.lit(lighter(pal.metal, 0.2), 1),
    s * 0.014,
  )
  art.stroke(`M${p(-0.06, 0.74)}L${p(0.06, 0.74)}`, light.lit(pal.metal, 0.9), s * 0.03)
}
