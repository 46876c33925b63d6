import { camera, HEIGHT, WIDTH } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import { random, type Random } from '../../../src/domain/kernel/seeded-random.ts'
import { armchair } from '../furniture/armchair.ts'
import { bougainvillea } from '../furniture/bougainvillea.ts'
import { pillow } from '../furniture/pillow.ts'
import { plant } from '../furniture/plant.ts'
import { rug } from '../furniture/rug.ts'
import { slab, lathe } from '../furniture/solids.ts'
import { candle, chai, kettle, sideTable } from '../furniture/table-things.ts'
import { vase } from '../furniture/vase.ts'
import { floorSurface } from '../rooms/floor-surface.ts'
import { finish, picture, type Picture } from '../rooms/picture.ts'
import type { FloorStyle, Plan, PlantKind } from '../rooms/plan.ts'
import { shadowsOnFloor } from '../rooms/shell.ts'
import { viewWords } from '../rooms/view-words.ts'
import { drawView } from '../views/draw-view.ts'
import { type BalconyShape, type BalconyStyle, lights, railing, surround } from './balcony-frame.ts'
import type { Drawing } from './drawing.ts'

const styles: readonly BalconyStyle[] = ['arches', 'open', 'pergola']
const scenes = ['chairs', 'chairs', 'dinner', 'swing'] as const

export function balcony(d: Plan): Drawing {
  const rnd = random(d.seed).fork('balcony')
  const [W, H] = [4.4, 2.75]
  const cam = camera({
    x: 2.2 + rnd.range(-0.5, 0.5),
    y: 1.42,
    z: rnd.range(4.7, 5.1),
    yaw: rnd.range(-0.1, 0.1),
    focal: rnd.range(980, 1120),
    cy: 325,
    flip: d.flip,
  })
  const c = picture(
    { ...d, floor: rnd.pick<FloorStyle>(['tile', 'terrazzo', 'athangudi', 'checker', 'plank']), layout: 'back' },
    cam,
    d.hour.lamps > 0.6 ? [-0.2, 0.8, 0.4] : [-0.5, 0.6, -0.1],
    'balcony',
  )
  const { pal } = c
  const zMax = cam.z + 1
  const box = { x0: -20, x1: WIDTH + 20, y0: -10, y1: HEIGHT * 0.86 }
  drawView({ art: c.art, box, horizon: cam.horizon + 20, hour: c.hour, rnd: random(d.seed).fork('view') }, d.view)
  const style = rnd.pick(styles)
  const back = cam.plane([0, 0, 0], [1, 0, 0], [0, 1, 0])
  const stone = mix(pal.wall, '#ffffff', 0.15)
  const shape: BalconyShape = { W, H, zMax, style, stone, back }
  railing(c, rnd, shape)
  floorSurface(c, { W, zMax, far: 2.4 })
  surround(c, rnd, shape)
  lights(c, rnd, shape)
  rug(c, { x0: 1.0, x1: 3.4, z0: 0.75, z1: 2.2, style: d.rug, colour: pal.rug })
  shadowsOnFloor(c, [
    [0.9, 0.8, 1.6, 1.6, 0.2],
    [1.7, 0.9, 2.7, 1.6, 0.2],
    [2.8, 0.8, 3.5, 1.6, 0.2],
  ])
  plant(c, [0.36, 0, 0.42], { kind: d.plant, h: 1.5, pot: d.pot })
  plant(c, [W - 0.36, 0, 0.5], { kind: rnd.pick<PlantKind>(['palm', 'snake', 'monstera']), h: 1.25, pot: pal.spread })
  if (rnd.chance(0.6)) bougainvillea(c, cam.at([rnd.pick([0.12, W - 0.12]), H - 0.1, 0.12]), rnd.range(70, 110))
  const scene = rnd.pick(scenes)
  if (scene === 'dinner') tableForTwo(c)
  else if (scene === 'swing') swing(c, shape)
  else twoChairs(c, rnd)
  return { svg: finish(c), alt: `${sceneWords[scene]} with a view of ${viewWords(d)}` }
}

const sceneWords = {
  chairs: 'Two armchairs and cups of chai on a balcony',
  dinner: 'A table laid for two on a balcony',
  swing: 'A wooden swing with cushions on a balcony',
}

