import { lighter, mix } from '../canvas/colour.ts'
import { isDark, UP } from '../canvas/light.ts'
import { slab } from '../furniture/solids.ts'
import { entrance } from './entrance.ts'
import { gable } from './gable.ts'
import { ground, lampPost } from './grounds.ts'
import { buildingShadow, type Site } from './site.ts'
import { wing } from './wing.ts'

const roofs = ['#7a4436', '#4f5a52', '#a5583c', '#5a4a52', '#3f5560', '#6a5a3e']

/** Draws a house of wood and stone among pines. */
export function lodge({ c, rnd, floors, stone, garden }: Site) {
  const { art, cam, light, pal, d, hour } = c
  const plain = d.stars <= 2
  ground(c, 'lawn')
  const roof = rnd.pick(roofs)
  const h = 0.6 + floors * 2.5
  const rise = rnd.range(2.2, 3.6)
  const skin = rnd.pick([stone, mix(stone, pal.wood, 0.3), mix(pal.wood, pal.wall, 0.25), lighter(pal.wall, 0.4)])
  const annex = rnd.chance(0.75)
  for (const [x, z] of [
    [-12, -6],
    [-9.5, -8],
    [9, -8],
    [12, -6],
    [6, -9],
  ] as const)
    garden.pine(x, z, rnd.range(8, 11))
  buildingShadow(c, { x0: -7, x1: 7, z0: -6, z1: 0 })
  if (annex)
    wing(c, {
      x0: 1.8,
      x1: 7.6,
      z0: -6.5,
      z1: -1.4,
      h: 4.4,
      floors: plain ? 1 : 2,
      cols: 3,
      colour: mix(pal.wood, pal.wall, 0.45),
      trim: lighter(pal.wall, 0.3),
      parapet: 0,
      from: 0.5,
      stone: '#9a918b',
    })
  if (annex) gable(c, { x0: 1.8, x1: 7.6, z0: -6.5, z1: -1.4, y: 4.4, rise: 2.3, colour: roof, end: pal.wood })
  wing(c, {
    x0: -6,
    x1: annex ? 2 : 4,
    z0: -6,
    z1: 0,
    h,
    floors,
    cols: rnd.int(3, 5),
    colour: skin,
    trim: mix(pal.wood, '#ffffff', 0.1),
    parapet: 0,
    sideCols: 2,
    balcony: rnd.pick<'all' | 'some'>(['all', 'some']),
    from: 0.6,
    stone: '#a29890',
  })
  gable(c, { x0: -6, x1: annex ? 2 : 4, z0: -6, z1: 0, y: h, rise, colour: roof, end: pal.wood })
  if (rnd.chance(0.5))
    for (const x of annex ? [-4.6, -1.4] : [-4.4, -1, 2]) {
      slab(c, [x - 0.8, h + rise * 0.12, -2.6], [x + 0.8, h + rise * 0.5, -0.9], skin)
      art.path(
        cam.plane([x - 0.5, h + rise * 0.16, -0.88], [1, 0, 0], [0, 1, 0]).rect(0, 0, 1, rise * 0.28),
        isDark(hour) ? '#ffd68e' : mix(hour.sky[0], '#2d3c48', 0.5),
      )
      gable(c, {
        x0: x - 0.8,
        x1: x + 0.8,
        z0: -2.6,
        z1: -0.9,
        y: h + rise * 0.5,
        rise: 0.8,
        colour: roof,
        end: skin,
        over: 0.25,
      })
    }
  slab(c, [0.6, h + rise * 0.7, -3.4], [1.3, h + rise + 1.1, -2.7], '#9a8f88')
  entrance(c, { x: -2, z: 0, w: 1.7, h: 2.1, colour: pal.wood, shape: 'plain' })
  const path = cam.plane([0, 0.01, 0], [1, 0, 0], [0, 0, 1])
  art.path(path.d('M-3 1.2L-1 1.2Q0 6 4 14L-5 14Q-4 6 -3 1.2Z'), light.face('#c9b496', UP), 'opacity="0.8"')
  for (const x of [-5.6, -4.2, 0.4, 1.8, 4, 6.4]) garden.bush(x, x > 2 ? -0.2 : 1.1, 0.9)
  garden.pine(-9, 2.4, rnd.range(7, 9))
  garden.pine(9.6, 1.5, rnd.range(6, 8))
  lampPost(c, 1.6, 4)
}
