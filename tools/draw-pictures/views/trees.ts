import { darker, lighter, mix } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { Sheet } from '../canvas/sheet.ts'

/** A tree in screen units. x and y are its foot, h is the height of its crown. */
interface Growth {
  x: number
  y: number
  h: number
  colour: string
  rnd: Random
}

/** Draws a coconut palm. */
export function palm(
  art: Sheet,
  { x, y, h, colour, rnd, trunk = mix(colour, '#6a4a32', 0.6) }: Growth & { trunk?: string },
) {
  const lean = rnd.range(-0.22, 0.22) * h
  const [tx, ty, t] = [x + lean, y - h, h * 0.017]
  art.path(
    `M${x - t * 1.6} ${y}Q${x + lean * 0.2 - t} ${y - h * 0.5} ${tx - t * 0.7} ${ty}L${tx + t * 0.7} ${ty}Q${x + lean * 0.2 + t} ${y - h * 0.5} ${x + t * 1.6} ${y}Z`,
    trunk,
  )
  const fronds = 9
  for (let i = 0; i < fronds; i++) {
    const a = lerp(-0.35, Math.PI + 0.35, i / (fronds - 1)) + rnd.range(-0.12, 0.12)
    const len = h * rnd.range(0.36, 0.46)
    const [ex, ey] = [tx + Math.cos(a) * len, ty - Math.sin(a) * len * 0.62 + len * 0.3]
    const [mx, my] = [tx + Math.cos(a) * len * 0.55, ty - Math.sin(a) * len * 0.75 - len * 0.06]
    art.path(
      `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + len * 0.2} ${tx} ${ty + h * 0.015}Z`,
      i % 2 ? colour : lighter(colour, 0.1),
    )
  }
}

const crowns = [
  [-0.16, 0.5, 0.2, -1],
  [0.17, 0.52, 0.19, -1],
  [0, 0.62, 0.26, 0],
  [-0.07, 0.76, 0.17, 1],
  [0.1, 0.7, 0.14, 1],
] as const

/** Draws a round-headed tree from overlapping crowns. */
export function tree(art: Sheet, { x, y, h, colour, rnd }: Growth) {
  art.path(
    `M${x - h * 0.03} ${y}L${x - h * 0.015} ${y - h * 0.5}H${x + h * 0.015}L${x + h * 0.03} ${y}Z`,
    mix(colour, '#4a3328', 0.6),
  )
  for (const [dx, dy, r, tone] of crowns) {
    const k = r * rnd.range(0.9, 1.15) * h
    art.ellipse(
      x + dx * h,
      y - dy * h,
      k,
      k * 0.86,
      tone < 0 ? darker(colour, 0.18) : tone ? lighter(colour, 0.1) : colour,
    )
  }
}
