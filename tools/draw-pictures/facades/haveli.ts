import { darker, lighter, mix } from '../canvas/colour.ts'
import { FRONT, isDark, UP } from '../canvas/light.ts'
import { slab } from '../furniture/solids.ts'
import { openings } from '../furniture/window.ts'
import type { Picture } from '../rooms/picture.ts'
import { chhatri, dome } from './domes.ts'
import { entrance } from './entrance.ts'
import { ground } from './grounds.ts'
import { buildingShadow, type Site } from './site.ts'
import { wing } from './wing.ts'

const washes = ['#d98f62', '#e2b27e', '#cf7f68', '#f1e2c6', '#dd9d90', '#9fb6cf', '#e8c57e', '#b9705a', '#f4ece0']

/** Draws a palace house with jharokhas and domes, in a courtyard or on the water. */
export function haveli(site: Site) {
  const { c, rnd, floors, garden } = site
  const { pal, d } = c
  const wet = d.view === 'lake'
  ground(c, wet ? 'water' : 'court')
  const main = mix(rnd.pick(washes), pal.wall, 0.1)
  const edge = lighter(main, 0.45)
  const h = floors * rnd.range(2.7, 3.2)
  const heart = rnd.pick(['dome', 'chhatris', 'both', 'both'])
  const span = rnd.range(8.8, 10.4)
  const bays = rnd.int(3, 5)
  for (const x of [-13, 13]) garden.tree(x, -3, 6)
  buildingShadow(c, { x0: -10, x1: 10, z0: -6, z1: 0.5 })
  for (const k of [-1, 1])
    wing(c, {
      x0: k < 0 ? -span : 3.4,
      x1: k < 0 ? -3.4 : span,
      z0: -7,
      z1: 0,
      h,
      floors: floors,
      cols: bays,
      colour: main,
      trim: edge,
      shape: 'mughal',
      sideCols: 2,
      winW: 0.5,
      from: 0.2,
      stone: darker(main, 0.08),
    })
  wing(c, {
    x0: -3.4,
    x1: 3.4,
    z0: -7,
    z1: 0.9,
    h: h + 1.6,
    floors: floors - 1,
    cols: rnd.pick([2, 3]),
    colour: mix(main, edge, 0.2),
    trim: edge,
    shape: 'mughal',
    from: 4.4,
    sideCols: 1,
    bands: false,
    winW: 0.5,
  })
  entrance(c, { x: 0, z: 0.9, w: 2.7, h: 3.7, colour: edge, shape: 'mughal' })
  const perch = rnd.pick<readonly number[]>([[-8, -5], [-6.6], [-5]]).flatMap((x) => [x, -x])
  for (const x of perch) jharokha(c, x, h - 6.1, { main, edge })
  for (const x of [-span + 0.9, span - 0.9]) chhatri(c, [x, h + 0.5, -0.9], 0.85, { colour: main, trim: edge })
  if (heart !== 'dome') for (const x of [-2.6, 2.6]) chhatri(c, [x, h + 2.1, 0], 0.7, { colour: main, trim: edge })
  if (heart !== 'chhatris') dome(c, [0, h + 2.1, -1.2], rnd.range(1.3, 1.8), edge)
  else chhatri(c, [0, h + 2.1, -0.6], 1.05, { colour: main, trim: edge })
  if (wet) {
    waterfront(site, edge)
  } else {
    court(site, main)
  }
}

/** Draws a hanging window. `lift` is how much higher it hangs than on a two-storey house. */
function jharokha(c: Picture, x: number, lift: number, { main, edge }: { main: string; edge: string }) {
  const { art, cam, light, hour } = c
  slab(c, [x - 0.75, 3.3 + lift, 0], [x + 0.75, 3.55 + lift, 0.8], edge)
  slab(c, [x - 0.68, 3.55 + lift, 0], [x + 0.68, 5.1 + lift, 0.72], main)
  const sheet = cam.plane([x - 0.45, 3.7 + lift, 0.74], [1, 0, 0], [0, 1, 0])
  art.path(sheet.d(openings.mughal(0.9, 1.25)), isDark(hour) ? '#ffcf86' : darker(light.face(main, FRONT), 0.55))
  slab(c, [x - 0.9, 5.1 + lift, 0], [x + 0.9, 5.22 + lift, 0.95], edge)
  dome(c, [x, 5.22 + lift, 0.35], 0.62, edge)
}

function waterfront({ c, rnd, garden }: Site, edge: string) {
  const { art, cam, light, hour } = c
  slab(c, [-12, 0, 0], [12, 0.35, 2.4], edge)
  for (let i = 0; i < 26; i++) {
    const [x, z] = [rnd.range(-14, 14), rnd.range(3, 14)]
    const [ex, ey] = cam.at([x, 0, z])
    const w = cam.scale([x, 0, z]) * rnd.range(0.5, 1.6)
    art.path(
      `M${ex - w} ${ey}Q${ex} ${ey - 4} ${ex + w} ${ey}Q${ex} ${ey + 4} ${ex - w} ${ey}Z`,
      i % 2 ? light.lit(edge, 0.9) : hour.sun,
      'opacity="0.32"',
    )
  }
  for (const x of [-11, -7, 7, 11]) garden.bush(x, 1.6, 0.9)
}

function court({ c, rnd, garden }: Site, main: string) {
  const { art, cam, light } = c
  const floor = cam.plane([0, 0.01, 0], [1, 0, 0], [0, 0, 1])
  for (let i = 0; i < 7; i++)
    art.path(
      floor.rect(-2 - i * 0.06, 2.6 + i * 1.9, 4 + i * 0.12, 0.9),
      light.face(lighter(main, 0.5), UP),
      'opacity="0.55"',
    )
  for (const x of [-3.2, 3.2]) for (const z of [3.4, 6.4, 9.4]) garden.bush(x * 1.2, z, 0.8)
  for (const x of [-9.5, 9.5]) garden.palm(x, 3.4, rnd.range(6, 7.6))
}
