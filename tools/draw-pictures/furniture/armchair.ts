import type { Vector } from '../canvas/camera.ts'
import { darker, lighter } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'
import type { ChairStyle } from '../rooms/plan.ts'
import { pillow } from './pillow.ts'
import { type Frame, slab, stand } from './solids.ts'

/** A part of a chair with its middle. Parts are drawn in order of their distance, the farthest first. */
type Part = readonly [middle: Vector, draw: () => void]

function tubParts(c: Picture, at: Frame, colour: string): readonly Part[] {
  const soft = { at, soft: 0.07 }
  return [
    [[0, 0.5, -0.3], () => slab(c, [-0.34, 0.2, -0.38], [0.34, 0.88, -0.24], colour, soft)],
    [[-0.36, 0.4, 0], () => slab(c, [-0.4, 0.2, -0.34], [-0.27, 0.62, 0.34], colour, soft)],
    [[0.36, 0.4, 0], () => slab(c, [0.27, 0.2, -0.34], [0.4, 0.62, 0.34], colour, soft)],
    [
      [0, 0.3, 0.05],
      () => {
        slab(c, [-0.27, 0.2, -0.22], [0.27, 0.34, 0.36], darker(colour, 0.08), soft)
        slab(c, [-0.25, 0.36, -0.2], [0.25, 0.46, 0.37], lighter(colour, 0.1), soft)
      },
    ],
  ]
}

function frameParts(c: Picture, at: Frame, colour: string): readonly Part[] {
  const { pal } = c
  return [
    [
      [0, 0.5, -0.34],
      () => {
        slab(c, [-0.33, 0.4, -0.4], [0.33, 0.95, -0.34], pal.wood, { at })
        slab(c, [-0.27, 0.45, -0.34], [0.27, 0.92, -0.24], colour, { at, soft: 0.06 })
      },
    ],
    [
      [-0.34, 0.3, 0],
      () => {
        slab(c, [-0.36, 0.56, -0.4], [-0.3, 0.61, 0.36], pal.wood, { at })
        slab(c, [-0.35, 0, 0.3], [-0.31, 0.56, 0.34], pal.wood, { at })
      },
    ],
    [
      [0.34, 0.3, 0],
      () => {
        slab(c, [0.3, 0.56, -0.4], [0.36, 0.61, 0.36], pal.wood, { at })
        slab(c, [0.31, 0, 0.3], [0.35, 0.56, 0.34], pal.wood, { at })
      },
    ],
    [
      [0, 0.3, 0.03],
      () => {
        slab(c, [-0.31, 0.26, -0.34], [0.31, 0.32, 0.34], pal.wood, { at })
        slab(c, [-0.28, 0.33, -0.3], [0.28, 0.44, 0.34], colour, { at, soft: 0.06 })
      },
    ],
  ]
}

interface Armchair {
  /** The rotation about the vertical axis, in radians. */
  turn: number
  colour: string
  cushion?: string
  style: ChairStyle
}

export function armchair(
  c: Picture,
  [x, z]: readonly [x: number, z: number],
  { turn, colour, cushion, style }: Armchair,
) {
  const at = stand([x, 0, z], turn)
  const { pal } = c
  for (const [lx, lz] of [
    [-0.3, -0.28],
    [0.27, -0.28],
    [-0.3, 0.3],
    [0.27, 0.3],
  ] as const)
    slab(c, [lx, 0, lz], [lx + 0.035, 0.2, lz + 0.035], pal.wood, { at })
  const [back, left, right, seat] = style === 'tub' ? tubParts(c, at, colour) : frameParts(c, at, colour)
  if (!back || !left || !right || !seat) throw new Error('A chair has a back, two arms and a seat')
  const around = [back, left, right].sort((a, b) => c.cam.depth(at.p(b[0])) - c.cam.depth(at.p(a[0])))
  // Draws the seat after the far parts and before the near arm.
  for (const [, draw] of [...around.slice(0, 2), seat]) draw()
  if (cushion) {
    const [px, , pz] = at.p([0, 0, -0.08])
    pillow(c, {
      x: px,
      y: 0.46,
      z: pz,
      w: 0.38,
      h: 0.34,
      lean: 0.3,
      thick: 0.07,
      turn,
      colour: cushion,
      pattern: 'stripe',
      trim: pal.linen,
    })
  }
  for (const [, draw] of around.slice(2)) draw()
}
