import pool from './picture-pool.json' with { type: 'json' }

export type StarBand = '1-2' | '3' | '4-5'
export type PoolKind = 'facade' | 'room' | 'angle' | 'bath' | 'balcony' | 'breakfast' | 'lounge'

/** A picture's file name, without size and extension, and its subject. */
export interface PoolPicture {
  name: string
  alt: string
  /** the average colours of the picture's upper and lower half (`domain/pictures/tint.ts`) */
  tint: string
}

/** Four pictures of one fictional hotel. */
export interface PictureSet {
  id: string
  view: CityView
  starBand: StarBand
  pictures: readonly (PoolPicture & { kind: PoolKind })[]
}

/** The pool that `npm run draw-pictures` wrote. */
export const pictureSets = pool.sets as readonly PictureSet[]
export const cityPictures: readonly (PoolPicture & { city: string })[] = pool.cities
export const heroPicture: PoolPicture = pool.hero

export const starBandOf = (stars: number): StarBand => (stars <= 2 ? '1-2' : stars === 3 ? '3' : '4-5')

/** The view from a hotel's windows. The pool has pictures of each view. */
export type CityView = 'city' | 'sea' | 'hills' | 'lake' | 'palms' | 'fort' | 'garden'
