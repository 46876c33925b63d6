import { camera, type Vector } from '../canvas/camera.ts'
import { mix } from '../canvas/colour.ts'
import { random } from '../../../src/domain/kernel/seeded-random.ts'
import { armchair } from '../furniture/armchair.ts'
import { bed } from '../furniture/bed.ts'
import { bedside } from '../furniture/bedside.ts'
import { aircon, fan } from '../furniture/fan-and-aircon.ts'
import { headboard } from '../furniture/headboard.ts'
import { lampGlow, pendant, sconce, tableLamp } from '../furniture/lamps.ts'
import { painting, roundMirror } from '../furniture/painting.ts'
import { plant } from '../furniture/plant.ts'
import { rug } from '../furniture/rug.ts'
import { books, chai, sideTable } from '../furniture/table-things.ts'
import { vase } from '../furniture/vase.ts'
import type { WindowPlace } from '../furniture/window.ts'
import type { Drawing } from '../details/drawing.ts'
import { colourWord } from '../canvas/colour-words.ts'
import { curtains, daylight } from './daylight.ts'
import { finish, picture, type Picture } from './picture.ts'
import type { Plan } from './plan.ts'
import { shadowsOnFloor, shell, type Standing } from './shell.ts'
import { windowWords } from './view-words.ts'
import { bench, desk, footBench, wardrobe } from './side-furniture.ts'

/** Whether the room is seen from the foot of the bed or from its side. */
export type Angle = 'front' | 'side'

/** The places of the furniture in the bedroom, in metres. */
interface Layout {
  angle: Angle
  /** Whether the window is at the side of the bed instead of behind it. */
  side: boolean
  W: number
  H: number
  bedX: number
  /** Half the width of the bed. */
  half: number
  /** Where the bed ends. */
  foot: number
  lampX: readonly number[]
  hangY: number
  zMax: number
  spot: { x: number; z: number }
  px: number
}

function layoutOf(d: Plan, angle: Angle) {
  const side = d.layout === 'side'
  const plain = d.stars <= 2
  const bedX = side ? (plain ? 2.45 : 2.85) : plain ? 2.75 : 3.25
  const half = plain ? 0.76 : 0.92
  const lamps = [bedX - half - 0.36, bedX + half + 0.36]
  return {
    angle,
    side,
    W: plain ? 4.5 : 5.2,
    H: 2.8,
    bedX,
    half,
    foot: 2.15,
    // A window behind a narrow bed leaves room for only one lamp.
    lampX: !side && plain ? lamps.slice(1) : lamps,
    hangY: d.hang === 'table' ? 0.98 : d.hang === 'sconce' ? 1.42 : 1.5,
    spot: side ? { x: 0.62, z: 3.0 } : { x: 0.95, z: 1.35 },
  }
}

function cameraFor(d: Plan, { angle, side, bedX, W }: Pick<Layout, 'angle' | 'side' | 'bedX' | 'W'>) {
  const rnd = random(d.seed).fork(angle === 'front' ? 'bedroom1' : 'bedroom2')
  if (angle === 'side')
    return camera({
      x: Math.min(W - 0.25, bedX + 1.75),
      y: rnd.range(1.3, 1.5),
      z: rnd.range(3.5, 4),
      yaw: -rnd.range(0.62, 0.76),
      focal: 850,
      cy: 335,
      flip: d.flip,
    })
  return camera({
    x: bedX + rnd.range(0.7, 1.25),
    y: rnd.range(1.28, 1.5),
    z: rnd.range(4.95, 5.35) - (d.stars <= 2 ? 0.45 : 0),
    yaw: side ? -rnd.range(0.27, 0.37) : -rnd.range(0.14, 0.26),
    focal: rnd.range(980, 1080),
    cy: 308,
    flip: d.flip,
  })
}

function lightFrom(d: Plan, side: boolean): Vector {
  if (d.hour.lamps > 0.6) return [side ? -0.25 : -0.2, 0.75, 0.5]
  return side ? [-0.75, 0.5, 0.45] : [-0.45, 0.6, 0.35]
}

