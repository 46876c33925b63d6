import type { Vector } from '../canvas/camera.ts'
import { darker, lighter } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Picture } from '../rooms/picture.ts'
import { lathe } from './solids.ts'

/** Draws a vase. `stems` is the kind of stems, or the colour of round blossoms. */
export function vase(
  c: Picture,
  [x, y, z]: Vector,
  { colour, stems, size = 1 }: { colour: string; stems: string; size?: number },
) {
  const { art, light, rnd, pal } = c
  const { s, at } = lathe(
    c,
    [x, y, z],
    [
      [0.04, 0],
      [0.07, 0.05],
      [0.06, 0.13],
      [0.028, 0.18],
      [0.035, 0.2],
    ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
    colour,
  )
  const [bx, by] = at(0.2 * size)
  const many = rnd.int(4, 8)
  const wide = rnd.range(0.5, 0.95)
  for (let i = 0; i < many; i++) {
    const a = lerp(-wide, wide, i / (many - 1)) + rnd.range(-0.14, 0.14)
    const len = s * size * rnd.range(0.16, 0.36)
    const [ex, ey] = [bx + Math.sin(a) * len, by - Math.cos(a) * len]
    art.stroke(
      `M${bx} ${by}Q${(bx + ex) / 2} ${by - len * 0.6} ${ex} ${ey}`,
      light.lit(darker(pal.leaf, 0.2), 0.7),
      s * 0.008,
    )
    if (stems === 'leaf')
      for (const k of [0.5, 0.75, 1])
        art.ellipse(
          lerp(bx, ex, k) + (i % 2 ? 3 : -3),
          lerp(by, ey, k),
          s * 0.03,
          s * 0.016,
          light.lit(pal.leaf, rnd.range(0.5, 1)),
          `transform="rotate(${(a * 60 - 60).toFixed(0)} ${lerp(bx, ex, k).toFixed(0)} ${lerp(by, ey, k).toFixed(0)})"`,
        )
    else if (stems === 'pampas')
      art.ellipse(
        ex,
        ey,
        s * 0.022,
        s * 0.07,
        light.lit('#e6cfa4', 0.9),
        `transform="rotate(${(a * 50).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)})"`,
      )
    else if (stems === 'bud')
      for (const k of [0.55, 0.78, 1])
        art.ellipse(
          lerp(bx, ex, k) + (k < 1 ? rnd.range(-5, 5) : 0),
          lerp(by, ey, k),
          s * 0.018,
          s * 0.022,
          light.lit(i % 2 ? pal.spread : lighter(pal.spread, 0.3), 0.9),
        )
    else {
      art.ellipse(ex, ey, s * 0.034, s * 0.032, light.lit(stems, 0.75))
      art.ellipse(ex - s * 0.006, ey - s * 0.008, s * 0.02, s * 0.018, light.lit(lighter(stems, 0.25), 1))
    }
  }
}
