import { lighter, mix } from '../canvas/colour.ts'
import { type HourName, hours } from '../canvas/light.ts'
import { palettes } from '../canvas/palettes.ts'
import { random, type Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { ViewKind } from '../views/outlook.ts'
import {
  type Bars,
  type BedLook,
  type FloorStyle,
  type Headboard,
  headboards,
  lampBaseKinds,
  paintings,
  type Plan,
  plants,
  type WallStyle,
} from './plan.ts'

/** Lists from which a kind is drawn at random. The more often a kind is listed, the more often it appears. */
const hourChances: readonly HourName[] = [
  'morning',
  'morning',
  'golden',
  'golden',
  'golden',
  'dusk',
  'dusk',
  'night',
  'monsoon',
]
const plainHeadboards: readonly Headboard[] = ['wood', 'cane', 'tufted', 'channel']
const plainWalls: readonly WallStyle[] = ['plain', 'wainscot', 'arch', 'plain']
const fineWalls: readonly WallStyle[] = ['wainscot', 'arch', 'slats', 'panels', 'paper', 'lime', 'mural']
const plainFloors: readonly FloorStyle[] = ['plank', 'tile', 'athangudi', 'terrazzo']
const fineFloors: readonly FloorStyle[] = ['plank', 'plank', 'tile', 'checker', 'terrazzo', 'athangudi', 'marble']
const windowBars: readonly Bars[] = [
  [1, 0],
  [1, 1],
  [2, 0],
  [0, 0],
  [2, 2],
]
const plainRunners: readonly BedLook['runner'][] = [
  [0, 0],
  [0.6, 0.2],
  [0.95, -1],
]
const fineRunners: readonly BedLook['runner'][] = [
  [0.78, 0.2],
  [0.62, 0.18],
  [1.0, -1],
  [0.8, -1],
  [1.2, -1],
]
const cushionSpots: readonly (readonly number[])[] = [[-0.62, 0.62], [0], [-0.55, 0.5, 0], [0.4, -0.45]]

type Palette = Plan['pal']

/** Makes every choice about a hotel once, from its seed. Hotels with 1 or 2 stars are plain, with 4 or 5 rich. */
export function design(seed: string, { stars, view }: { stars: number; view: ViewKind }): Plan {
  const rnd = random(seed).fork('design')
  const pal = rnd.pick(palettes)
  const rich = stars >= 4
  const cushion: BedLook['cushion'] = rnd.chance(0.5) ? [pal.one, pal.two] : [pal.two, pal.one]
  return {
    seed,
    stars,
    pal,
    rich,
    view,
    hour: hours[rnd.pick(hourChances)],
    headboard: rnd.pick(stars <= 2 ? plainHeadboards : headboards),
    wall: rnd.pick(stars <= 2 ? plainWalls : fineWalls),
    floor: rnd.pick(stars <= 2 ? plainFloors : fineFloors),
    opening: rnd.pick(['plain', 'plain', 'arch', 'mughal']),
    bars: rnd.pick(windowBars),
    layout: rnd.pick(['side', 'side', 'back']),
    flip: rnd.chance(0.5),
    lamp: {
      base: rnd.pick(lampBaseKinds),
      shade: rnd.pick(['drum', 'cone', 'dome']),
      colour: rnd.pick([pal.metal, pal.two, pal.spread, '#efe6d8']),
    },
    hang: rnd.pick(['table', 'table', 'pendant', 'sconce']),
    pendant: rnd.pick(['globe', 'basket', 'lantern']),
    bedside: rnd.pick(['box', 'legs', 'round']),
    rug: rnd.pick(['border', 'kilim', 'stripe', 'round']),
    art: rnd.pick(paintings),
    art2: rnd.pick(paintings),
    above: rnd.pick(['one', 'two', 'mirror', 'three']),
    tie: rnd.pick([0, 1, 1]),
    fan: stars <= 3 ? rnd.chance(0.55) : rnd.chance(0.2),
    store: rnd.pick(['wardrobe', 'desk']),
    plant: rnd.pick(plants),
    pot: rnd.pick([pal.spread, '#efe6d8', pal.metal, pal.two, '#c9825a']),
    chair: rnd.pick(['tub', 'frame']),
    flower: rnd.pick(['leaf', 'pampas', 'bud', pal.one, pal.spread, '#f3c0b8']),
    look: bedLook(rnd, pal, cushion, stars),
  }
}

function bedLook(rnd: Random, pal: Palette, cushion: BedLook['cushion'], stars: number): BedLook {
  return {
    duvet: rnd.pick([
      pal.linen,
      pal.linen,
      lighter(pal.linen, 0.3),
      mix(pal.linen, pal.curtain, 0.7),
      mix(pal.linen, cushion[0], 0.4),
      mix(pal.linen, pal.rug, 0.7),
    ]),
    sheet: lighter(pal.linen, 0.2),
    quilt: rnd.pick(['grid', 'plain', 'dots', 'stripe', 'plain']),
    runner: rnd.pick(stars <= 2 ? plainRunners : fineRunners),
    throw: rnd.pick([pal.spread, pal.spread, cushion[0], mix(pal.fabric, pal.linen, 0.12), pal.rug]),
    weave: rnd.pick(['diamond', 'stripe', 'plain']),
    cushion,
    pattern: [rnd.pick(['ikat', 'stripe', 'block', '', 'sun']), rnd.pick(['', 'band', 'block'])],
    euro: rnd.pick(['', 'stripe', 'block', 'band']),
    trim: pal.linen,
    spots: rnd.pick(cushionSpots),
    bolster: rnd.chance(0.45),
  }
}
