import { camera, type Vector } from '../canvas/camera.ts'
import { lighter, mix } from '../canvas/colour.ts'
import { random, type Random } from '../../../src/domain/kernel/seeded-random.ts'
import { bed } from '../furniture/bed.ts'
import { bedside } from '../furniture/bedside.ts'
import { headboard } from '../furniture/headboard.ts'
import { lampGlow, tableLamp } from '../furniture/lamps.ts'
import { slab, stand, lathe } from '../furniture/solids.ts'
import { kettle } from '../furniture/table-things.ts'
import { vase } from '../furniture/vase.ts'
import type { WindowPlace } from '../furniture/window.ts'
import { curtains, daylight } from '../rooms/daylight.ts'
import { finish, picture, type Picture } from '../rooms/picture.ts'
import type { Plan } from '../rooms/plan.ts'
import { shell } from '../rooms/shell.ts'
import type { Drawing } from './drawing.ts'
import { type Dish, dishWords, food, plate } from './food.ts'

const menus: readonly (readonly [Dish, Dish])[] = [
  ['croissant', 'fruit'],
  ['idli', 'fruit'],
  ['thali', 'idli'],
  ['fruit', 'croissant'],
  ['thali', 'fruit'],
]

export function breakfast(d: Plan): Drawing {
  const rnd = random(d.seed).fork('breakfast')
  const [W, H] = [5.2, 2.8]
  const bedX = 2.5
  const cam = camera({
    x: bedX + rnd.range(0.15, 0.6),
    y: 1.5,
    z: rnd.range(3.55, 3.7),
    yaw: -rnd.range(0.06, 0.2),
    focal: 1330,
    cy: 105,
    flip: d.flip,
  })
  const c = picture(
    { ...d, floor: 'plank', layout: 'side' },
    cam,
    d.hour.lamps > 0.6 ? [-0.25, 0.8, 0.45] : [-0.7, 0.6, 0.45],
    'breakfast',
  )
  const { hour } = c
  const zMax = cam.z + 0.6
  const { backWall, back, accent } = shell(c, {
    W,
    H,
    zMax,
    style: d.wall === 'mural' ? 'lime' : d.wall,
    focusX: bedX,
    far: 2,
  })
  const half = 0.95
  if (hour.lamps > 0.2)
    for (const k of [-1, 1])
      lampGlow(c, backWall, {
        colour: accent,
        p: back.pt(bedX + k * (half + 0.36), 1.15),
        r: cam.scale([bedX, 1, 0]) * 1.1,
        strength: hour.lamps * 0.85,
      })
  const win: WindowPlace = { o: [0, 0.3, 0.3], u: [0, 0, 1], n: [1, 0, 0], w: 1.9, h: 2, bars: d.bars }
  daylight(c, win, { sun: [-0.75, 0.5, 0.42], W, zMax, backWall, side: true })
  curtains(c, win)
  headboard(c, { x0: bedX - half, x1: bedX + half, style: d.headboard })
  for (const k of [-1, 1]) {
    bedside(c, { x: bedX + k * (half + 0.36), z: 0.04, style: d.bedside })
    tableLamp(c, [bedX + k * (half + 0.36), 0.54, 0.26], d.lamp)
  }
  bed(c, { x0: bedX - half, x1: bedX + half, z1: 2.3, look: { ...d.look, runner: [0, 0], spots: [-0.75] } })
  const [one, two] = breakfastTray(c, rnd, bedX)
  return { svg: finish(c), alt: `Breakfast in bed: a tray with ${dishWords[one]}, ${dishWords[two]} and coffee` }
}

/** Draws the tray and what is on it. Returns the dishes. */
function breakfastTray(c: Picture, rnd: Random, bedX: number) {
  const { art, cam, pal, d } = c
  const [tx, tz, y] = [bedX + 0.1, 1.36, 0.64]
  const at = stand([tx, y, tz], rnd.range(-0.22, 0.12))
  art.group(art.blur(9), () =>
    art.path(
      cam.poly(
        (
          [
            [-0.44, 0, -0.26],
            [0.48, 0, -0.26],
            [0.48, 0, 0.36],
            [-0.44, 0, 0.36],
          ] as const
        ).map((place) => at.p(place)),
      ),
      '#1d1028',
      'opacity="0.4"',
    ),
  )
  slab(c, [-0.42, 0, -0.29], [0.42, 0.025, 0.29], pal.wood, { at, top: lighter(pal.wood, 0.12) })
  slab(c, [-0.42, 0.025, -0.29], [0.42, 0.06, -0.27], pal.wood, { at })
  for (const k of [-0.42, 0.4]) slab(c, [k, 0.025, -0.29], [k + 0.02, 0.06, 0.29], pal.wood, { at })
  const on = (x: number, z: number): Vector => {
    const [px, , pz] = at.p([x, 0, z])
    return [px, y + 0.025, pz]
  }
  const [one, two] = rnd.pick(menus)
  vase(c, on(0.31, -0.19), { colour: pal.two, stems: d.flower === 'leaf' ? pal.one : d.flower, size: 0.8 })
  kettle(c, on(-0.27, -0.15), pal.metal)
  food(c, rnd, { kind: two, at: on(0.05, -0.13), r: 0.12 })
  food(c, rnd, { kind: one, at: on(0.2, 0.1), r: 0.16 })
  for (const [x, z] of [
    [-0.28, 0.1],
    [-0.1, 0.16],
  ] as const) {
    plate(c, on(x, z), 0.075)
    const [px, py, pz] = on(x, z)
    lathe(
      c,
      [px, py + 0.014, pz],
      [
        [0.028, 0],
        [0.042, 0.03],
        [0.048, 0.062],
      ],
      mix(pal.spread, '#ffffff', 0.15),
      { top: '#a9683a' },
    )
  }
  slab(c, [-0.05, 0, -0.1], [0.24, 0.035, 0.1], pal.spread, {
    at: stand([bedX - 0.6, 0.635, 1.6], 0.4),
    top: lighter(pal.spread, 0.1),
  })
  return [one, two] as const
}
