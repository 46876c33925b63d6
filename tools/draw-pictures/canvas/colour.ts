import { clamp, lerp } from './numbers.ts'

type Channels = readonly [red: number, green: number, blue: number]

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
const parse = (hex: string): Channels => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

const format = (channels: Channels) =>
  `#${channels
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes two colours written as `#rrggbb`. A share of 0 gives `a`, and 1 gives `b`. */
export function mix(a: string, b: string, t: number) {
  const [from, to] = [parse(a), parse(b)]
  return format([lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)])
}

/** Multiplies each channel by its own factor, as coloured light does on a surface. */
export function times(hex: string, factors: Channels) {
  const [red, green, blue] = parse(hex)
  return format([red * factors[0], green * factors[1], blue * factors[2]])
}

export const lighter = (hex: string, t: number) => mix(hex, '#ffffff', t)
/** Mixes a colour with a warm plum black, because pure black looks dead next to these palettes. */
export const darker = (hex: string, t: number) => mix(hex, '#1d1320', t)
