import { lerp, round } from './numbers.ts'

/** The size of every drawing in SVG units, with the cards' ratio of 352 to 188. */
export const WIDTH = 1408
export const HEIGHT = 752

/** A point in the picture, in SVG units. */
export type Point = readonly [x: number, y: number]
/** A point or direction in the room, in metres: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

/** A plane in the room. Paths drawn on it in its own units appear in perspective. */
export interface Plane {
  space: (a: number, b: number) => Vector
  pt: (a: number, b: number) => Point
  /** Takes an absolute path in the plane's own units, and projects every pair of coordinates. */
  d: (path: string) => string
  rect: (a: number, b: number, w: number, h: number) => string
}

export interface Camera {
  x: number
  y: number
  z: number
  flip: boolean
  /** The height of the horizon in the picture. */
  horizon: number
  at: (place: Vector) => Point
  poly: (places: readonly Vector[]) => string
  plane: (origin: Vector, u: Vector, v: Vector) => Plane
  /** Returns how many SVG units a metre takes at a certain place. */
  scale: (place: Vector) => number
  depth: (place: Vector) => number
}

interface Stance {
  x: number
  y: number
  z: number
  yaw?: number
  focal?: number
  cx?: number
  cy?: number
  /** Whether the whole picture is mirrored. */
  flip?: boolean
}

const NEAR = 0.12
const PAIR = /(-?[\d.]+(?:e-?\d+)?)[ ,]+(-?[\d.]+(?:e-?\d+)?)/g

/** Replaces every pair of coordinates in a path. */
export const mapPairs = (path: string, place: (a: number, b: number) => string) =>
  path.replace(PAIR, (_, a: string, b: string) => place(Number(a), Number(b)))

/** Cuts off what is behind the viewer, so that walls may extend past the camera. */
function clipNear(points: readonly Vector[]) {
  const out: Vector[] = []
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    if (a[2] >= NEAR) out.push(a)
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const t = (NEAR - a[2]) / (b[2] - a[2])
      out.push([lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)])
    }
  })
  return out
}

/** A level camera, so that verticals stay vertical as in an interior photograph. */
export function camera(stance: Stance): Camera {
  const { x, y, z, yaw = 0, focal = 1000, cx = WIDTH / 2, cy = HEIGHT / 2, flip = false } = stance
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  const view = ([px, py, pz]: Vector): Vector => {
    const [dx, dz] = [px - x, pz - z]
    return [dx * cos + dz * sin, py - y, dx * sin - dz * cos]
  }
  const screen = ([vx, vy, vz]: Vector): Point => {
    const depth = Math.max(vz, NEAR)
    const sx = cx + (focal * vx) / depth
    return [flip ? WIDTH - sx : sx, cy - (focal * vy) / depth]
  }
  const at = (place: Vector) => screen(view(place))
  const poly = (places: readonly Vector[]) => {
    const shown = clipNear(places.map(view)).map(screen)
    return shown.length < 3 ? '' : `M${shown.map((p) => p.map(round).join(' ')).join('L')}Z`
  }
  const plane = (o: Vector, u: Vector, v: Vector): Plane => {
    const space = (a: number, b: number): Vector => [
      o[0] + u[0] * a + v[0] * b,
      o[1] + u[1] * a + v[1] * b,
      o[2] + u[2] * a + v[2] * b,
    ]
    const pt = (a: number, b: number) => at(space(a, b))
    return {
      space,
      pt,
      d: (path) => mapPairs(path, (a, b) => pt(a, b).map(round).join(' ')),
      rect: (a, b, w, h) => poly([space(a, b), space(a + w, b), space(a + w, b + h), space(a, b + h)]),
    }
  }
  const depth = (place: Vector) => view(place)[2]
  const scale = (place: Vector) => focal / Math.max(depth(place), NEAR)
  return { x, y, z, flip, at, poly, plane, scale, depth, horizon: cy }
}
