import type { Vector } from '../canvas/camera.ts'
import { mix } from '../canvas/colour.ts'
import { DOWN } from '../canvas/light.ts'
import { line } from '../canvas/paths.ts'
import type { Picture } from '../rooms/picture.ts'
import { slab, lathe } from './solids.ts'

export function fan(c: Picture, [x, y, z]: Vector) {
  const { art, cam, pal, light, rnd } = c
  const tone = mix(pal.wood, '#f3ead8', 0.3)
  const s = cam.scale([x, y, z])
  art.stroke(line([cam.at([x, c.ceiling, z]), cam.at([x, y, z])]), light.lit(tone, 0.5), s * 0.025)
  const start = rnd.range(0, 1)
  const blades = Array.from({ length: 4 }, (_, i) => start + (i * Math.PI) / 2)
    .sort((a, b) => Math.cos(b) - Math.cos(a))
    .toReversed()
  for (const a of blades) {
    const [ca, sa] = [Math.cos(a), Math.sin(a)]
    const sheet = cam.plane([x, y, z], [sa, 0, ca], [ca * 0.98, 0.2, -sa * 0.98])
    art.path(
      sheet.d('M0.08 -0.035L0.2 -0.06L0.62 -0.075Q0.68 -0.07 0.68 0Q0.68 0.06 0.62 0.065L0.2 0.05L0.08 0.035Z'),
      light.face(tone, DOWN, 0.25 + 0.1 * ca),
    )
  }
  lathe(
    c,
    [x, y - 0.05, z],
    [
      [0.04, 0],
      [0.09, 0.03],
      [0.09, 0.07],
      [0.04, 0.11],
    ],
    pal.metal,
  )
}

export function aircon(c: Picture, [x, y, z]: Vector) {
  slab(c, [x, y, z], [x + 0.85, y + 0.28, z + 0.2], '#f7f4ee', { soft: 0.02 })
  const face = c.cam.plane([x, y, z + 0.21], [1, 0, 0], [0, 1, 0])
  c.art.path(face.rect(0.04, 0.03, 0.77, 0.035), c.light.lit('#8d8a86', 0.6))
}
