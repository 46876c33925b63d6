import { darker, lighter } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'
import type { BedsideKind } from '../rooms/plan.ts'
import { slab, lathe } from './solids.ts'

/** Draws a small table at the wall, half a metre high. */
export function bedside(c: Picture, { x, z, style }: { x: number; z: number; style: BedsideKind }) {
  const [w, d, h] = [0.46, 0.4, 0.54]
  const { cam, art, light, pal } = c
  const [x0, x1] = [x - w / 2, x + w / 2]
  if (style === 'round') {
    lathe(
      c,
      [x, 0, z + d / 2],
      [
        [0.15, 0],
        [0.15, 0.02],
      ],
      pal.metal,
      { top: pal.metal },
    )
    lathe(
      c,
      [x, 0, z + d / 2],
      [
        [0.024, 0.02],
        [0.024, h - 0.03],
      ],
      pal.metal,
    )
    lathe(
      c,
      [x, h - 0.03, z + d / 2],
      [
        [w / 2, 0],
        [w / 2, 0.03],
      ],
      pal.wood,
      { top: lighter(pal.wood, 0.15) },
    )
    return
  }
  if (style === 'legs') {
    for (const [lx, lz] of [
      [x0 + 0.03, z + 0.03],
      [x1 - 0.06, z + 0.03],
      [x0 + 0.03, z + d - 0.05],
      [x1 - 0.06, z + d - 0.05],
    ] as const)
      slab(c, [lx, 0, lz], [lx + 0.03, h - 0.2, lz + 0.03], darker(pal.wood, 0.2))
    slab(c, [x0, h - 0.22, z], [x1, h, z + d], pal.wood, { top: lighter(pal.wood, 0.12) })
  } else slab(c, [x0, 0.06, z], [x1, h, z + d], pal.wood, { top: lighter(pal.wood, 0.12) })
  const face = cam.plane([x0, 0, z + d], [1, 0, 0], [0, 1, 0])
  const px = cam.scale([x, h, z + d])
  const rows = style === 'legs' ? [h - 0.2] : [h - 0.22, h - 0.42]
  for (const y of rows) {
    art.stroke(
      face.d(`M0.03 ${y}L${w - 0.03} ${y}L${w - 0.03} ${y + 0.17}L0.03 ${y + 0.17}Z`),
      light.lit(darker(pal.wood, 0.45), 0.5),
      px * 0.007,
    )
    const [ex, ey] = face.pt(w / 2, y + 0.09)
    art.ellipse(ex, ey, px * 0.016, px * 0.016, light.lit(pal.metal, 1))
  }
}
