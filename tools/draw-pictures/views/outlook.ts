import { mix } from '../canvas/colour.ts'
import type { Hour } from '../canvas/light.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { Sheet } from '../canvas/sheet.ts'

export const viewKinds = ['city', 'sea', 'hills', 'lake', 'palms', 'fort', 'garden'] as const
export type ViewKind = (typeof viewKinds)[number]

export interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
}

/**
 * What is needed to draw the outside into a box, in screen units. Sea or land meets the sky at the camera's horizon.
 */
export interface Outlook {
  art: Sheet
  box: Box
  horizon: number
  hour: Hour
  rnd: Random
}

const dimming = { morning: 0.05, golden: 0.12, dusk: 0.42, night: 0.68, monsoon: 0.16 }

/** Returns the colour of land, which gets hazier with distance (0 near, 1 far) and takes the hour's tint. */
export function land(hour: Hour, colour: string, far: number) {
  const tinted = mix(colour, mix(hour.sky[0], '#120f26', 0.5), dimming[hour.name])
  return mix(tinted, hour.haze, far * 0.85)
}