function tableForTwo(c: Picture) {
  const { art, cam, pal, light, d } = c
  const seat = (x: number, turn: number) => armchair(c, [x, 1.2], { turn, colour: pal.fabric, style: 'frame' })
  seat(1.35, 1.25)
  seat(3.05, -1.25)
  lathe(
    c,
    [2.2, 0, 1.35],
    [
      [0.5, 0.03],
      [0.47, 0.3],
      [0.45, 0.6],
      [0.46, 0.74],
    ],
    pal.linen,
    { top: lighter(pal.linen, 0.2) },
  )
  for (let i = 0; i < 9; i++) {
    const u = lerp(-0.42, 0.42, i / 8)
    const [[ax, ay], [bx, by]] = [
      cam.at([2.2 + u * 0.95, 0.7, 1.35 + Math.sqrt(0.21 - u * u * 0.98)]),
      cam.at([2.2 + u * 1.12, 0.06, 1.35 + Math.sqrt(0.25 - u * u)]),
    ]
    art.path(
      `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2} ${bx - 9} ${by}L${bx + 9} ${by}Z`,
      light.lit(darker(pal.linen, 0.4), 0.4),
      'opacity="0.2"',
    )
  }
  lathe(
    c,
    [2.2, 0.742, 1.35],
    [
      [0.36, 0],
      [0.36, 0.004],
    ],
    pal.spread,
    { top: pal.spread },
  )
  for (const [x, z] of [
    [1.94, 1.4],
    [2.46, 1.4],
  ] as const) {
    lathe(
      c,
      [x, 0.75, z],
      [
        [0.06, 0],
        [0.12, 0.014],
      ],
      '#fbf7ef',
      { top: '#ffffff' },
    )
    lathe(
      c,
      [x + (x < 2.2 ? 0.12 : -0.12), 0.75, z - 0.16],
      [
        [0.03, 0],
        [0.006, 0.02],
        [0.006, 0.07],
        [0.035, 0.11],
        [0.03, 0.17],
      ],
      mix(pal.spread, '#ffffff', 0.5),
      { top: pal.spread },
    )
  }
  vase(c, [2.2, 0.75, 1.24], { colour: pal.two, stems: d.flower, size: 0.8 })
  candle(c, [2.12, 0.75, 1.52], 0.12)
  candle(c, [2.28, 0.75, 1.55], 0.08)
}

function swing(c: Picture, { H, style }: BalconyShape) {
  const { art, cam, pal, light, d } = c
  const px2 = cam.scale([2.2, 1, 1.1])
  const chain = (x: number, z: number) => {
    const [[ax, ay], [bx, by]] = [cam.at([x, H - (style === 'pergola' ? 0.16 : 0), z]), cam.at([x, 0.5, z])]
    art.stroke(
      `M${ax} ${ay}L${bx} ${by}`,
      light.lit(pal.metal, 0.8),
      px2 * 0.022,
      `stroke-dasharray="${(px2 * 0.05).toFixed(1)} ${(px2 * 0.026).toFixed(1)}"`,
    )
  }
  for (const x of [1.42, 2.98]) chain(x, 0.86)
  slab(c, [1.35, 0.42, 0.8], [3.05, 0.5, 1.5], pal.wood, { top: lighter(pal.wood, 0.1) })
  slab(c, [1.4, 0.5, 0.84], [3.0, 0.6, 1.46], mix(pal.fabric, pal.linen, 0.2), { soft: 0.05 })
  slab(c, [1.4, 0.58, 0.8], [3.0, 0.95, 0.88], pal.wood)
  for (const [i, x] of [1.72, 2.2, 2.68].entries())
    pillow(c, {
      x,
      y: 0.62,
      z: 1.02,
      w: 0.44,
      h: 0.4,
      lean: 0.35,
      thick: 0.12,
      colour: d.look.cushion[i % 2 ? 1 : 0],
      pattern: d.look.pattern[i % 2 ? 1 : 0],
      trim: pal.linen,
    })
  for (const x of [1.42, 2.98]) chain(x, 1.44)
  sideTable(c, [3.55, 1.55], { h: 0.46, r: 0.26 })
  chai(c, [3.48, 0.46, 1.6], 1.25)
  chai(c, [3.64, 0.46, 1.56], 1.25)
}

function twoChairs(c: Picture, rnd: Random) {
  const { pal, d } = c
  armchair(c, [1.2, 1.2], {
    turn: 0.75,
    colour: d.rich ? pal.fabric : pal.spread,
    cushion: d.look.cushion[1],
    style: d.chair,
  })
  armchair(c, [3.2, 1.2], {
    turn: -0.75,
    colour: d.rich ? pal.fabric : pal.spread,
    cushion: d.look.cushion[0],
    style: d.chair,
  })
  sideTable(c, [2.2, 1.3], { h: 0.5, r: 0.34 })
  chai(c, [2.05, 0.5, 1.36], 1.3)
  chai(c, [2.34, 0.5, 1.42], 1.3)
  if (rnd.chance(0.5)) vase(c, [2.2, 0.5, 1.2], { colour: pal.two, stems: d.flower, size: 0.85 })
  else kettle(c, [2.2, 0.5, 1.22], pal.metal)
}
