import { lighter, mix } from '../canvas/colour.ts'
import { isDark, UP } from '../canvas/light.ts'
import { oval } from '../canvas/paths.ts'
import { slab } from '../furniture/solids.ts'
import { gable } from './gable.ts'
import { ground, swimmingPool } from './grounds.ts'
import { buildingShadow, type Site } from './site.ts'
import { wing } from './wing.ts'

const roofs = ['#b5613f', '#9c5a44', '#b88a4e', '#7c6a58', '#8f4f45', '#c27a4a']

/** Draws a tiled house with a pool, or with a path through flowers. */
export function villa(site: Site) {
  const { c, rnd, floors, stone, garden } = site
  const { pal, d } = c
  ground(c, d.view === 'garden' || d.view === 'lake' ? 'lawn' : 'sand')
  const roof = rnd.pick(roofs)
  const h = floors * 2.75
  const cols = rnd.int(3, 5)
  const annex = rnd.chance(0.7)
  const water = rnd.chance(0.65)
  const rise = rnd.range(1.7, 2.9)
  const skin = rnd.chance(0.5) ? mix(stone, '#fff8ec', 0.3) : stone
  for (const x of [-10, -5, 11, 14]) garden.palm(x, -7, rnd.range(7, 9))
  buildingShadow(c, { x0: -8, x1: 8, z0: -6, z1: 0 })
  if (annex)
    wing(c, {
      x0: 2.6,
      x1: 9.6,
      z0: -6.5,
      z1: -1.5,
      h: 3.1,
      floors: 1,
      cols: 4,
      colour: skin,
      trim: rnd.pick([pal.wood, lighter(pal.wall, 0.5)]),
      parapet: 0,
      bands: false,
      winW: 0.62,
      shape: d.opening === 'mughal' ? 'arch' : d.opening,
    })
  if (annex) gable(c, { x0: 2.6, x1: 9.6, z0: -6.5, z1: -1.5, y: 3.1, rise: 1.9, colour: roof, end: stone })
  wing(c, {
    x0: -7.4,
    x1: annex ? 2.4 : 6.4,
    z0: -6,
    z1: 0,
    h,
    floors,
    cols: annex ? cols : cols + 2,
    colour: skin,
    trim: rnd.pick([pal.wood, lighter(pal.wall, 0.5)]),
    parapet: 0,
    sideCols: 2,
    balcony: rnd.pick<'all' | 'some'>(['all', 'some']),
    winW: 0.6,
    shape: d.opening === 'mughal' ? 'arch' : d.opening,
  })
  gable(c, { x0: -7.4, x1: annex ? 2.4 : 6.4, z0: -6, z1: 0, y: h, rise, colour: roof, end: skin })
  if (rnd.chance(0.4)) dormer(site, { h, rise, roof, skin })
  if (water) swimmingPool(c, { x0: -5, x1: 6.5, z0: 3, z1: 8 })
  else flowerPath(site)
  for (const x of [-6.6, 3.2, 5, 7.4, 9]) garden.bush(x, 0.9, 1)
  if (water) deckChairs(site)
  parasol(site, water)
  garden.palm(-10.5, 3, rnd.range(6, 7.5))
  garden.palm(9.8, 4, rnd.range(6, 8))
}

function dormer({ c }: Site, { h, rise, roof, skin }: { h: number; rise: number; roof: string; skin: string }) {
  const { art, cam, hour } = c
  slab(c, [-2.9, h + rise * 0.2, -2.4], [-0.9, h + rise * 0.72, -1.1], skin)
  art.path(
    cam.plane([-2.55, h + rise * 0.3, -1.08], [1, 0, 0], [0, 1, 0]).rect(0, 0, 1.3, rise * 0.32),
    isDark(hour) ? '#ffd68e' : mix(hour.sky[0], '#2d3c48', 0.5),
  )
  gable(c, {
    x0: -2.9,
    x1: -0.9,
    z0: -2.4,
    z1: -1.1,
    y: h + rise * 0.72,
    rise: 0.6,
    colour: roof,
    end: skin,
    over: 0.25,
  })
}

function flowerPath({ c, rnd, garden }: Site) {
  const { art, cam, light } = c
  const path = cam.plane([0, 0.01, 0], [1, 0, 0], [0, 0, 1])
  for (let i = 0; i < 8; i++)
    art.path(
      path.d(oval(-1.5 + (i % 2) * 0.5 + i * 0.22, 1.4 + i * 1.15, 0.85, 0.42)),
      light.face('#efe0c4', UP, 0),
      'opacity="0.9"',
    )
  for (const x of [-5.5, -3.6, 2.6, 4.8, 7]) garden.bush(x, rnd.range(3, 6), rnd.range(0.8, 1.3))
}

function deckChairs({ c }: Site) {
  const { art, cam, light, pal } = c
  for (const [x, z] of [
    [-5.2, 2.0],
    [-2.8, 2.0],
    [2.2, 2.0],
    [4.6, 2.0],
  ] as const) {
    slab(c, [x, 0.2, z - 0.3], [x + 1.5, 0.32, z + 0.3], pal.linen)
    art.path(
      cam.poly([
        [x, 0.3, z - 0.3],
        [x, 0.3, z + 0.3],
        [x - 0.5, 0.8, z + 0.3],
        [x - 0.5, 0.8, z - 0.3],
      ]),
      light.face(pal.linen, UP, 0),
    )
  }
}

/** Draws a parasol at the pool, folded if there is no pool. */
function parasol({ c, rnd }: Site, water: boolean) {
  const { art, cam, light, pal } = c
  const tilt = rnd.range(-3.5, 1)
  const [ux, uy] = cam.at([tilt, 2.6, 1.9])
  const s = water ? cam.scale([tilt, 2.6, 1.9]) : 0
  art.stroke(`M${ux} ${uy}L${ux} ${uy + s * 2.6}`, light.lit(pal.wood, 0.7), s * 0.07)
  for (let i = 0; i < 6; i++)
    art.path(
      `M${ux} ${uy - s * 0.5}L${ux - s * 1.6 + (i * s * 3.2) / 6} ${uy + s * 0.25}Q${ux - s * 1.6 + ((i + 0.5) * s * 3.2) / 6} ${uy + s * 0.34} ${ux - s * 1.6 + ((i + 1) * s * 3.2) / 6} ${uy + s * 0.25}Z`,
      light.lit(i % 2 ? pal.linen : pal.spread, 1 - i * 0.06),
    )
}
