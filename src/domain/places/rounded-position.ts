import type { Point } from './straight-kilometres.ts'

/**
 * The degrees of one step, 500 m to the north and 500 to 610 m to the east anywhere in India. A guest's position leaves
 * the phone only as a number of steps, which does not say where in a square of 500 m the guest is (decision 0097).
 */
export const POSITION_STEPS = { lat: 0.0045, lng: 0.0055 } as const

/** The approximate width of a square, as texts state it. */
export const POSITION_METRES = 500

/** A position expressed in numbers of steps. */
export type RoundedPosition = { lat: number; lng: number }

export const roundPosition = ({ lat, lng }: Point): RoundedPosition => ({
  lat: Math.round(lat / POSITION_STEPS.lat),
  lng: Math.round(lng / POSITION_STEPS.lng),
})

/** Returns the centre of the square. */
export const middleOf = ({ lat, lng }: RoundedPosition): Point => ({
  lat: lat * POSITION_STEPS.lat,
  lng: lng * POSITION_STEPS.lng,
})
