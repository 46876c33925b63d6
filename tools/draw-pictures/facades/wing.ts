import type { Plane, Vector } from '../canvas/camera.ts'
import { darker, lighter } from '../canvas/colour.ts'
import { FRONT, LEFT, RIGHT } from '../canvas/light.ts'
import { slab } from '../furniture/solids.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Opening } from '../rooms/plan.ts'
import { facadeWindows } from './facade-windows.ts'

export interface Wing {
  x0: number
  x1: number
  z0: number
  z1: number
  h: number
  floors: number
  cols: number
  colour: string
  trim: string
  shape?: Opening
  /** How many metres of the ground floor have no windows. */
  from?: number
  /** Whether to draw the bands between floors. */
  bands?: boolean
  sideCols?: number
  parapet?: number
  winW?: number
  balcony?: 'all' | 'some' | undefined
  stone?: string
}

type Face = readonly [sheet: Plane, normal: Vector, length: number, columns: number]

/** Draws a block of a building, with windows on the faces that the camera sees. */
export function wing(c: Picture, block: Wing) {
  const {
    x0,
    x1,
    z0,
    z1,
    h,
    floors,
    colour,
    trim,
    shape = 'plain',
    from = 0,
    bands = true,
    parapet = 0.5,
    winW,
    balcony,
    stone,
  } = block
  const { light, art } = c
  slab(c, [x0, 0, z0], [x1, h, z1], colour, { lift: 0.04 })
  const fh = (h - from) / floors
  for (const [sheet, normal, len, n] of visibleFaces(c, block)) {
    if (stone) art.path(sheet.rect(0, 0, len, from || fh * 0.4), light.face(stone, normal, 0))
    facadeWindows(c, sheet, normal, { len, floors, cols: n, fh, from, shape, colour, trim, w: winW })
    if (bands)
      for (let j = from ? 0 : 1; j < floors; j++) {
        art.path(sheet.rect(0, from + j * fh - 0.07, len, 0.14), light.face(lighter(trim, 0.1), normal, 0.12))
        art.path(sheet.rect(0, from + j * fh - 0.22, len, 0.15), '#1a1024', 'opacity="0.12"')
      }
  }
  if (parapet)
    slab(c, [x0 - 0.15, h - 0.2, z0 - 0.15], [x1 + 0.15, h + parapet, z1 + 0.15], trim, { lift: 0.06, under: false })
  if (balcony) balconies(c, { ...block, from, fh, balcony })
}

function visibleFaces({ cam }: Picture, { x0, x1, z0, z1, cols, sideCols = 3 }: Wing) {
  const faces: Face[] = [[cam.plane([x0, 0, z1], [1, 0, 0], [0, 1, 0]), FRONT, x1 - x0, cols]]
  if (cam.x < x0) faces.unshift([cam.plane([x0, 0, z0], [0, 0, 1], [0, 1, 0]), LEFT, z1 - z0, sideCols])
  if (cam.x > x1) faces.unshift([cam.plane([x1, 0, z0], [0, 0, 1], [0, 1, 0]), RIGHT, z1 - z0, sideCols])
  return faces
}

function balconies(
  c: Picture,
  { x0, x1, z1, floors, cols, trim, from, fh, balcony }: Wing & { from: number; fh: number },
) {
  const { cam, light, art } = c
  const cell = (x1 - x0) / cols
  for (let j = 0; j < floors; j++)
    for (let i = 0; i < cols; i++) {
      if ((balcony === 'some' && (i + j) % 2) || (j === 0 && from < 1)) continue
      const [a, b] = [x0 + cell * (i + 0.1), x0 + cell * (i + 0.9)]
      const y = from + j * fh + 0.12
      slab(c, [a, y, z1], [b, y + 0.12, z1 + 0.9], trim, { lift: 0.05 })
      const rail = cam.plane([a, y + 0.12, z1 + 0.9], [1, 0, 0], [0, 1, 0])
      let bars = ''
      for (let u = 0; u <= b - a + 0.01; u += 0.2) bars += rail.d(`M${u} 0L${u} 0.75`)
      const px = cam.scale([a, y, z1])
      art.path(rail.rect(0, 0, b - a, 0.75), light.face(lighter(trim, 0.3), FRONT), 'opacity="0.22"')
      art.stroke(bars, light.face(darker(trim, 0.5), FRONT), px * 0.03)
      art.stroke(rail.d(`M0 0.78L${b - a} 0.78`), light.face(darker(trim, 0.5), FRONT, 0.1), px * 0.07)
      if ((i * 7 + j * 3) % 4 === 0)
        for (let k = 0; k < 5; k++) {
          const [ex, ey] = rail.pt((b - a) * (0.3 + k * 0.1), 0.3)
          art.ellipse(ex, ey, px * 0.2, px * 0.24, light.lit(k % 2 ? c.pal.leaf : darker(c.pal.leaf, 0.2), 0.7))
        }
    }
}
