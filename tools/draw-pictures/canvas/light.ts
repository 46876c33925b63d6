import type { Vector } from './camera.ts'
import { times } from './colour.ts'
import { clamp, lerp } from './numbers.ts'

const hourNames = ['morning', 'golden', 'dusk', 'night', 'monsoon'] as const
export type HourName = (typeof hourNames)[number]

/**
 * The light at a certain hour. `shade` and `key` tint the dark and the lit side of everything, and `sky` goes from the
 * zenith to the horizon.
 */
export interface Hour {
  name: HourName
  shade: Vector
  key: Vector
  sky: readonly [zenith: string, middle: string, horizon: string]
  haze: string
  sun: string
  /** How bright the lamps burn, from 0 to 1. */
  lamps: number
  /** How strongly the sun shines into rooms, from 0 to 1. */
  beam: number
}

// prettier-ignore
export const hours: Record<HourName, Hour> = {
  morning: { name: 'morning', shade: [0.83, 0.78, 0.8], key: [1.03, 1.0, 0.95], sky: ['#8fc0dd', '#c6dfe6', '#fbeeda'], haze: '#e9ece4', sun: '#fff6dc', lamps: 0, beam: 0.42 },
  golden: { name: 'golden', shade: [0.62, 0.51, 0.58], key: [1.1, 0.98, 0.83], sky: ['#7da6c4', '#f2c79a', '#ffdf9e'], haze: '#f6cd9b', sun: '#fff0bd', lamps: 0.35, beam: 0.7 },
  dusk: { name: 'dusk', shade: [0.46, 0.4, 0.55], key: [1.0, 0.85, 0.75], sky: ['#3c4a86', '#a5709a', '#f4a97f'], haze: '#b98299', sun: '#ffc79a', lamps: 0.85, beam: 0 },
  night: { name: 'night', shade: [0.31, 0.27, 0.41], key: [0.96, 0.79, 0.62], sky: ['#121a3c', '#24305c', '#4a4a78'], haze: '#39406c', sun: '#f3ead0', lamps: 1, beam: 0 },
  monsoon: { name: 'monsoon', shade: [0.62, 0.63, 0.66], key: [0.97, 0.98, 0.97], sky: ['#6f8791', '#9db0b3', '#cdd6d0'], haze: '#aebdbb', sun: '#e8eee6', lamps: 0.7, beam: 0 },
}

export const isDark = (hour: Hour) => hour.name === 'night' || hour.name === 'dusk'

export interface Light {
  hour: Hour
  dir: Vector
  /** Returns a colour under light of strength `k`, from 0 for shade to 1 for full light. */
  lit: (colour: string, k: number) => string
  /** Returns the colour of a surface that faces `normal`. */
  face: (colour: string, normal: Vector, lift?: number) => string
}

/** Returns the light in one picture. `from` points towards the main light. */
export function lighting(hour: Hour, from: Vector): Light {
  const length = Math.hypot(...from)
  const dir: Vector = [from[0] / length, from[1] / length, from[2] / length]
  const level = ([x, y, z]: Vector) => 0.52 + 0.5 * (x * dir[0] + y * dir[1] + z * dir[2])
  const lit = (colour: string, k: number) => {
    const t = clamp(k, -0.25, 1.2)
    const { shade, key } = hour
    return times(colour, [lerp(shade[0], key[0], t), lerp(shade[1], key[1], t), lerp(shade[2], key[2], t)])
  }
  return { hour, dir, lit, face: (colour, normal, lift = 0) => lit(colour, level(normal) + lift) }
}

export const UP: Vector = [0, 1, 0]
export const DOWN: Vector = [0, -1, 0]
export const FRONT: Vector = [0, 0, 1]
export const BACK: Vector = [0, 0, -1]
export const LEFT: Vector = [-1, 0, 0]
export const RIGHT: Vector = [1, 0, 0]
