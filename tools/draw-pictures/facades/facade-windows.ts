import { mapPairs, type Plane, type Vector } from '../canvas/camera.ts'
import { lighter, mix } from '../canvas/colour.ts'
import { isDark } from '../canvas/light.ts'
import { openings } from '../furniture/window.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Opening } from '../rooms/plan.ts'

export interface WindowRows {
  /** The length of the face and the height of a floor, in metres. */
  len: number
  fh: number
  floors: number
  cols: number
  from: number
  shape: Opening
  colour: string
  trim: string
  /** The share of its cell that a window fills. */
  w?: number | undefined
}

type Part = 'frame' | 'lit' | 'dim' | 'drape' | 'bar' | 'sill' | 'lintel'

/** Draws the windows on one face of a building. Collects the parts of all windows in a few paths. */
export function facadeWindows(c: Picture, sheet: Plane, normal: Vector, rows: WindowRows) {
  const { len, floors, fh, from } = rows
  const { art, light, hour, cam } = c
  const { colour, trim } = rows
  const dark = isDark(hour)
  const out = windowParts(c, sheet, rows)
  const px = cam.scale(sheet.space(len / 2, from + fh))
  const [a, b] = [sheet.pt(0, from + floors * fh), sheet.pt(len, from)]
  art.path(out.frame, light.face(trim, normal, 0.04))
  art.path(
    out.dim,
    art.linear(
      a,
      b,
      dark
        ? [
            [0, mix(hour.sky[1], '#1b1c33', 0.45)],
            [1, mix(hour.sky[0], '#16152a', 0.55)],
          ]
        : [
            [0, mix(hour.sky[1], '#2e4656', 0.35)],
            [1, mix(hour.sky[0], '#20303c', 0.55)],
          ],
    ),
  )
  art.path(
    out.lit,
    art.linear(a, b, [
      [0, '#ffdf9a'],
      [1, '#f7b760'],
    ]),
  )
  art.path(
    out.drape,
    mix(light.face(mix(colour, '#fff3e2', 0.7), normal, 0), dark ? '#ffd9a0' : '#ffffff', 0.15),
    'opacity="0.55"',
  )
  art.path(out.lintel, '#1a1024', 'opacity="0.26"')
  art.stroke(out.bar, light.face(trim, normal, -0.05), px * 0.045)
  art.path(out.sill, light.face(lighter(trim, 0.2), normal, 0.12))
}

/** The share of lit windows: most after dark, few by day. */
const litShare = ({ hour }: Picture) => (isDark(hour) ? 0.66 : hour.name === 'monsoon' ? 0.4 : 0.12)

function windowParts(c: Picture, sheet: Plane, { len, floors, cols, fh, from, shape, w = 0.5 }: WindowRows) {
  const { rnd } = c
  const h = 0.58
  const out: Record<Part, string> = { frame: '', lit: '', dim: '', drape: '', bar: '', sill: '', lintel: '' }
  const cell = len / cols
  const ww = Math.min(cell * w * 1.3, 1.6)
  const wh = fh * h
  for (let j = 0; j < floors; j++)
    for (let i = 0; i < cols; i++) {
      const [u, v] = [cell * (i + 0.5) - ww / 2, from + j * fh + (fh - wh) * 0.45]
      const shift = (path: string, du: number, dv: number) => sheet.d(mapPairs(path, (a, b) => `${a + du} ${b + dv}`))
      out.frame += shift(openings[shape](ww + 0.18, wh + 0.16), u - 0.09, v - 0.06)
      const glass = shift(openings[shape](ww, wh), u, v)
      const on = rnd.chance(litShare(c))
      out[on ? 'lit' : 'dim'] += glass
      if (shape === 'plain')
        out.lintel += sheet.d(
          `M${u} ${v + wh}L${u + ww} ${v + wh}L${u + ww} ${v + wh * 0.88}L${u + ww * 0.1} ${v + wh * 0.88}L${u + ww * 0.1} ${v}L${u} ${v}Z`,
        )
      const cw = ww * rnd.range(0.14, 0.3)
      const top = v + wh * (shape === 'plain' ? 1 : 0.62)
      if (rnd.chance(0.75))
        out.drape +=
          sheet.d(`M${u} ${v}L${u + cw} ${v}L${u + cw * 0.8} ${top}L${u} ${top}Z`) +
          sheet.d(`M${u + ww} ${v}L${u + ww - cw} ${v}L${u + ww - cw * 0.8} ${top}L${u + ww} ${top}Z`)
      out.bar += sheet.d(`M${u + ww / 2} ${v}L${u + ww / 2} ${v + wh}M${u} ${v + wh * 0.55}L${u + ww} ${v + wh * 0.55}`)
      out.sill += sheet.rect(u - 0.16, v - 0.16, ww + 0.32, 0.11)
    }
  return out
}
