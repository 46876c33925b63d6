import { camera } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { random } from '../../../src/domain/kernel/seeded-random.ts'
import { armchair } from '../furniture/armchair.ts'
import { fan } from '../furniture/fan-and-aircon.ts'
import { floorLamp, lampGlow, pendant } from '../furniture/lamps.ts'
import { painting } from '../furniture/painting.ts'
import { pillow } from '../furniture/pillow.ts'
import { plant } from '../furniture/plant.ts'
import { rug } from '../furniture/rug.ts'
import { slab, lathe } from '../furniture/solids.ts'
import { books, chai, sideTable } from '../furniture/table-things.ts'
import { vase } from '../furniture/vase.ts'
import type { WindowPlace } from '../furniture/window.ts'
import { curtains, daylight } from '../rooms/daylight.ts'
import { finish, picture, type Picture } from '../rooms/picture.ts'
import type { Plan, WallStyle } from '../rooms/plan.ts'
import { shadowsOnFloor, shell } from '../rooms/shell.ts'
import { windowWords } from '../rooms/view-words.ts'
import type { Drawing } from './drawing.ts'

/** Wall finishes that are too busy behind the lounge's own picture. */
const tooBusy: ReadonlySet<WallStyle> = new Set(['arch', 'mural', 'slats', 'paper'])

export function lounge(d: Plan): Drawing {
  const rnd = random(d.seed).fork('lounge')
  const [W, H] = [4.8, 2.8]
  const cam = camera({
    x: 2.35 + rnd.range(-0.3, 0.3),
    y: 1.35,
    z: rnd.range(4.4, 4.8),
    yaw: rnd.range(-0.04, 0.1),
    focal: rnd.range(950, 1090),
    cy: 318,
    flip: !d.flip,
  })
  const c = picture({ ...d, layout: 'back' }, cam, d.hour.lamps > 0.6 ? [0.3, 0.7, 0.55] : [-0.5, 0.6, 0.4], 'lounge')
  const { pal, hour } = c
  const zMax = cam.z + 1
  const style = tooBusy.has(d.wall) ? 'lime' : d.wall
  const { back, backWall, accent } = shell(c, { W, H, zMax, style, focusX: 2.4, far: 2.8 })
  const px = cam.scale([2, 1, 0])
  if (hour.lamps > 0.2)
    lampGlow(c, backWall, { colour: accent, p: back.pt(4.2, 1.55), r: px * 1.35, strength: hour.lamps * 0.95 })
  const win: WindowPlace = {
    o: [0.55, 0.32, 0],
    u: [1, 0, 0],
    n: [0, 0, 1],
    w: rnd.range(1.6, 2),
    h: 2.05,
    bars: d.bars,
  }
  daylight(c, win, { sun: [-0.35, 0.6, -0.62], W, zMax, backWall, side: false })
  curtains(c, win)
  painting(c, { x: 3.1, y: 1.45, w: 0.66, h: 0.86, kind: d.art2 })
  rug(c, { x0: 0.9, x1: 3.9, z0: 0.7, z1: 2.6, style: d.rug, colour: pal.rug })
  shadowsOnFloor(c, [
    [0.65, 0.7, 1.5, 1.7, 0.25],
    [2.65, 0.4, 3.95, 1.25, 0.25],
    [1.8, 1.25, 2.5, 1.75, 0.2],
    [4.05, 0.3, 4.35, 0.6, 0.1],
  ])
  plant(c, [0.3, 0, 0.4], { kind: d.plant, h: 1.5, pot: d.pot })
  floorLamp(c, [4.2, 0, 0.45], d.lamp.shade)
  const scene = rnd.chance(0.42) ? 'diwan' : 'sofa'
  if (scene === 'diwan') diwan(c, H)
  else sofa(c, H)
  const seat = scene === 'diwan' ? 'A low diwan with cushions' : 'A two-seater and an armchair'
  return { svg: finish(c), alt: `${seat} beside ${windowWords(d)}` }
}

