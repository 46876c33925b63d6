import type { Camera, Vector } from '../canvas/camera.ts'
import { mix } from '../canvas/colour.ts'
import { random } from '../../../src/domain/kernel/seeded-random.ts'
import { curtain, rod } from '../furniture/curtain.ts'
import { along, roomWindow, type WindowPlace } from '../furniture/window.ts'
import { drawView } from '../views/draw-view.ts'
import type { Picture } from './picture.ts'

type Landing = { level: number } | 'back wall'

/**
 * Returns the path of the sunlight that falls through a window, pane by pane, onto a level or onto the wall at z = 0.
 */
function sunPatch(cam: Camera, w: WindowPlace, dir: Vector, landing: Landing) {
  const panes: string[] = []
  const [cols, rows] = [w.bars[0] + 1, w.bars[1] + 1]
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const [a, b] = [(w.w * i) / cols + 0.03, (w.w * (i + 1)) / cols - 0.03]
      const [lo, hi] = [(w.h * j) / rows + 0.03, (w.h * (j + 1)) / rows - 0.03]
      const drop = (u: number, v: number): Vector => {
        const p = along(w, u, w.o[1] + w.u[1] * u + v)
        const t = landing === 'back wall' ? p[2] / dir[2] : (p[1] - landing.level) / dir[1]
        return [p[0] - dir[0] * t, p[1] - dir[1] * t, p[2] - dir[2] * t]
      }
      panes.push(cam.poly([drop(a, lo), drop(b, lo), drop(b, hi), drop(a, hi)]))
    }
  return panes.join('')
}

interface Daylight {
  /** The direction towards the sun. */
  sun: Vector
  W: number
  zMax: number
  /** The outline of the far wall, on which the sun from a side window also falls. */
  backWall: string
  side: boolean
}

/** Draws a window, the daylight around it, and the sun on the floor. */
export function daylight(c: Picture, win: WindowPlace, { sun, W, zMax, backWall, side }: Daylight) {
  const { art, cam, pal, hour, d } = c
  const patch = (landing: Landing) => sunPatch(cam, win, sun, landing)
  const beam = hour.beam
    ? (level: number, k: number) =>
        art.path(patch({ level }), hour.sun, `opacity="${(hour.beam * 0.6 * k).toFixed(2)}"`)
    : undefined
  c.beam = beam
  if (beam) {
    art.clip(
      cam.poly([
        [0, 0, 0],
        [W, 0, 0],
        [W, 0, zMax],
        [0, 0, zMax],
      ]),
      () => beam(0.003, 0.8),
    )
    if (side)
      art.clip(backWall, () => art.path(patch('back wall'), hour.sun, `opacity="${(hour.beam * 0.5).toFixed(2)}"`))
  }
  const frame = d.stars <= 2 ? '#efe8dc' : d.rich ? mix(pal.wood, pal.metal, 0.2) : pal.wood
  roomWindow(c, {
    ...win,
    shape: d.opening,
    frame,
    draw: (box) => drawView({ art, box, horizon: cam.horizon + 4, hour, rnd: random(d.seed).fork('view') }, d.view),
  })
  if (hour.name !== 'night') {
    const mid = along(win, win.w * 0.5, win.o[1] + win.h * 0.55)
    const [gx, gy] = cam.at(mid)
    const r = cam.scale(mid) * 1.7
    art.ellipse(
      gx,
      gy,
      r,
      r,
      art.radial([gx, gy], r, [
        [0, hour.sun, 0.3 * (hour.beam + 0.15)],
        [1, hour.sun, 0],
      ]),
    )
  }
}

/** Draws the rod, the curtains and, from three stars on, a sheer curtain between them. */
export function curtains(c: Picture, win: WindowPlace) {
  const { d, pal } = c
  const drop = win.o[1] > 0.6 ? 0.12 : 0.03
  const ch = win.o[1] + win.h + 0.14 - drop
  const cw = Math.min(0.6, win.w * 0.36)
  const { u, n } = win
  const at = (k: number) => along(win, k, drop)
  const half: Vector = [n[0] * 0.5, n[1] * 0.5, n[2] * 0.5]
  rod(c, { o: along(win, -0.32, drop + ch), u, n, w: win.w + 0.64 })
  if (d.stars >= 3) curtain(c, { o: at(0.05), u, n: half, w: win.w * 0.3, h: ch, colour: '#fffaf0', sheer: true })
  curtain(c, { o: at(-0.3), u, n, w: cw, h: ch, colour: pal.curtain, tie: d.tie })
  curtain(c, { o: at(win.w + 0.3), u: [-u[0], -u[1], -u[2]], n, w: cw, h: ch, colour: pal.curtain, tie: d.tie })
}
