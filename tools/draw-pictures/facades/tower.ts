import { mix } from '../canvas/colour.ts'
import { slab } from '../furniture/solids.ts'
import { entrance } from './entrance.ts'
import { ground, lampPost } from './grounds.ts'
import { rickshaw } from './rickshaw.ts'
import { buildingShadow, type Site } from './site.ts'
import { wing } from './wing.ts'

/** Draws a city hotel of three to five storeys with a lower wing. */
export function tower({ c, rnd, floors, close, stone, trim, garden }: Site) {
  const { art, cam, pal, d } = c
  ground(c, 'street')
  const h = 2.9 + floors * rnd.range(1.75, 2.05)
  const glassy = rnd.chance(0.4)
  for (const [x, z] of [
    [-11, -4],
    [10.5, -4],
    [13, -2],
  ] as const)
    garden.tree(x, z, rnd.range(4, 6))
  buildingShadow(c, { x0: -7, x1: 7, z0: -8, z1: 0 })
  const low = rnd.range(0.5, 0.85)
  wing(c, {
    x0: 1.5,
    x1: rnd.range(6.4, 8.6),
    z0: -8,
    z1: rnd.pick([-1.6, -0.6, -2.6]),
    h: h * low,
    floors: Math.max(2, floors - 1),
    cols: rnd.int(3, 5),
    colour: rnd.pick([mix(pal.accent, '#ffffff', 0.1), mix(pal.wood, pal.wall, 0.3), pal.fabric]),
    trim,
    from: 2.4,
    shape: 'plain',
    winW: 0.6,
  })
  wing(c, {
    x0: -6,
    x1: 1.6,
    z0: -8,
    z1: 0,
    h,
    floors,
    cols: rnd.int(3, 6),
    colour: stone,
    trim,
    from: 2.9,
    shape: glassy ? 'plain' : d.opening === 'mughal' ? 'arch' : d.opening,
    balcony: glassy ? undefined : rnd.pick<'all' | 'some' | undefined>(['all', 'some', undefined]),
    sideCols: 4,
    winW: glassy ? 0.72 : rnd.range(0.42, 0.6),
    stone: mix(pal.wood, stone, 0.3),
  })
  if (rnd.chance(0.55))
    for (const x of [-6.05, 1.15])
      slab(c, [x, 0, 0], [x + 0.5, h + rnd.range(0.6, 1.6), 0.55], mix(pal.accent, '#ffffff', 0.14), { lift: 0.05 })
  if (rnd.chance(0.5))
    for (let i = 0; i < 11; i++) {
      const [ex, ey] = cam.at([-5.5 + i * 0.65 + rnd.range(-0.2, 0.2), h + 0.5, -0.4])
      const r = cam.scale([0, h, 0]) * rnd.range(0.16, 0.5)
      art.ellipse(ex, ey, r * 1.1, r, garden.leaf(rnd.range(0, 0.7)))
    }
  slab(c, [-4.6, 2.5, 0], [0.4, 2.75, 2.2], pal.spread, { lift: 0.1 })
  entrance(c, { x: -2.1, z: 0.0, w: 2.6, h: 2.3, colour: trim, shape: 'plain' })
  for (const x of [-5.4, 1.1, 3.2, 5.2, 7]) garden.bush(x, 1.2 + (x > 1.5 ? -1 : 0), 1.1)
  for (const x of [-8.6, 9]) garden.palm(x, 1.5, rnd.range(5.5, 7))
  if (!close && rnd.chance(0.45)) rickshaw(c, [rnd.range(1.4, 3.6), 4.3], 0.1)
  lampPost(c, 5.4, 3)
  lampPost(c, -7, 3)
}
