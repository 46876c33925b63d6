/** Rounds to tenths of a unit, which is precise enough for a drawing 1408 units wide, and keeps the SVG short. */
export const round = (n: number) => Math.round(n * 10) / 10

export const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))

/** Returns the value between `a` and `b` at a share `t` from 0 to 1. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
