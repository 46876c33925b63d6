import type { Point, Vector } from '../canvas/camera.ts'
import { mix } from '../canvas/colour.ts'
import { BACK, DOWN, FRONT, LEFT, RIGHT, UP } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { smooth } from '../canvas/paths.ts'
import type { Picture } from '../rooms/picture.ts'

/** A local frame. `p` places a point in the room, and `n` only rotates a direction. */
export interface Frame {
  p: (place: Vector) => Vector
  n: (direction: Vector) => Vector
}

/** Returns a frame at `o`, rotated by `turn` radians about the vertical axis. */
export function stand(o: Vector, turn = 0): Frame {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const n = ([x, y, z]: Vector): Vector => [x * cos + z * sin, y, -x * sin + z * cos]
  const p = (place: Vector): Vector => {
    const [x, y, z] = n(place)
    return [x + o[0], y + o[1], z + o[2]]
  }
  return { p, n }
}
const still = stand([0, 0, 0])

interface SlabOptions {
  at?: Frame
  /** How far the edges are rounded like upholstery, in metres. */
  soft?: number
  lift?: number
  /** The colour of the upper face, if it differs. */
  top?: string
  /** Whether to draw the lower face. Set it to false for a solid that is never seen from below. */
  under?: boolean
}

function facesOf(
  [x0, y0, z0]: Vector,
  [x1, y1, z1]: Vector,
): readonly (readonly [Vector, readonly [Vector, Vector, Vector, Vector]])[] {
  return [
    [
      DOWN,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
    ],
    [
      BACK,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
    ],
    [
      LEFT,
      [
        [x0, y0, z0],
        [x0, y0, z1],
        [x0, y1, z1],
        [x0, y1, z0],
      ],
    ],
    [
      RIGHT,
      [
        [x1, y0, z0],
        [x1, y0, z1],
        [x1, y1, z1],
        [x1, y1, z0],
      ],
    ],
    [
      FRONT,
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
    ],
    [
      UP,
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
    ],
  ]
}

/** Draws a box between two corners. */
export function slab(
  c: Picture,
  a: Vector,
  b: Vector,
  colour: string,
  { at = still, soft = 0, lift = 0, top, under = true }: SlabOptions = {},
) {
  const [[x0, y0, z0], [x1, y1, z1]] = [a, b]
  const mid = at.p([(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2])
  const width = soft * c.cam.scale(mid)
  for (const [normal, corners] of facesOf(a, b)) {
    if (normal === DOWN && !under) continue
    const world = corners.map((corner) => at.p(corner))
    const n = at.n(normal)
    const near = at.p(corners[0])
    const toEye = [c.cam.x - near[0], c.cam.y - near[1], c.cam.z - near[2]] as const
    if (n[0] * toEye[0] + n[1] * toEye[1] + n[2] * toEye[2] <= 0) continue
    const tone = normal === UP && top ? top : colour
    const d = c.cam.poly(world)
    if (!d) continue
    const upright = normal !== UP && normal !== DOWN
    const fill = upright
      ? c.art.linear(c.cam.at(at.p([x0, y1, z1])), c.cam.at(at.p([x0, y0, z1])), [
          [0, c.light.face(tone, n, lift + 0.05)],
          [1, c.light.face(tone, n, lift - 0.14)],
        ])
      : c.light.face(tone, n, lift)
    c.art.path(
      d,
      fill,
      soft
        ? `stroke="${c.light.face(tone, n, lift - (upright ? 0.04 : 0))}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round"`
        : '',
    )
  }
}

/** The outline of a solid of revolution, from the bottom up. */
export type Profile = readonly (readonly [radius: number, height: number])[]

interface TurnedOptions {
  top?: string
  lift?: number
  /** How strongly it glows in the colour `warm`, from 0 to 1. */
  glow?: number
  warm?: string
}

/**
 * Draws a solid of revolution such as a vase, lamp, pot or stool. Returns its scale, and a function for its middle at a
 * height.
 */
export function lathe(
  c: Picture,
  [x, y, z]: Vector,
  profile: Profile,
  colour: string,
  { top, lift = 0, glow = 0, warm = '#ffdf9e' }: TurnedOptions = {},
) {
  const { art, cam, light } = c
  const s = cam.scale([x, y, z])
  const depth = cam.depth([x, y, z])
  const rows = profile.map(([r, h]) => [r * s, ...cam.at([x, y + h, z]), ((cam.y - y - h) / depth) * r * s] as const)
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) throw new Error('A turned solid needs a profile')
  const right = rows.map(([r, cx, cy]): Point => [cx + r, cy])
  const left = rows.map(([r, cx, cy]): Point => [cx - r, cy]).toReversed()
  const cap = (row: typeof first, end: Point) =>
    `A${row[0].toFixed(1)} ${Math.abs(row[3]).toFixed(1)} 0 0 0 ${end.map((v) => v.toFixed(1)).join(' ')}`
  const d = `${smooth(right)}${cap(last, [last[1] - last[0], last[2]])}${smooth(left).replace('M', 'L')}${cap(first, [first[1] + first[0], first[2]])}Z`
  const widest = Math.max(...rows.map((r) => r[0]))
  const bright = (cam.flip ? -1 : 1) * light.dir[0] < 0 ? 0.28 : 0.72
  const tone = (k: number) => mix(light.lit(colour, k + lift), warm, glow)
  const at = (t: number) => lerp(first[1] - widest, first[1] + widest, t)
  art.path(
    d,
    art.linear(
      [at(0), 0],
      [at(1), 0],
      [
        [0, tone(bright < 0.5 ? 0.5 : 0.12)],
        [bright, tone(1)],
        [1, tone(bright < 0.5 ? 0.12 : 0.5)],
      ],
    ),
  )
  if (last[3] > 0 && top) art.ellipse(last[1], last[2], last[0], last[3], light.face(top, UP, lift))
  return { s, at: (h: number) => cam.at([x, y + h, z]) }
}
