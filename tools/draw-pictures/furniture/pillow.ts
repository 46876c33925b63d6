import type { Plane } from '../canvas/camera.ts'
import { darker } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Pattern } from '../rooms/plan.ts'
import { stand } from './solids.ts'

const PILLOW =
  'M0.06 0.03C0.3 -0.03 0.7 -0.03 0.94 0.03Q1.01 0 0.985 0.1C1.03 0.35 1.03 0.65 0.985 0.9Q1.01 1 0.93 0.97C0.7 0.915 0.3 0.915 0.07 0.97Q-0.01 1 0.015 0.9C-0.03 0.65 -0.03 0.35 0.015 0.1Q-0.01 0 0.06 0.03Z'

export interface Pillow {
  x: number
  y: number
  z: number
  w: number
  h: number
  /** How far it leans from upright, in radians. */
  lean?: number
  thick?: number
  /** The rotation about the vertical axis, in radians. */
  turn?: number
  colour: string
  pattern?: Pattern
  trim?: string | undefined
}

export function pillow(
  c: Picture,
  { x, y, z, w, h, lean = 0.35, thick = 0.16, turn = 0, colour, pattern = '', trim }: Pillow,
) {
  const { art, cam, light } = c
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)]
  const sheet = (offset: number, shrink: number) => {
    const at = stand([x, y, z], turn)
    const o = at.p([-(w * shrink) / 2, (h * (1 - shrink)) / 2 + sin * offset, cos * offset])
    return cam.plane(o, at.n([w * shrink, 0, 0]), at.n([0, h * cos * shrink, -h * sin * shrink]))
  }
  art.path(sheet(-thick * 0.5, 0.95).d(PILLOW), light.lit(colour, 0.1))
  art.path(sheet(-thick * 0.2, 1).d(PILLOW), light.lit(colour, 0.32))
  art.path(sheet(thick * 0.1, 1.01).d(PILLOW), light.lit(colour, 0.55))
  const face = sheet(thick * 0.4, 0.97)
  const shape = face.d(PILLOW)
  const towards = light.dir[0] < 0 ? 0 : 1
  art.path(
    shape,
    art.linear(face.pt(towards, 1), face.pt(1 - towards, -0.05), [
      [0, light.lit(colour, 1.08)],
      [0.55, light.lit(colour, 0.84)],
      [1, light.lit(colour, 0.4)],
    ]),
  )
  const ink = light.lit(trim ?? darker(colour, 0.22), 0.85)
  const px = cam.scale([x, y, z])
  if (pattern) {
    art.clip(shape, () => {
      printPattern(c, pattern, { face, ink, px, w, h })
    })
  }
  if (trim) art.stroke(shape, light.lit(trim, 0.8), px * 0.011)
  const crease = light.lit(darker(colour, 0.3), 0.5)
  art.stroke(face.d('M0.05 0.94Q0.13 0.8 0.2 0.74'), crease, px * 0.007, 'opacity="0.4"')
  art.stroke(face.d('M0.95 0.94Q0.87 0.8 0.8 0.74'), crease, px * 0.007, 'opacity="0.4"')
  art.stroke(face.d('M0.05 0.07Q0.14 0.16 0.24 0.2'), crease, px * 0.007, 'opacity="0.35"')
  art.stroke(face.d('M0.95 0.07Q0.86 0.16 0.76 0.2'), crease, px * 0.007, 'opacity="0.35"')
}

interface Print {
  face: Plane
  ink: string
  px: number
  w: number
  h: number
}

/** Draws a block print or a weave on a cushion. */
function printPattern({ art }: Picture, pattern: Pattern, { face, ink, px, w, h }: Print) {
  if (pattern === 'stripe')
    for (let i = 1; i < 9; i++) art.stroke(face.d(`M${i / 9} -0.1L${i / 9} 1.1`), ink, px * (i % 2 ? 0.012 : 0.005))
  if (pattern === 'band')
    for (const t of [0.28, 0.34, 0.66, 0.72])
      art.stroke(face.d(`M${t} -0.1L${t} 1.1`), ink, px * (t === 0.28 || t === 0.72 ? 0.018 : 0.007))
  if (pattern === 'ikat')
    for (let i = 0; i < 5; i++)
      for (let j = 0; j < 5; j++)
        art.path(
          face.d(`M${i / 4} ${j / 4 - 0.1}L${i / 4 + 0.08} ${j / 4}L${i / 4} ${j / 4 + 0.1}L${i / 4 - 0.08} ${j / 4}Z`),
          ink,
        )
  if (pattern === 'block')
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 5; j++) {
        const [ex, ey] = face.pt((i + (j % 2) * 0.5) / 5.5, j / 4.6 + 0.05)
        art.ellipse(ex, ey, px * 0.014, px * 0.014, ink)
      }
  if (pattern === 'sun') {
    for (const r of [0.32, 0.22, 0.11]) {
      const [ex, ey] = face.pt(0.5, 0.48)
      art.stroke(
        `M${ex - px * r * w} ${ey}a${px * r * w} ${px * r * h} 0 1 0 ${2 * px * r * w} 0a${px * r * w} ${px * r * h} 0 1 0 ${-2 * px * r * w} 0`,
        ink,
        px * 0.012,
      )
    }
  }
}
