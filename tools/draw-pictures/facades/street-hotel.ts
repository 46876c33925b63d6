import { lighter, mix } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import { slab, lathe } from '../furniture/solids.ts'
import { entrance } from './entrance.ts'
import { ground, lampPost } from './grounds.ts'
import { rickshaw } from './rickshaw.ts'
import { buildingShadow, type Site } from './site.ts'
import { wing } from './wing.ts'

/** Draws a small hotel in a street, with an awning. */
export function streetHotel(site: Site) {
  const { c, rnd, floors, close, stone, trim, garden } = site
  const { pal, d } = c
  ground(c, 'street')
  for (const [x, z] of [
    [-10, -3],
    [9, -4],
  ] as const)
    garden.tree(x, z, rnd.range(5, 7))
  neighbours(site)
  buildingShadow(c, { x0: -5, x1: 5, z0: -8, z1: 0 })
  const wide = rnd.range(3.6, 4.9)
  const h = 2.5 + floors * 2.05
  wing(c, {
    x0: -wide,
    x1: wide,
    z0: -8,
    z1: 0,
    h,
    floors,
    cols: rnd.int(3, 5),
    colour: stone,
    stone: rnd.pick([mix(pal.accent, stone, 0.25), mix(pal.wood, stone, 0.4), mix(stone, '#ffffff', 0.35)]),
    trim,
    from: 2.5,
    balcony: rnd.pick<'all' | 'some'>(['all', 'some']),
    shape: d.opening === 'mughal' ? 'plain' : d.opening,
  })
  roof(site, wide, h)
  entrance(c, { x: 0, z: 0, w: 2.2, h: 2, colour: trim, shape: 'plain' })
  awning(site)
  for (const x of [-3.8, -2.6, 2.6, 3.9]) garden.bush(x, 0.9, 0.8)
  if (rnd.chance(0.6)) garden.tree(rnd.range(-8.4, -6.4), 2.4, rnd.range(4.4, 6.5))
  else garden.palm(rnd.range(-8, -6.6), 2.4, rnd.range(6, 7.6))
  lampPost(c, 6.2, 2.6)
  slab(c, [-20, 0, 2.6], [20, 0.12, 3], '#b5aca4')
  if (!close && rnd.chance(0.6)) rickshaw(c, [rnd.pick([-2.6, 2.4, 3.4]), 4.2], rnd.range(-0.1, 0.2))
}

/** Draws the houses on both sides, or trees and a wall if there are none. */
function neighbours({ c, rnd, stone, trim, garden }: Site) {
  const { pal } = c
  const beside = rnd.pick(['both', 'right', 'left', 'none'])
  if (beside === 'both' || beside === 'right') {
    wing(c, {
      x0: 5.3,
      x1: 10.5,
      z0: -8,
      z1: -0.4,
      h: rnd.range(5, 6.5),
      floors: 2,
      cols: 3,
      colour: mix(pal.rug, '#cfc4b8', 0.5),
      trim: lighter(pal.wall, 0.3),
      from: 0.3,
    })
  } else for (const x of [7, 10]) garden.tree(x, -1.5, rnd.range(4.5, 6.5))
  if (beside === 'both' || beside === 'left') {
    wing(c, {
      x0: -14,
      x1: -5.6,
      z0: -8,
      z1: -0.8,
      h: rnd.range(4.6, 6),
      floors: 2,
      cols: 4,
      colour: mix(pal.two, '#d8cdc0', 0.6),
      trim: lighter(pal.wall, 0.3),
      from: 0.3,
    })
  } else for (const x of [-7, -10, -13]) garden.palm(x, -1.5, rnd.range(5.5, 7.5))
  if (beside !== 'both') {
    slab(c, [-16, 0, -0.4], [-5, 1.2, -0.1], mix(stone, trim, 0.5))
    slab(c, [5, 0, -0.4], [16, 1.2, -0.1], mix(stone, trim, 0.5))
  }
}

/** Draws the edge of the roof: painted, with a water tank, or as a terrace with plants. */
function roof({ c, rnd, stone, trim, garden }: Site, wide: number, h: number) {
  const { art, cam, pal } = c
  const extra = rnd.int(0, 3)
  if (extra === 0)
    slab(c, [wide - 1.3, 0, 0], [wide - 0.3, h + 1.5, 0.35], mix(pal.accent, '#ffffff', 0.14), { lift: 0.05 })
  if (extra === 1) {
    lathe(
      c,
      [wide - 1.6, h + 0.4, -2],
      [
        [0.75, 0],
        [0.78, 0.5],
        [0.78, 1.1],
        [0.2, 1.35],
      ],
      '#4a4650',
    )
    slab(c, [-wide + 0.6, h + 0.4, -3], [-wide + 3, h + 2, -1], mix(stone, trim, 0.5))
  }
  if (extra === 2) {
    for (const x of [-wide + 0.3, 0, wide - 0.4]) slab(c, [x, h + 0.4, -1], [x + 0.12, h + 2.1, -0.9], pal.wood)
    slab(c, [-wide, h + 2.1, -2.4], [wide, h + 2.25, -0.6], pal.wood)
    for (let i = 0; i < 12; i++) {
      const [ex, ey] = cam.at([lerp(-wide, wide, (i + rnd.range(0.2, 0.8)) / 12), h + 0.55, -0.2])
      const r = cam.scale([0, h, 0]) * rnd.range(0.15, 0.5)
      art.ellipse(ex, ey, r * 1.1, r, garden.leaf(rnd.range(0, 0.7)))
    }
  }
}

/** Draws a two-coloured awning over the entrance. */
function awning({ c }: Site) {
  const { art, cam, light, pal } = c
  for (let i = 0; i < 10; i++)
    art.path(
      cam.poly([
        [-3.4 + i * 0.68, 2.5, 0.02],
        [-3.4 + (i + 1) * 0.68, 2.5, 0.02],
        [-3.4 + (i + 1) * 0.68, 2.05, 1.3],
        [-3.4 + i * 0.68, 2.05, 1.3],
      ]),
      light.face(i % 2 ? pal.linen : pal.spread, [0, 0.8, 0.6], 0.05),
    )
}
