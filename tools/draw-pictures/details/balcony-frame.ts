import type { Plane } from '../canvas/camera.ts'
import { darker, mix } from '../canvas/colour.ts'
import { DOWN, FRONT, LEFT, RIGHT } from '../canvas/light.ts'
import { oval } from '../canvas/paths.ts'
import { mapPairs } from '../canvas/camera.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import { pendant } from '../furniture/lamps.ts'
import { slab } from '../furniture/solids.ts'
import { openings } from '../furniture/window.ts'
import type { Picture } from '../rooms/picture.ts'

export type BalconyStyle = 'arches' | 'open' | 'pergola'

/** A balcony's size in metres and its colours. */
export interface BalconyShape {
  W: number
  H: number
  zMax: number
  style: BalconyStyle
  stone: string
  back: Plane
}

export function railing(c: Picture, rnd: Random, { W, back, stone }: BalconyShape) {
  const { art, cam, light, pal } = c
  const rail = rnd.pick(['bars', 'glass', 'jali'])
  const px = cam.scale([W / 2, 0.5, 0])
  const metal = light.face(rail === 'jali' ? stone : darker(pal.metal, 0.45), FRONT, -0.1)
  if (rail === 'glass') {
    art.path(back.rect(0, 0.08, W, 0.85), '#e9f4f2', 'opacity="0.24"')
    art.path(back.d(`M${W * 0.2} 0.08L${W * 0.3} 0.93L${W * 0.36} 0.93L${W * 0.26} 0.08Z`), '#ffffff', 'opacity="0.2"')
  }
  if (rail === 'bars') {
    let bars = ''
    for (let u = 0.06; u < W; u += 0.13) bars += back.d(`M${u} 0L${u} 0.95`)
    art.stroke(bars, metal, px * 0.018)
    let dots = ''
    for (let u = 0.125; u < W; u += 0.26) dots += back.d(oval(u, 0.72, 0.05, 0.05))
    art.stroke(dots, metal, px * 0.012)
  }
  if (rail === 'jali') {
    let holes = back.rect(0, 0, W, 0.95)
    for (let i = 0; i < W / 0.2; i++)
      for (let j = 0; j < 4; j++) {
        const [u, v, r] = [i * 0.2 + 0.1, j * 0.2 + 0.2, 0.075]
        holes += back.d(`M${u - r} ${v}L${u} ${v - r}L${u + r} ${v}L${u} ${v + r}Z`)
      }
    art.path(holes, light.face(stone, FRONT, -0.08), 'fill-rule="evenodd"')
  }
  slab(c, [0, 0.93, -0.05], [W, 1.0, 0.07], rail === 'jali' ? stone : pal.wood)
}

/** Draws the side walls, the ceiling, and what frames the view. */
export function surround(c: Picture, rnd: Random, { W, H, zMax, style, stone, back }: BalconyShape) {
  const { art, cam, light, pal, d } = c
  const left = cam.plane([0, 0, 0], [0, 0, 1], [0, 1, 0])
  const right = cam.plane([W, 0, 0], [0, 0, 1], [0, 1, 0])
  art.path(
    left.rect(0, 0, zMax, H),
    art.linear(left.pt(0, 1), left.pt(2.6, 1), [
      [0, light.face(stone, RIGHT, 0.12)],
      [1, light.face(stone, RIGHT, -0.1)],
    ]),
  )
  art.path(
    right.rect(0, 0, zMax, H),
    art.linear(right.pt(0, 1), right.pt(2.6, 1), [
      [0, light.face(mix(pal.accent, stone, 0.4), LEFT, 0.1)],
      [1, light.face(mix(pal.accent, stone, 0.4), LEFT, -0.1)],
    ]),
  )
  art.path(
    cam.poly([
      [0, H, 0],
      [W, H, 0],
      [W, H, zMax],
      [0, H, zMax],
    ]),
    light.face(style === 'pergola' ? pal.wood : stone, DOWN, 0.2),
  )
  if (style === 'pergola')
    for (let z = 0.1; z < zMax - 0.6; z += 0.45) slab(c, [0, H - 0.16, z], [W, H, z + 0.12], pal.wood)
  if (style === 'arches') {
    const n = rnd.pick([2, 3])
    const w = W / n
    const opening = openings[d.opening === 'plain' ? 'arch' : d.opening](w - 0.26, H - 0.18)
    let arches = ''
    for (let i = 0; i < n; i++)
      arches += mapPairs(opening, (u, v) =>
        back
          .pt(u + i * w + 0.13, v)
          .map((k) => k.toFixed(1))
          .join(' '),
      )
    art.clip(back.rect(-1, 1.0, W + 2, 3), () =>
      art.path(back.rect(0, 0, W, H) + arches, light.face(stone, FRONT, 0.0), 'fill-rule="evenodd"'),
    )
    for (let i = 0; i <= n; i++)
      slab(c, [Math.max(0, i * w - 0.13), 0, -0.1], [Math.min(W, i * w + 0.13), 1.04, 0.08], stone)
  } else for (const u of [0, W - 0.16]) slab(c, [u, 0, -0.1], [u + 0.16, H, 0.1], stone)
}

/** Draws a garland of small lamps, or a single lantern under arches. */
export function lights(c: Picture, rnd: Random, { W, H, style }: BalconyShape) {
  const { art, cam, light, hour, d } = c
  if (style === 'arches' && !rnd.chance(0.5)) return pendant(c, [W / 2, 2.15, 0.9], { kind: d.pendant, from: H })
  const on = hour.lamps
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    const y = H - 0.12 - 0.36 * Math.abs(Math.sin(t * Math.PI * 2))
    const [ex, ey] = cam.at([W * t, y, 0.4])
    if (i) {
      const t0 = (i - 1) / 16
      const [qx, qy] = cam.at([W * t0, H - 0.12 - 0.36 * Math.abs(Math.sin(t0 * Math.PI * 2)), 0.4])
      art.stroke(`M${qx} ${qy}L${ex} ${ey}`, light.lit('#3b2f36', 0.4), 2)
    }
    if (on > 0.2)
      art.ellipse(
        ex,
        ey + 6,
        26,
        26,
        art.radial([ex, ey + 6], 26, [
          [0, '#ffdf9a', 0.6 * on],
          [1, '#ffdf9a', 0],
        ]),
      )
    art.ellipse(ex, ey + 6, 5, 6.5, mix(light.lit('#f6e2b0', 0.9), '#fff3c8', on))
  }
}
