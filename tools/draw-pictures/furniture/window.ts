import type { Plane, Vector } from '../canvas/camera.ts'
import { lighter } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Bars, Opening } from '../rooms/plan.ts'
import type { Box } from '../views/outlook.ts'

/** Outlines of windows and doors as paths on their wall, `w` wide and `h` high. */
export const openings: Record<Opening, (w: number, h: number) => string> = {
  plain: (w, h) => `M0 0L${w} 0L${w} ${h}L0 ${h}Z`,
  arch: (w, h) => {
    const r = Math.min(w / 2, h * 0.45)
    return `M0 0L${w} 0L${w} ${h - r}C${w} ${h - r * 0.45} ${w - (w / 2) * 0.45} ${h} ${w / 2} ${h}C${(w / 2) * 0.45} ${h} 0 ${h - r * 0.45} 0 ${h - r}Z`
  },
  mughal: (w, h) => {
    const r = w * 0.5
    return `M0 0L${w} 0L${w} ${h - r}Q${w * 1.0} ${h - r * 0.62} ${w * 0.88} ${h - r * 0.56}Q${w * 0.9} ${h - r * 0.28} ${w * 0.72} ${h - r * 0.26}Q${w * 0.7} ${h - r * 0.08} ${w / 2} ${h}Q${w * 0.3} ${h - r * 0.08} ${w * 0.28} ${h - r * 0.26}Q${w * 0.1} ${h - r * 0.28} ${w * 0.12} ${h - r * 0.56}Q0 ${h - r * 0.62} 0 ${h - r}Z`
  },
}

/**
 * A window's place in a wall. `o` is its lower corner, `u` the direction along the wall (a unit vector), `n` the
 * direction into the room.
 */
export interface WindowPlace {
  o: Vector
  u: Vector
  n: Vector
  w: number
  h: number
  bars: Bars
}

/** Returns the point `length` metres along the wall from the window's corner, at the height `y`. */
export const along = ({ o, u }: Pick<WindowPlace, 'o' | 'u'>, length: number, y: number): Vector => [
  o[0] + u[0] * length,
  y,
  o[2] + u[2] * length,
]

/** Returns the window's corner, moved `depth` metres into the room. */
export const inwards = ({ o, n }: Pick<WindowPlace, 'o' | 'n'>, depth: number): Vector => [
  o[0] + n[0] * depth,
  o[1] + n[1] * depth,
  o[2] + n[2] * depth,
]

/** Returns the box of the outside as the camera sees it, wide enough that a view is never squeezed. */
function boxOutside(outer: Plane, w: number, h: number): Box {
  const corners = [outer.pt(0, 0), outer.pt(w, 0), outer.pt(0, h), outer.pt(w, h)]
  const box: Box = {
    x0: Math.min(...corners.map((p) => p[0])) - 3,
    x1: Math.max(...corners.map((p) => p[0])) + 3,
    y0: Math.min(...corners.map((p) => p[1])) - 3,
    y1: Math.max(...corners.map((p) => p[1])) + 3,
  }
  const wide = Math.max(box.x1 - box.x0, (box.y1 - box.y0) * 0.9)
  const middle = (box.x0 + box.x1) / 2
  return { ...box, x0: middle - wide / 2, x1: middle + wide / 2 }
}

/** Draws a window in a wall. `draw` paints the outside. */
export function roomWindow(
  c: Picture,
  { shape, frame, draw, ...place }: WindowPlace & { shape: Opening; frame: string; draw: (box: Box) => void },
) {
  const { art, cam, light } = c
  const { o, u, w, h, bars } = place
  const up: Vector = [0, 1, 0]
  const inner = cam.plane(o, u, up)
  const outer = cam.plane(inwards(place, -0.16), u, up)
  const path = openings[shape](w, h)
  const hole = inner.d(path)
  const px = cam.scale(inner.space(w / 2, h / 2))
  art.path(hole, light.lit(lighter(frame, 0.25), 1.05))
  art.clip(hole, () => {
    art.path(outer.rect(-0.4, -0.4, w + 0.8, 0.4), light.lit(lighter(frame, 0.35), 1.1))
    art.clip(outer.d(path), () => {
      draw(boxOutside(outer, w, h))
      art.path(outer.d(`M${w * 0.1} 0L${w * 0.42} ${h}L${w * 0.56} ${h}L${w * 0.24} 0Z`), '#ffffff', 'opacity="0.09"')
    })
    const rail = light.lit(frame, 0.5)
    art.stroke(outer.d(path), rail, px * 0.07)
    for (let i = 1; i <= bars[0]; i++)
      art.stroke(outer.d(`M${(w * i) / (bars[0] + 1)} 0L${(w * i) / (bars[0] + 1)} ${h}`), rail, px * 0.045)
    for (let i = 1; i <= bars[1]; i++)
      art.stroke(outer.d(`M0 ${(h * i) / (bars[1] + 1)}L${w} ${(h * i) / (bars[1] + 1)}`), rail, px * 0.035)
  })
  art.stroke(hole, light.lit(lighter(frame, 0.12), 0.72), px * 0.045)
}
