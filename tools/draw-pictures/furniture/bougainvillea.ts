import type { Point } from '../canvas/camera.ts'
import { mix } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'

/** Draws blossoms that hang down from a point on the screen, `r` wide. */
export function bougainvillea(c: Picture, [x, y]: Point, r: number) {
  const { art, light, rnd, pal } = c
  const tones = [mix(pal.spread, '#d9457a', 0.6), '#e06a94', '#f2a0b4'] as const
  for (let i = 0; i < 130; i++) {
    const t = rnd.next() ** 1.3
    const [px, py] = [
      x + rnd.range(-1, 1) * r * (1.1 - t * 0.8) + Math.sin(t * 7) * r * 0.16,
      y - r * 0.35 + t * r * 2.3,
    ]
    const q = r * rnd.range(0.07, 0.13)
    if (i % 5 < 2)
      art.ellipse(
        px,
        py,
        q * 1.2,
        q * 0.6,
        light.lit(pal.leaf, rnd.range(0.4, 0.9)),
        `transform="rotate(${rnd.int(-60, 60)} ${px.toFixed(0)} ${py.toFixed(0)})"`,
      )
    else art.ellipse(px, py, q, q * 0.85, light.lit(tones[i % 3] ?? tones[0], rnd.range(0.6, 1)))
  }
}