export function bedroom(d: Plan, angle: Angle): Drawing {
  const plan = layoutOf(d, angle)
  const { side, W, H, bedX } = plan
  const cam = cameraFor(d, plan)
  const c = picture(d, cam, lightFrom(d, side), 'bedroom')
  c.ceiling = H
  const room: Layout = { ...plan, zMax: cam.z + 1.5, px: cam.scale([bedX, 1, 0]) }
  const { back, backWall, accent } = shell(c, { W, H, zMax: room.zMax, style: d.wall, focusX: bedX, far: 3.4 })
  if (c.hour.lamps > 0.2)
    for (const x of room.lampX)
      for (const [dy, r, k] of [
        [0.25, 1.15, 0.85],
        [0.1, 0.55, 0.6],
      ] as const)
        lampGlow(c, backWall, {
          colour: accent,
          p: back.pt(x, room.hangY + dy),
          r: room.px * r,
          strength: c.hour.lamps * k,
        })
  const win = windowOf(d, side)
  daylight(c, win, { sun: side ? [-0.75, 0.5, 0.46] : [-0.3, 0.62, -0.62], W, zMax: room.zMax, backWall, side })
  curtains(c, win)
  wallHangings(c, room)
  onTheFloor(c, room)
  furnish(c, room)
  if (d.fan) fan(c, [bedX - 0.3, 2.42, 1.5])
  return {
    svg: finish(c),
    alt: `${angle === 'front' ? bedWords(d) : headboardWords[d.headboard]} and ${windowWords(d)}`,
  }
}

function windowOf(d: Plan, side: boolean): WindowPlace {
  const tall = d.stars >= 4 || d.opening !== 'plain'
  const [low, narrow] = [tall ? 0.32 : 0.85, d.stars <= 2]
  if (side)
    return { o: [0, low, 0.62], u: [0, 0, 1], n: [1, 0, 0], w: narrow ? 1.35 : 1.9, h: tall ? 2.05 : 1.4, bars: d.bars }
  return { o: [0.36, low, 0], u: [1, 0, 0], n: [0, 0, 1], w: narrow ? 1.05 : 1.35, h: tall ? 2.0 : 1.4, bars: d.bars }
}

function wallHangings(c: Picture, { angle, side, W, bedX }: Layout) {
  const { cam, d } = c
  const onLeft = (z: number) =>
    painting(c, { w: 0.62, h: 0.82, kind: d.art2, plane: cam.plane([0.02, 1.25, z + 0.62], [0, 0, -1], [0, 1, 0]) })
  const onRight = (z: number) =>
    painting(c, { w: 0.62, h: 0.82, kind: d.art2, plane: cam.plane([W - 0.02, 1.25, z], [0, 0, 1], [0, 1, 0]) })
  if (!side && angle === 'front') onLeft(0.9)
  if (!side && angle === 'side') for (const z of d.above === 'one' ? [1.35] : [0.95, 1.85]) onLeft(z)
  if (angle === 'front' && d.stars <= 2) onRight(1.1)
  if (d.wall !== 'mural' && d.wall !== 'paper') aboveTheBed(c, bedX)
  if (angle === 'front' && d.stars <= 3 && d.hang !== 'pendant') aircon(c, [W - 1.05, 2.32, 0])
}

function aboveTheBed(c: Picture, bedX: number) {
  const { d } = c
  const aboveFree = 1.5
  const kind = d.hang === 'pendant' ? 'one' : d.above
  if (kind === 'one')
    painting(c, { x: bedX - 0.6, y: aboveFree + 0.06, w: 1.2, h: 0.72, kind: d.art === 'leaf' ? 'dunes' : d.art })
  if (kind === 'two')
    for (const k of [-1, 1])
      painting(c, { x: bedX + k * 0.42 - 0.3, y: aboveFree + 0.02, w: 0.6, h: 0.8, kind: k < 0 ? d.art : d.art2 })
  if (kind === 'three')
    for (const k of [-1, 0, 1])
      painting(c, { x: bedX + k * 0.6 - 0.24, y: aboveFree + 0.08, w: 0.48, h: 0.62, kind: k ? d.art : d.art2 })
  if (kind === 'mirror') roundMirror(c, { x: bedX, y: 1.9, r: 0.42 })
}

function onTheFloor(c: Picture, { angle, bedX, half, foot, lampX, spot }: Layout) {
  const { d, pal } = c
  const place = { x0: bedX - half - 0.7, x1: bedX + half + 0.7, z0: 1.05, z1: 2.95 }
  if (d.stars >= 3)
    rug(c, { ...place, style: d.rug === 'round' && angle === 'front' ? 'border' : d.rug, colour: pal.rug })
  const chair: Standing = [spot.x - 0.36, spot.z - 0.36, spot.x + 0.36, spot.z + 0.36, 0.2]
  shadowsOnFloor(c, [
    [bedX - half - 0.02, 0.1, bedX + half + 0.02, foot + 0.06, 0.3],
    ...lampX.map((x): Standing => [x - 0.24, 0, x + 0.24, 0.44, 0.15]),
    ...(d.stars >= 3 ? [chair] : []),
  ])
}

