import { darker, lighter, mix } from '../canvas/colour.ts'
import { LEFT } from '../canvas/light.ts'
import { painting } from '../furniture/painting.ts'
import { slab, stand } from '../furniture/solids.ts'
import { books } from '../furniture/table-things.ts'
import { vase } from '../furniture/vase.ts'
import type { Picture } from './picture.ts'

/** Draws a wardrobe with a mirror, against the wall at x = W. */
export function wardrobe(c: Picture, W: number, z: number) {
  const { cam, art, pal, light } = c
  slab(c, [W - 0.5, 0, z], [W, 2.3, z + 1.2], mix(pal.wood, pal.floor, 0.25))
  const face = cam.plane([W - 0.501, 0, z], [0, 0, 1], [0, 1, 0])
  const px = cam.scale([W - 0.5, 1, z + 0.6])
  art.stroke(face.rect(0.6, 0.1, 0.001, 2.08), light.face(darker(pal.wood, 0.5), LEFT), px * 0.01)
  art.path(face.rect(0.08, 0.2, 0.44, 1.9), light.face(darker(pal.wood, 0.2), LEFT))
  art.path(
    face.rect(0.1, 0.22, 0.4, 1.86),
    art.linear(face.pt(0.1, 2), face.pt(0.5, 0.3), [
      [0, light.lit(lighter(pal.wall, 0.3), 1)],
      [0.5, light.lit(pal.wall, 0.62)],
      [1, light.lit(pal.floor, 0.5)],
    ]),
  )
  for (const t of [0.55, 0.65]) art.stroke(face.d(`M${t} 1L${t} 1.25`), light.lit(pal.metal, 0.9), px * 0.018)
}

/** Draws a desk with its stool, against the wall at x = W. */
export function desk(c: Picture, W: number, z: number) {
  const { cam, pal, d } = c
  for (const zz of [z + 0.05, z + 1.0]) slab(c, [W - 0.5, 0, zz], [W - 0.46, 0.7, zz + 0.04], darker(pal.wood, 0.1))
  slab(c, [W - 0.52, 0.62, z], [W, 0.78, z + 1.1], pal.wood, { top: lighter(pal.wood, 0.12) })
  painting(c, { w: 0.8, h: 0.62, kind: d.art2, plane: cam.plane([W - 0.02, 1.32, z + 0.15], [0, 0, 1], [0, 1, 0]) })
  vase(c, [W - 0.25, 0.78, z + 0.2], { colour: pal.spread, stems: d.flower, size: 1.1 })
  books(c, [W - 0.28, 0.78, z + 0.62])
  const at = stand([W - 0.72, 0, z + 0.6], -1.57)
  for (const [lx, lz] of [
    [-0.2, -0.2],
    [0.17, -0.2],
    [-0.2, 0.17],
    [0.17, 0.17],
  ] as const)
    slab(c, [lx, 0, lz], [lx + 0.03, 0.42, lz + 0.03], pal.wood, { at })
  slab(c, [-0.22, 0.42, -0.22], [0.22, 0.5, 0.22], pal.fabric, { at, soft: 0.04 })
}

/** Draws a low bench along the wall at x = 0. */
export function bench(c: Picture) {
  const { pal, d } = c
  for (const lz of [1.02, 2.28]) slab(c, [0.04, 0, lz], [0.36, 0.42, lz + 0.05], darker(pal.wood, 0.15))
  slab(c, [0.02, 0.42, 0.95], [0.4, 0.52, 2.4], pal.wood, { top: lighter(pal.wood, 0.14) })
  books(c, [0.22, 0.52, 1.3])
  vase(c, [0.22, 0.52, 2.0], { colour: pal.two, stems: d.flower, size: 1.1 })
}

/** Draws an upholstered bench at the foot of the bed, which ends at `z`. */
export function footBench(c: Picture, bedX: number, z: number) {
  const { pal } = c
  const [left, right] = [bedX - 0.62, bedX + 0.62]
  for (const lx of [left + 0.04, right - 0.08])
    for (const lz of [z + 0.16, z + 0.5]) slab(c, [lx, 0, lz], [lx + 0.04, 0.3, lz + 0.04], pal.metal)
  slab(c, [left, 0.3, z + 0.14], [right, 0.44, z + 0.56], mix(mix(pal.fabric, pal.spread, 0.4), pal.linen, 0.25), {
    soft: 0.05,
  })
}
