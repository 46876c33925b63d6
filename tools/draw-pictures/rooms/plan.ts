import type { Hour } from '../canvas/light.ts'
import type { Palette } from '../canvas/palettes.ts'
import type { ViewKind } from '../views/outlook.ts'

export const headboards = ['channel', 'tufted', 'arch', 'cane', 'wood', 'scallop', 'wide'] as const
export const paintings = ['dunes', 'sun', 'arches', 'leaf', 'lotus', 'blocks'] as const
export const lampBaseKinds = ['vase', 'bead', 'stem', 'urn'] as const
export const plants = ['fiddle', 'palm', 'snake', 'monstera'] as const

export type Headboard = (typeof headboards)[number]
export type Painting = (typeof paintings)[number]
export type LampBase = (typeof lampBaseKinds)[number]
export type LampShade = 'drum' | 'cone' | 'dome'
export type PlantKind = (typeof plants)[number]
export type PendantKind = 'globe' | 'basket' | 'lantern'
export type BedsideKind = 'box' | 'legs' | 'round'
export type RugStyle = 'border' | 'kilim' | 'stripe' | 'round'
export type ChairStyle = 'tub' | 'frame'
export type Opening = 'plain' | 'arch' | 'mughal'
export type WallStyle = 'plain' | 'wainscot' | 'arch' | 'slats' | 'panels' | 'paper' | 'lime' | 'mural'
export type FloorStyle = 'plank' | 'tile' | 'checker' | 'terrazzo' | 'athangudi' | 'marble'
export type Pattern = '' | 'ikat' | 'stripe' | 'block' | 'sun' | 'band'
/** The number of vertical and horizontal bars in a window. */
export type Bars = readonly [upright: number, level: number]

/** How the bed looks when it is made. */
export interface BedLook {
  duvet: string
  sheet: string
  quilt: 'grid' | 'plain' | 'dots' | 'stripe'
  /**
   * Where the folded throw begins and ends, in metres from the foot of the bed. A negative value hangs over the foot.
   */
  runner: readonly [from: number, to: number]
  throw: string
  weave: 'diamond' | 'stripe' | 'plain'
  cushion: readonly [string, string]
  pattern: readonly [Pattern, Pattern]
  euro: Pattern
  trim: string
  /** Where cushions lie, in quarters of the bed's width from the middle. */
  spots: readonly number[]
  bolster: boolean
}

/** Every choice about a hotel, made once so that its pictures match. */
export interface Plan {
  seed: string
  stars: number
  /** Whether the hotel has four stars or more. */
  rich: boolean
  pal: Palette
  view: ViewKind
  hour: Hour
  headboard: Headboard
  wall: WallStyle
  floor: FloorStyle
  opening: Opening
  bars: Bars
  /** The wall with the bedroom's window. */
  layout: 'side' | 'back'
  flip: boolean
  lamp: { base: LampBase; shade: LampShade; colour: string }
  hang: 'table' | 'pendant' | 'sconce'
  pendant: PendantKind
  bedside: BedsideKind
  rug: RugStyle
  art: Painting
  art2: Painting
  above: 'one' | 'two' | 'mirror' | 'three'
  /** 1 if the curtains are tied back, 0 if they hang straight. */
  tie: number
  fan: boolean
  store: 'wardrobe' | 'desk'
  plant: PlantKind
  pot: string
  chair: ChairStyle
  /** The kind of flower, or the colour of round blossoms. */
  flower: string
  look: BedLook
}
