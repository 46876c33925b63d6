import type { Point } from './camera.ts'
import { round } from './numbers.ts'

/** Returns a smooth open path through points (a Catmull-Rom curve, written as cubic curves). */
export function smooth(points: readonly Point[]) {
  const first = points[0]
  if (!first) throw new Error('A path needs a point')
  let d = `M${first.map(round).join(' ')}`
  for (const [i, p1] of points.entries()) {
    const p2 = points[i + 1]
    if (!p2) break
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${[...c1, ...c2, ...p2].map(round).join(' ')}`
  }
  return d
}

/** Returns an open path of straight lines through points. */
export const line = (points: readonly Point[]) => `M${points.map((p) => p.map(round).join(' ')).join('L')}`

/** Returns a closed ellipse as a path in a plane's own units, so that it can be drawn in perspective. */
export function oval(x: number, z: number, a: number, b: number) {
  const [ka, kb] = [a * 0.5523, b * 0.5523]
  const upper = `C${x - a} ${z + kb} ${x - ka} ${z + b} ${x} ${z + b}C${x + ka} ${z + b} ${x + a} ${z + kb} ${x + a} ${z}`
  const lower = `C${x + a} ${z - kb} ${x + ka} ${z - b} ${x} ${z - b}C${x - ka} ${z - b} ${x - a} ${z - kb} ${x - a} ${z}`
  return `M${x - a} ${z}${upper}${lower}Z`
}
