import { FRONT } from '../canvas/light.ts'
import { slab, stand } from '../furniture/solids.ts'
import type { Picture } from '../rooms/picture.ts'

/** Draws an auto-rickshaw at the kerb, with its nose to the right. */
export function rickshaw(c: Picture, [x, z]: readonly [x: number, z: number], turn: number) {
  const { art, cam, light } = c
  const at = stand([x, 0, z], turn)
  const wheel = (lx: number, lz: number) => {
    const [ex, ey] = cam.at(at.p([lx, 0.26, lz]))
    const r = cam.scale(at.p([lx, 0.26, lz])) * 0.27
    art.ellipse(ex, ey, r * 0.86, r, '#241d26')
    art.ellipse(ex, ey, r * 0.4, r * 0.48, light.lit('#b9b2aa', 0.8))
  }
  art.group(art.blur(6), () =>
    art.path(
      cam.poly(
        (
          [
            [-1.4, 0.02, -0.6],
            [1.5, 0.02, -0.6],
            [1.5, 0.02, 0.9],
            [-1.4, 0.02, 0.9],
          ] as const
        ).map((place) => at.p(place)),
      ),
      '#140c1a',
      'opacity="0.45"',
    ),
  )
  wheel(-0.8, -0.5)
  slab(c, [-1.25, 0.3, -0.6], [0.5, 0.86, 0.6], '#2f8a4f', { at })
  slab(c, [0.5, 0.3, -0.45], [1.1, 0.7, 0.45], '#2f8a4f', { at })
  slab(c, [-1.15, 0.86, -0.5], [-0.2, 1.1, 0.5], '#3a2c33', { at })
  art.path(
    cam.poly(
      (
        [
          [1.05, 0.7, -0.45],
          [1.05, 0.7, 0.45],
          [0.62, 1.55, 0.5],
          [0.62, 1.55, -0.5],
        ] as const
      ).map((place) => at.p(place)),
    ),
    light.lit('#cfe4ea', 0.9),
    'opacity="0.75"',
  )
  const side = cam.plane(at.p([0, 0, 0.56]), at.n([1, 0, 0]), [0, 1, 0])
  art.path(side.d('M-1.2 0.86L-1.2 1.5L-0.55 1.5L-0.5 0.86Z'), light.face('#2b2229', FRONT, 0.05))
  for (const [a, b] of [
    [0.1, 0.06],
    [1.05, 0.62],
  ] as const)
    art.stroke(side.d(`M${a} 0.75L${b} 1.55`), light.lit('#2b2229', 0.5), cam.scale(at.p([0, 1, 0])) * 0.05)
  slab(c, [-1.28, 1.5, -0.6], [0.7, 1.72, 0.62], '#f2c230', { at, soft: 0.1 })
  wheel(-0.8, 0.62)
  wheel(0.85, 0.3)
}