/** Draws a diwan under the window, with cushions. */
function diwan(c: Picture, H: number) {
  const { pal, d } = c
  const seat = mix(pal.fabric, pal.linen, 0.15)
  slab(c, [0.75, 0.1, 0.34], [2.95, 0.32, 1.2], pal.wood, { top: lighter(pal.wood, 0.1) })
  slab(c, [0.78, 0.33, 0.36], [2.92, 0.47, 1.18], seat, { soft: 0.06 })
  for (const [i, x] of [1.12, 1.58, 2.12, 2.58].entries())
    pillow(c, {
      x,
      y: 0.5,
      z: 0.56,
      w: 0.5,
      h: 0.44,
      lean: 0.3,
      thick: 0.13,
      colour: [d.look.cushion[0], pal.linen, d.look.cushion[1], pal.rug][i] ?? pal.linen,
      pattern: i % 2 ? 'block' : d.look.pattern[0],
      trim: i % 2 ? undefined : pal.linen,
    })
  lathe(
    c,
    [3.45, 0, 0.9],
    [
      [0.24, 0],
      [0.27, 0.1],
      [0.27, 0.3],
      [0.25, 0.4],
    ],
    pal.rug,
    { top: lighter(pal.rug, 0.2) },
  )
  books(c, [3.45, 0.4, 0.9])
  sideTable(c, [1.9, 1.75], { h: 0.34, r: 0.42 })
  vase(c, [2.02, 0.34, 1.62], { colour: pal.spread, stems: d.flower, size: 0.95 })
  chai(c, [1.72, 0.34, 1.8], 1.25)
  chai(c, [1.98, 0.34, 1.95], 1.25)
  if (d.hang === 'pendant') pendant(c, [3.45, 1.95, 0.6], { kind: d.pendant, from: H })
}

/** Draws a two-seater against the wall, an armchair and a low table. */
function sofa(c: Picture, H: number) {
  const { pal, d } = c
  const tone = d.rich ? pal.fabric : mix(pal.spread, pal.linen, 0.2)
  const soft = { soft: 0.08 }
  for (const x of [2.68, 3.86]) slab(c, [x, 0, 1.0], [x + 0.04, 0.16, 1.04], pal.wood)
  slab(c, [2.65, 0.18, 0.12], [3.95, 0.84, 0.3], tone, soft)
  slab(c, [2.68, 0.18, 0.25], [3.92, 0.34, 1.05], darker(tone, 0.08), soft)
  slab(c, [2.78, 0.37, 0.3], [3.29, 0.48, 1.06], lighter(tone, 0.08), soft)
  slab(c, [3.33, 0.37, 0.3], [3.82, 0.48, 1.06], lighter(tone, 0.08), soft)
  slab(c, [2.56, 0.18, 0.15], [2.7, 0.62, 1.05], tone, soft)
  slab(c, [3.9, 0.18, 0.15], [4.04, 0.62, 1.05], tone, soft)
  pillow(c, {
    x: 2.98,
    y: 0.5,
    z: 0.5,
    w: 0.46,
    h: 0.42,
    lean: 0.32,
    thick: 0.12,
    colour: d.look.cushion[0],
    pattern: d.look.pattern[0],
    trim: pal.linen,
  })
  pillow(c, {
    x: 3.62,
    y: 0.5,
    z: 0.5,
    w: 0.46,
    h: 0.42,
    lean: 0.32,
    thick: 0.12,
    colour: d.look.cushion[1],
    pattern: d.look.pattern[1],
  })
  armchair(c, [1.1, 1.25], { turn: 0.85, colour: mix(pal.two, pal.linen, 0.25), cushion: pal.one, style: d.chair })
  sideTable(c, [2.15, 1.5], { h: 0.4, r: 0.36 })
  vase(c, [2.15, 0.4, 1.38], { colour: pal.spread, stems: d.flower, size: 0.95 })
  chai(c, [1.98, 0.4, 1.58], 1.2)
  chai(c, [2.33, 0.4, 1.62], 1.2)
  if (d.hang === 'pendant') pendant(c, [2.15, 2.0, 1.2], { kind: d.pendant, from: H })
  else if (d.fan) fan(c, [2.3, 2.42, 1.3])
}
