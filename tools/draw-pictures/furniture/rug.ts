import { mix } from '../canvas/colour.ts'
import { UP } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { oval } from '../canvas/paths.ts'
import type { Picture } from '../rooms/picture.ts'
import type { RugStyle } from '../rooms/plan.ts'

export function rug(
  c: Picture,
  {
    x0,
    x1,
    z0,
    z1,
    style,
    colour,
  }: { x0: number; x1: number; z0: number; z1: number; style: RugStyle; colour: string },
) {
  const { art, cam, light, pal } = c
  const floor = cam.plane([0, 0.006, 0], [1, 0, 0], [0, 0, 1])
  const paint = (k: string) => light.face(k, UP, 0.02)
  const ink = mix(colour, pal.linen, 0.55)
  if (style === 'round') {
    const [mx, mz, r] = [(x0 + x1) / 2, (z0 + z1) / 2, Math.min(x1 - x0, (z1 - z0) * 1.4) / 2]
    for (let i = 0; i < 5; i++) {
      const q = r * (1 - i * 0.2)
      art.path(floor.d(oval(mx, mz, q, q)), paint(i % 2 ? ink : colour))
    }
    return
  }
  art.path(floor.rect(x0, z0, x1 - x0, z1 - z0), paint(colour))
  if (style === 'border') {
    art.path(floor.rect(x0 + 0.1, z0 + 0.1, x1 - x0 - 0.2, z1 - z0 - 0.2), paint(ink))
    art.path(floor.rect(x0 + 0.16, z0 + 0.16, x1 - x0 - 0.32, z1 - z0 - 0.32), paint(colour))
  }
  const many = Math.round((x1 - x0) / 0.28)
  for (let i = 0; i < many; i++) {
    const u = lerp(x0 + 0.2, x1 - 0.2, (i + 0.5) / many)
    if (style === 'kilim')
      for (const v of [0.25, 0.5, 0.75]) {
        const w = lerp(z0, z1, v)
        art.path(
          floor.d(`M${u - 0.11} ${w}L${u} ${w - 0.11}L${u + 0.11} ${w}L${u} ${w + 0.11}Z`),
          paint(v === 0.5 ? pal.spread : ink),
        )
      }
    if (style === 'stripe') art.path(floor.rect(u - 0.06, z0, 0.07, z1 - z0), paint(i % 3 ? ink : pal.spread))
  }
  const px = cam.scale([x0, 0, z1])
  let fringe = ''
  for (let i = 0; i <= 46; i++) {
    const t = lerp(z0, z1, i / 46)
    fringe += floor.d(`M${x0} ${t}L${x0 - 0.07} ${t + 0.01}`) + floor.d(`M${x1} ${t}L${x1 + 0.07} ${t + 0.01}`)
  }
  art.stroke(fringe, paint(pal.linen), px * 0.008)
}
