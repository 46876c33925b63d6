import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Garden } from './garden.ts'

/** A building site: everything that is needed to draw a hotel of any type on it. */
export interface Site {
  c: Picture
  rnd: Random
  floors: number
  /** Whether the hotel is seen from near its door. */
  close: boolean
  stone: string
  trim: string
  garden: Garden
}

/** Draws the soft shadow that a building casts to its right, in metres. */
export function buildingShadow(
  { art, cam }: Picture,
  { x0, x1, z0, z1 }: { x0: number; x1: number; z0: number; z1: number },
) {
  const outline = cam.poly([
    [x0, 0.02, z0],
    [x1 + 1.5, 0.02, z0],
    [x1 + 1, 0.02, z1 + 1.2],
    [x0, 0.02, z1 + 1.2],
  ])
  art.group(art.blur(8), () => art.path(outline, '#180d20', 'opacity="0.3"'))
}
