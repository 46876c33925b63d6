import { type Camera, HEIGHT, type Vector, WIDTH } from '../canvas/camera.ts'
import { type Hour, type Light, lighting } from '../canvas/light.ts'
import type { Palette } from '../canvas/palettes.ts'
import { random, type Random } from '../../../src/domain/kernel/seeded-random.ts'
import { sheet, type Sheet } from '../canvas/sheet.ts'
import type { Plan } from './plan.ts'

/** Everything that a piece of furniture needs in order to draw itself. */
export interface Picture {
  art: Sheet
  cam: Camera
  pal: Palette
  hour: Hour
  stars: number
  rnd: Random
  light: Light
  /** Metres. */
  ceiling: number
  d: Plan
  /** Draws the patch of sunlight on a surface at height `y`; undefined if no sun falls in. */
  beam?: ((y: number, strength: number) => void) | undefined
}

/** Begins a picture of a planned hotel. `from` points towards the main light. */
export function picture(d: Plan, cam: Camera, from: Vector, name: string): Picture {
  const rnd = random(d.seed).fork(name)
  return {
    art: sheet(),
    cam,
    pal: d.pal,
    hour: d.hour,
    stars: d.stars,
    rnd,
    light: lighting(d.hour, from),
    ceiling: 2.8,
    d,
  }
}

/** Adds a slight paper grain and darker corners, and returns the finished SVG. */
export function finish(c: Picture) {
  const { art } = c
  const speck = random('grain')
  for (const [tone, opacity] of [
    ['#ffffff', 0.06],
    ['#22142a', 0.05],
  ] as const) {
    let d = ''
    for (let i = 0; i < 620; i++) {
      const q = speck.range(1.2, 2.8)
      d += `M${speck.int(0, WIDTH)} ${speck.int(0, HEIGHT)}h${q.toFixed(1)}v${(q * 0.6).toFixed(1)}h-${q.toFixed(1)}z`
    }
    art.path(d, tone, `opacity="${opacity}"`)
  }
  const strength = c.hour.lamps > 0.6 ? 0.28 : 0.16
  const corners = art.radial(
    [WIDTH / 2, HEIGHT * 0.48],
    WIDTH * 0.62,
    [
      [0.55, '#140b1e', 0],
      [1, '#140b1e', strength],
    ],
    0.75,
  )
  art.raw(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${corners}"/>`)
  return art.toString()
}
