import { camera, WIDTH } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { isDark } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { random, type Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { Drawing } from '../details/drawing.ts'
import { finish, picture } from '../rooms/picture.ts'
import type { Plan } from '../rooms/plan.ts'
import { drawView } from '../views/draw-view.ts'
import type { ViewKind } from '../views/outlook.ts'
import { garden } from './garden.ts'
import { haveli } from './haveli.ts'
import { lodge } from './lodge.ts'
import type { Site } from './site.ts'
import { streetHotel } from './street-hotel.ts'
import { tower } from './tower.ts'
import { villa } from './villa.ts'

type Building = 'tower' | 'street' | 'haveli' | 'villa' | 'lodge'

const fineBuildings: Record<ViewKind, readonly Building[]> = {
  city: ['tower', 'tower', 'street'],
  sea: ['villa', 'tower'],
  palms: ['villa'],
  hills: ['lodge'],
  lake: ['haveli', 'villa'],
  fort: ['haveli'],
  garden: ['villa', 'haveli', 'tower'],
}

const builders: Record<Building, (site: Site) => void> = { tower, street: streetHotel, haveli, villa, lodge }

const words: Record<Building, string> = {
  tower: 'A city hotel with balconies and trees along the street',
  street: 'A small hotel with an awning over its door',
  haveli: 'A palace house with domes and carved windows',
  villa: 'A villa under a tiled roof',
  lodge: 'A lodge of wood and stone among pines',
}

const hourWords = {
  morning: 'in the morning',
  golden: 'in golden light',
  dusk: 'at dusk',
  night: 'at night',
  monsoon: 'in the rain',
}

/** Draws the hotel from outside. */
export function facade(d: Plan): Drawing {
  const rnd = random(d.seed).fork('facade')
  const plain = d.stars <= 2
  const type: Building = plain ? (d.view === 'hills' ? 'lodge' : 'street') : rnd.pick(fineBuildings[d.view])
  const { cam, floors, close } = viewpoint(d, type, rnd)
  const c = picture(d, cam, isDark(d.hour) ? [-0.5, 0.6, 0.5] : [-0.62, 0.55, 0.55], 'facade')
  const { pal } = c
  const backdrop = type === 'haveli' && d.view === 'fort' ? 'hills' : d.view
  const box = { x0: -30, x1: WIDTH + 30, y0: 0, y1: cam.horizon + 70 }
  drawView({ art: c.art, box, horizon: cam.horizon - 6, hour: c.hour, rnd: random(d.seed).fork('view') }, backdrop)
  const stone = rnd.pick([
    mix(pal.wall, pal.accent, 0.2),
    mix(pal.two, '#fff3e2', 0.3),
    mix(pal.accent, '#fff3e2', 0.28),
    mix(pal.spread, '#fff3e2', 0.3),
    mix(pal.rug, '#ffffff', 0.15),
    '#f7efe2',
    mix(pal.one, '#fff3e2', 0.35),
  ])
  const trim = rnd.pick([lighter(pal.wall, 0.45), mix(pal.wall, pal.metal, 0.25)])
  const site: Site = { c, rnd, floors, close, stone, trim, garden: garden(c, rnd) }
  builders[type](site)
  if (rnd.chance(0.65)) nearLeaves(site)
  return { svg: finish(c), alt: `${words[type]}, ${hourWords[d.hour.name]}` }
}

/** Chooses the number of storeys first, and then moves the camera back until the top fits. */
function viewpoint(d: Plan, type: Building, rnd: Random) {
  const plain = d.stars <= 2
  const eye = type === 'villa' ? 3.1 : 2.1
  const cy = type === 'villa' ? 450 : type === 'tower' ? 620 : 585
  const floors = {
    tower: () => rnd.int(3, 5),
    street: () => rnd.int(2, 4),
    haveli: () => rnd.pick([2, 2, 3]),
    villa: () => rnd.pick([1, 2, 2, 3]),
    lodge: () => rnd.int(plain ? 1 : 2, plain ? 2 : 3),
  }[type]()
  const peak = {
    tower: 4.2 + floors * 2.05,
    street: 4.6 + floors * 2.05,
    haveli: 5.4 + floors * 3.2,
    villa: 2.6 + floors * 2.75,
    lodge: 4 + floors * 2.5,
  }[type]
  const close = rnd.chance(0.26) && type !== 'villa'
  const door = { tower: -2.1, street: 0, haveli: 0, lodge: -2, villa: 0 }[type]
  const far = close
    ? { tower: 13.5, street: 12, haveli: 16, lodge: 11.5 }[type]
    : Math.max(
        { tower: 19, street: 17.5, haveli: 20.5, villa: 16.5, lodge: 16.5 }[type] * rnd.range(0.97, 1.12),
        ((peak - eye) * 1150) / (cy - 30) + 1,
      )
  const yaw = type === 'haveli' ? rnd.pick([0.02, 0.16, 0.24]) : rnd.range(0.1, 0.34)
  const cam = camera({
    x: (close ? door : 0) - Math.sin(yaw) * far * 1.03 - (type === 'haveli' ? 0 : rnd.range(0, 1.4)),
    y: eye,
    z: far * Math.cos(yaw),
    yaw,
    focal: 1150,
    cy: close ? 540 : cy,
    flip: d.flip,
  })
  return { cam, floors, close }
}

/** Draws leaves that lean in from a near corner and frame the picture. */
function nearLeaves({ c, rnd, garden: { leaf } }: Site) {
  const { art, d } = c
  const s = d.flip ? 1 : -1
  const ox = s < 0 ? WIDTH + 20 : -20
  for (let i = 0; i < 9; i++) {
    const a = lerp(0.15, 1.45, i / 8)
    const len = rnd.range(150, 260)
    const [ex, ey] = [ox + s * Math.cos(a) * len, -30 + Math.sin(a) * len]
    const [nx, ny] = [Math.sin(a) * 18, Math.cos(a) * 18]
    art.path(
      `M${ox} -30Q${(ox + ex) / 2 + nx} ${(ey - 30) / 2 + ny} ${ex} ${ey}Q${(ox + ex) / 2 - nx} ${(ey - 30) / 2 - ny} ${ox} -30Z`,
      darker(leaf(0.6), 0.25 + (i % 3) * 0.08),
    )
  }
}
