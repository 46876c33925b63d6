import { camera } from '../canvas/camera.ts'
import { lighter, mix } from '../canvas/colour.ts'
import { random } from '../../../src/domain/kernel/seeded-random.ts'
import { lampGlow, pendant } from '../furniture/lamps.ts'
import { roundMirror } from '../furniture/painting.ts'
import { plant } from '../furniture/plant.ts'
import { rug } from '../furniture/rug.ts'
import { slab, lathe } from '../furniture/solids.ts'
import { candle } from '../furniture/table-things.ts'
import { vase } from '../furniture/vase.ts'
import { daylight } from '../rooms/daylight.ts'
import { windowWords } from '../rooms/view-words.ts'
import type { WindowPlace } from '../furniture/window.ts'
import { finish, picture, type Picture } from '../rooms/picture.ts'
import type { FloorStyle, Plan, RugStyle, WallStyle } from '../rooms/plan.ts'
import { shadowsOnFloor, shell } from '../rooms/shell.ts'
import type { Drawing } from './drawing.ts'
import { tileWalls } from './tiles.ts'
import { tap, tub } from './tub.ts'

export function bath(d: Plan): Drawing {
  const rnd = random(d.seed).fork('bath')
  const [W, H] = [4.2, 2.8]
  const tubX = 2.15
  const cam = camera({
    x: 2.5 + rnd.range(-0.3, 0.5),
    y: 1.42,
    z: rnd.range(4.3, 4.6),
    yaw: -rnd.range(0.02, 0.16),
    focal: rnd.range(930, 1040),
    cy: 298,
    flip: !d.flip,
  })
  const c = picture(
    { ...d, wall: 'plain', floor: rnd.pick<FloorStyle>(['checker', 'terrazzo', 'athangudi', 'tile']), layout: 'side' },
    cam,
    d.hour.lamps > 0.6 ? [-0.2, 0.75, 0.5] : [-0.6, 0.55, 0.5],
    'bath',
  )
  const { pal, hour } = c
  const zMax = cam.z + 1
  const { back, left, backWall, accent } = shell(c, {
    W,
    H,
    zMax,
    style: rnd.pick<WallStyle>(['plain', 'plain', 'lime']),
    focusX: tubX,
    far: 2.4,
  })
  const { top, base } = tileWalls(c, { rnd, back, left, W, zMax })
  const px = cam.scale([tubX, 1, 0])
  if (hour.lamps > 0.2)
    lampGlow(c, backWall, {
      colour: top > 2 ? base : accent,
      p: back.pt(3.35, 1.8),
      r: px * 1.2,
      strength: hour.lamps * 0.85,
    })
  const wide = rnd.range(1.3, 1.7)
  const win: WindowPlace = {
    o: [tubX - wide / 2 - 0.25, 0.95, 0],
    u: [1, 0, 0],
    n: [0, 0, 1],
    w: wide,
    h: 1.5,
    bars: d.bars,
  }
  daylight(c, win, { sun: [-0.35, 0.6, -0.6], W, zMax, backWall, side: false })
  roundMirror(c, { x: 3.4, y: 1.62, r: 0.36 })
  rug(c, {
    x0: tubX - 0.65,
    x1: tubX + 0.65,
    z0: 1.5,
    z1: 2.15,
    style: rnd.pick<RugStyle>(['border', 'stripe', 'kilim']),
    colour: pal.rug,
  })
  shadowsOnFloor(c, [
    [tubX - 0.66, 0.55, tubX + 0.66, 1.2, 0.25],
    [3.05, 0.05, 3.8, 0.5, 0.2],
    [0.75, 1.2, 1.05, 1.5, 0.1],
  ])
  vanity(c)
  plant(c, [0.42, 0, 0.42], { kind: d.plant, h: 1.55, pot: d.pot })
  tap(c, tubX + 0.98, 0.62)
  tub(c, [tubX, 0.88], d.rich ? rnd.pick(['#f6f0e8', pal.metal, mix(pal.accent, '#ffffff', 0.15)]) : '#f8f4ee')
  stool(c)
  if (d.rich)
    for (const i of [0, 1, 2]) candle(c, [tubX + 1.06 + i * 0.12, 0.0, 1.02 + (i % 2) * 0.1], 0.1 + (i % 2) * 0.08)
  pendant(c, [3.4 - 0.62, 2.05, 0.3], { kind: d.pendant, from: H })
  return { svg: finish(c), alt: `A free-standing bathtub with foam and petals under ${windowWords(d)}` }
}

/** Draws a basin on a wooden stand with towels under it. */
function vanity(c: Picture) {
  const { pal, d } = c
  slab(c, [2.98, 0.42, 0.02], [3.86, 0.8, 0.48], pal.wood, { top: '#efe9e0' })
  lathe(
    c,
    [3.4, 0.8, 0.26],
    [
      [0.12, 0],
      [0.19, 0.05],
      [0.2, 0.11],
    ],
    '#f7f3ec',
    { top: '#d8d4cf' },
  )
  vase(c, [3.72, 0.8, 0.3], { colour: pal.two, stems: d.flower, size: 0.9 })
  slab(c, [3.06, 0.06, 0.06], [3.8, 0.1, 0.44], pal.wood)
  for (const [i, k] of [pal.linen, pal.spread, pal.linen].entries())
    slab(c, [3.14, 0.1 + i * 0.07, 0.1], [3.5, 0.165 + i * 0.07, 0.4], k, { soft: 0.02 })
}

/** Draws a stool with candles and a folded towel. */
function stool(c: Picture) {
  const { pal } = c
  lathe(
    c,
    [0.82, 0, 1.42],
    [
      [0.13, 0],
      [0.1, 0.12],
      [0.12, 0.34],
      [0.2, 0.42],
    ],
    pal.wood,
    { top: lighter(pal.wood, 0.15) },
  )
  slab(c, [0.7, 0.42, 1.36], [0.9, 0.48, 1.56], pal.linen, { soft: 0.02 })
  candle(c, [0.94, 0.42, 1.42], 0.13)
  candle(c, [0.88, 0.42, 1.53], 0.08)
}
