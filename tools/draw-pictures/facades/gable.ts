import type { Point, Vector } from '../canvas/camera.ts'
import { darker } from '../canvas/colour.ts'
import { LEFT, RIGHT } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { slab } from '../furniture/solids.ts'
import type { Picture } from '../rooms/picture.ts'

export interface Gable {
  x0: number
  x1: number
  z0: number
  z1: number
  /** The height of the eaves, and of the ridge above them. */
  y: number
  rise: number
  colour: string
  /** How far the roof extends beyond the walls. */
  over?: number
  /** The colour of the triangular ends. */
  end: string
}

const inPath = (point: Point) => point.map((v) => v.toFixed(1)).join(' ')

/** Draws a roof with two slopes and its ridge along x. */
export function gable(c: Picture, { x0, x1, z0, z1, y, rise, colour, over = 0.6, end }: Gable) {
  const { cam, art, light } = c
  const mid = (z0 + z1) / 2
  const [a, b, f] = [x0 - over, x1 + over, z1 + over]
  const drop = rise * (over / ((z1 - z0) / 2))
  for (const [x, normal] of [
    [x0, LEFT],
    [x1, RIGHT],
  ] as const)
    if ((x === x0 && cam.x < x0) || (x === x1 && cam.x > x1))
      art.path(
        cam.poly([
          [x, y, z0],
          [x, y, z1],
          [x, y + rise, mid],
        ]),
        light.face(end, normal, 0.02),
      )
  const run = (z1 - z0) / 2
  const len = Math.hypot(rise, run)
  const up: Vector = [0, run / len, rise / len]
  art.path(
    cam.poly([
      [a, y - drop, f],
      [b, y - drop, f],
      [b, y + rise, mid],
      [a, y + rise, mid],
    ]),
    art.linear(cam.at([a, y - drop, f]), cam.at([b, y + rise, mid]), [
      [0, light.face(colour, up, 0.12)],
      [1, light.face(colour, up, -0.12)],
    ]),
  )
  let rows = ''
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    rows += `M${inPath(cam.at([a, lerp(y - drop, y + rise, t), lerp(f, mid, t)]))}L${inPath(cam.at([b, lerp(y - drop, y + rise, t), lerp(f, mid, t)]))}`
  }
  for (let i = 0; i <= 30; i++) {
    const x = lerp(a, b, i / 30)
    rows += `M${inPath(cam.at([x, y - drop, f]))}L${inPath(cam.at([x, y + rise, mid]))}`
  }
  art.stroke(rows, light.face(darker(colour, 0.4), up, -0.1), 1.4, 'opacity="0.4"')
  slab(c, [a, y - drop - 0.2, f - 0.1], [b, y - drop, f + 0.05], darker(colour, 0.35))
}