/** Draws everything in the room, from far to near. */
function furnish(c: Picture, room: Layout) {
  const { cam, d, pal } = c
  const { angle, side, W, bedX, half, foot, spot } = room
  const [front, besides] = [angle === 'front', angle === 'side']
  const items: (readonly [depth: number, draw: () => void])[] = []
  const put = (x: number, z: number, draw: () => void) => items.push([cam.depth([x, 0, z]), draw])
  put(bedX, 0.02, () => headboard(c, { x0: bedX - half, x1: bedX + half, style: d.headboard }))
  put(bedX, 1.4, () => bed(c, { x0: bedX - half, x1: bedX + half, z1: foot, look: d.look }))
  for (const [i, x] of room.lampX.entries()) put(x, 0.2, () => besideTheBed(c, room, x, i))
  if (d.stars >= 3) {
    put(spot.x, spot.z, () =>
      armchair(c, [spot.x, spot.z], {
        turn: side ? 1.0 : 0.5,
        colour: d.rich ? mix(pal.fabric, pal.linen, 0.18) : pal.spread,
        cushion: d.look.cushion[1],
        style: d.chair,
      }),
    )
    const table = [spot.x + (side ? 0 : 0.72), spot.z - (side ? 0.72 : 0.1)] as const
    put(spot.x + 0.1, spot.z - 0.75, () => {
      sideTable(c, table)
      chai(c, [table[0], 0.48, table[1]])
    })
  }
  const [plantX, plantZ] = side ? ([0.42, 0.36] as const) : ([0.28, 0.5] as const)
  if (d.stars >= 3 || d.plant === 'snake')
    put(plantX, plantZ, () => plant(c, [plantX, 0, plantZ], { kind: d.plant, h: d.rich ? 1.5 : 1.15, pot: d.pot }))
  if (!side && d.stars <= 2 && besides) put(0.2, 1.6, () => bench(c))
  if (d.rich && besides) put(bedX, foot + 0.3, () => footBench(c, bedX, foot))
  if (front && d.stars >= 3 && W - bedX > 1.9)
    put(W - 0.3, 0.04, () => (d.store === 'wardrobe' ? wardrobe(c, W, 0.04) : desk(c, W, 0.29)))
  items.sort((a, b) => b[0] - a[0])
  for (const [, draw] of items) draw()
}

/** Draws a bedside table with its lamp. `i` numbers them from the left. */
function besideTheBed(c: Picture, { H, hangY, px }: Layout, x: number, i: number) {
  const { art, cam, d, hour, pal } = c
  bedside(c, { x, z: 0.04, style: d.bedside })
  if (hour.lamps > 0.2) {
    const [ex, ey] = cam.at([x, 0.545, 0.3])
    art.ellipse(
      ex,
      ey,
      px * 0.2,
      px * 0.05,
      art.radial(
        [ex, ey],
        px * 0.2,
        [
          [0, '#ffe2a4', 0.5 * hour.lamps],
          [1, '#ffe2a4', 0],
        ],
        0.25,
      ),
    )
  }
  if (d.hang === 'table') tableLamp(c, [x, 0.54, 0.26], d.lamp)
  if (d.hang === 'pendant') pendant(c, [x, hangY, 0.32], { kind: d.pendant, from: H })
  if (d.hang === 'sconce') sconce(c, [x, hangY, 0.02])
  if (d.hang !== 'table' || i === 1)
    vase(c, [x + (i ? 0.13 : -0.1), 0.54, 0.34], {
      colour: i ? pal.two : '#efe6d8',
      stems: d.flower,
      size: d.hang === 'table' ? 0.7 : 1,
    })
  else if (d.stars >= 3) books(c, [x + 0.02, 0.54, 0.38])
}

function bedWords({ stars, look }: Plan) {
  const colour = colourWord(look.cushion[0])
  const article = /^[aeiou]/.test(colour) ? 'an' : 'a'
  if (stars === 3 || (stars > 3 && look.spots.length === 1)) return `A double bed with ${article} ${colour} cushion`
  if (stars > 3) return `A double bed with ${colour} cushions`
  if (look.runner[0]) return `A double bed with a folded ${colourWord(look.throw)} throw`
  return `A double bed in ${colourWord(look.duvet)}`
}

const headboardWords: Record<Plan['headboard'], string> = {
  channel: 'A bedroom with a padded headboard',
  tufted: 'A bedroom with a buttoned headboard',
  arch: 'A bedroom with an arched headboard',
  cane: 'A bedroom with a cane headboard',
  wood: 'A bedroom with a wooden headboard',
  scallop: 'A bedroom with a scalloped headboard',
  wide: 'A bedroom with a wide headboard',
}
