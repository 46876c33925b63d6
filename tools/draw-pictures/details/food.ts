import type { Vector } from '../canvas/camera.ts'
import { darker, lighter } from '../canvas/colour.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import { lathe } from '../furniture/solids.ts'
import type { Picture } from '../rooms/picture.ts'

export type Dish = 'croissant' | 'idli' | 'fruit' | 'thali'

export const dishWords: Record<Dish, string> = {
  croissant: 'croissants',
  idli: 'idlis',
  fruit: 'fruit',
  thali: 'a small thali',
}

/** Draws an empty plate. Returns where its middle is on the screen, its scale and how flat it looks. */
export function plate(c: Picture, [px, py, pz]: Vector, r: number, colour = '#fbf7ef') {
  const { art, cam, light } = c
  lathe(
    c,
    [px, py, pz],
    [
      [r * 0.6, 0],
      [r, 0.016],
    ],
    colour,
    { top: lighter(colour, 0.1) },
  )
  const s = cam.scale([px, py, pz])
  const [ex, ey] = cam.at([px, py + 0.014, pz])
  const q = (cam.y - py) / cam.depth([px, py, pz])
  art.ellipse(ex, ey, r * 0.72 * s, r * 0.72 * s * q, light.lit(darker(colour, 0.06), 0.92))
  return { ex, ey, s, q }
}

/** The plate's position and size, for drawing its food. */
interface Served {
  ex: number
  ey: number
  /** The plate's radius on the screen, and how flat it looks. */
  k: number
  q: number
}

export function food(c: Picture, rnd: Random, { kind, at, r }: { kind: Dish; at: Vector; r: number }) {
  const { ex, ey, s, q } = plate(c, at, r, kind === 'thali' ? c.pal.metal : '#fbf7ef')
  const served = { ex, ey, k: r * s, q }
  if (kind === 'croissant') croissants(c, served)
  if (kind === 'idli') idlis(c, rnd, served)
  if (kind === 'fruit') fruit(c, rnd, served)
  if (kind === 'thali') thali(c, served)
}

function croissants({ art, light }: Picture, { ex, ey, k }: Served) {
  for (const dx of [-0.3, 0.28]) {
    const o = ex + dx * k
    art.path(
      `M${o - k * 0.42} ${ey}Q${o - k * 0.2} ${ey - k * 0.5} ${o + k * 0.12} ${ey - k * 0.42}Q${o + k * 0.42} ${ey - k * 0.3} ${o + k * 0.4} ${ey + k * 0.04}Q${o + k * 0.16} ${ey - k * 0.14} ${o - k * 0.06} ${ey - k * 0.02}Q${o - k * 0.2} ${ey + k * 0.1} ${o - k * 0.42} ${ey}Z`,
      art.linear(
        [o, ey - k * 0.4],
        [o, ey + k * 0.1],
        [
          [0, light.lit('#e2a457', 1.05)],
          [1, light.lit('#a9652c', 0.8)],
        ],
      ),
    )
    for (const t of [-0.12, 0.06, 0.22])
      art.stroke(
        `M${o + t * k} ${ey - k * 0.4}Q${o + (t + 0.06) * k} ${ey - k * 0.2} ${o + (t - 0.04) * k} ${ey - k * 0.04}`,
        light.lit('#8d5222', 0.7),
        2,
        'opacity="0.5"',
      )
  }
}

function idlis({ art, light }: Picture, rnd: Random, { ex, ey, k, q }: Served) {
  for (const [dx, dy] of [
    [-0.3, -0.12],
    [0.28, -0.14],
    [-0.02, 0.16],
  ] as const) {
    art.ellipse(ex + dx * k, ey + dy * k * q, k * 0.34, k * 0.34 * q + 3, light.lit('#e9e2d2', 0.6))
    art.ellipse(ex + dx * k, ey + dy * k * q - 6, k * 0.33, k * 0.3 * q, light.lit('#fffcf3', 1.02))
  }
  for (let i = 0; i < 5; i++)
    art.ellipse(ex + rnd.range(-0.4, 0.4) * k, ey + rnd.range(-0.3, 0.3) * k * q - 6, 3, 2, light.lit('#4f7a3c', 0.8))
}

function fruit({ art, light }: Picture, rnd: Random, { ex, ey, k, q }: Served) {
  for (let i = 0; i < 13; i++) {
    const [fx, fy] = [ex + rnd.range(-0.5, 0.5) * k, ey - rnd.range(-0.2, 0.5) * k * q]
    const tone = rnd.pick(['#d9483f', '#f0a13c', '#7fa043', '#8c3f63', '#f6c453'])
    art.ellipse(fx, fy, k * 0.17, k * 0.15, light.lit(tone, 0.75))
    art.ellipse(fx - k * 0.04, fy - k * 0.05, k * 0.08, k * 0.06, light.lit(lighter(tone, 0.35), 1))
  }
}

function thali({ art, light, pal }: Picture, { ex, ey, k, q }: Served) {
  for (const [i, tone] of ['#e3b23c', '#b5532c', '#6f8f3f', '#fff6e4'].entries()) {
    const a = (i / 4) * 6.28 + 0.5
    const [bx, by] = [ex + Math.cos(a) * k * 0.42, ey + Math.sin(a) * k * 0.42 * q]
    art.ellipse(bx, by, k * 0.24, k * 0.24 * q, light.lit(darker(pal.metal, 0.2), 0.7))
    art.ellipse(bx, by - 1, k * 0.2, k * 0.19 * q, light.lit(tone, 0.95))
  }
}
