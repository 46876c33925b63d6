import { mix } from '../canvas/colour.ts'
import { isDark } from '../canvas/light.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { Picture } from '../rooms/picture.ts'
import { palm, tree } from '../views/trees.ts'

/** The plants around a building. Places and heights (`h`) are in metres. */
export interface Garden {
  /** A leaf's colour, from light (0) to dark (1). */
  leaf: (k: number) => string
  bush: (x: number, z: number, size?: number) => void
  palm: (x: number, z: number, h: number) => void
  tree: (x: number, z: number, h: number) => void
  pine: (x: number, z: number, h: number) => void
}

export function garden(c: Picture, rnd: Random): Garden {
  const { art, cam, light, pal, hour } = c
  const leaf = (k: number) => light.lit(mix(pal.leaf, '#35583f', k), isDark(hour) ? 0.3 : 0.72)
  const foot = (x: number, z: number, h: number) => {
    const [px, py] = cam.at([x, 0, z])
    return { x: px, y: py, h: h * cam.scale([x, 0, z]), rnd }
  }
  const bush = (x: number, z: number, s = 1) => {
    const [bx, by] = cam.at([x, 0, z])
    const r = cam.scale([x, 0, z]) * 0.55 * s
    for (const [dx, dy, k, t] of [
      [-0.8, 0.5, 0.8, 0.5],
      [0.8, 0.5, 0.8, 0.4],
      [0, 0.8, 1, 0.1],
    ] as const)
      art.ellipse(bx + dx * r, by - dy * r, r * k, r * k * 0.9, leaf(t))
    for (let i = 0; i < 5; i++)
      art.ellipse(bx + rnd.range(-1, 1) * r, by - rnd.range(0.5, 1.5) * r, r * 0.1, r * 0.1, light.lit(pal.spread, 0.9))
  }
  const pine = (x: number, z: number, h: number) => {
    const [px, py] = cam.at([x, 0, z])
    const s = cam.scale([x, 0, z]) * h
    art.path(`M${px - s * 0.02} ${py}h${s * 0.04}v${-s * 0.3}h${-s * 0.04}Z`, light.lit('#5d4636', 0.5))
    for (let i = 0; i < 4; i++) {
      const [y, w] = [py - s * (0.14 + i * 0.2), s * (0.2 - i * 0.04)]
      art.path(
        `M${px - w} ${y}Q${px} ${y + s * 0.03} ${px + w} ${y}Q${px + w * 0.3} ${y - s * 0.12} ${px} ${y - s * 0.3}Q${px - w * 0.3} ${y - s * 0.12} ${px - w} ${y}Z`,
        leaf(0.75 - i * 0.12),
      )
    }
  }
  return {
    leaf,
    bush,
    pine,
    palm: (x, z, h) =>
      palm(art, { ...foot(x, z, h), colour: leaf(rnd.range(0, 0.5)), trunk: light.lit('#8a6a4c', 0.6) }),
    tree: (x, z, h) => tree(art, { ...foot(x, z, h), colour: leaf(rnd.range(0, 0.6)) }),
  }
}
