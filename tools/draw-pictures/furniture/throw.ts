import { darker, lighter } from '../canvas/colour.ts'
import { UP } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Picture } from '../rooms/picture.ts'
import type { BedShape } from './bed-shape.ts'

/** Draws a folded throw across the foot of the bed. */
export function foldedThrow(c: Picture, shape: BedShape) {
  const { z1, look, blanket } = shape
  const run = [z1 - look.runner[0], blanket ? z1 + 0.035 : z1 - look.runner[1]] as const
  hangingEnds(c, shape, run)
  acrossTheBed(c, shape, run)
}

type Run = readonly [from: number, to: number]

function hangingEnds({ art, cam, light }: Picture, { x1, look, top, hem, px, seen, blanket }: BedShape, run: Run) {
  const tone = look.throw
  for (const [sx, normal] of seen) {
    const side = cam.plane([sx + (sx > x1 ? 0.015 : -0.015), 0, 0], [0, 0, 1], [0, 1, 0])
    art.path(
      side.d(
        `M${run[0]} ${top + 0.01}L${run[1]} ${top + 0.01}Q${run[1] + 0.015} ${hem + 0.2} ${run[1] - 0.01} ${hem + 0.1}Q${(run[0] + run[1]) / 2} ${hem + 0.06} ${run[0] + 0.01} ${hem + 0.1}Q${run[0] - 0.01} ${hem + 0.3} ${run[0]} ${top + 0.01}Z`,
      ),
      art.linear(side.pt(run[0], top), side.pt(run[0], hem), [
        [0, light.face(tone, normal, 0.14)],
        [1, light.face(tone, normal, -0.16)],
      ]),
    )
    for (const k of blanket ? [0.1, 0.16] : [0.12, 0.88])
      art.stroke(
        side.d(`M${lerp(run[0], run[1], k)} ${top}L${lerp(run[0], run[1], k)} ${hem + 0.1}`),
        light.face(look.cushion[1], normal, 0),
        px * 0.02,
      )
    let fringe = ''
    for (let i = 0; i <= 16; i++)
      fringe += side.d(
        `M${lerp(run[0], run[1], i / 16)} ${hem + 0.09}L${lerp(run[0], run[1], i / 16) + 0.005} ${hem + 0.03}`,
      )
    art.stroke(fringe, light.face(tone, normal, 0.05), px * 0.01)
  }
}

function acrossTheBed(c: Picture, { x0, x1, z1, look, top, px, deck, bright, blanket }: BedShape, run: Run) {
  const { art, light } = c
  const [tone, cover] = [look.throw, look.duvet]
  const cloth = blanket
    ? deck.d(
        `M${x0 - 0.045} ${run[0]}Q${(x0 + x1) / 2} ${run[0] - 0.03} ${x1 + 0.045} ${run[0]}L${x1 + 0.045} ${z1 - 0.1}Q${x1 + 0.045} ${z1 + 0.045} ${x1 - 0.1} ${z1 + 0.045}L${x0 + 0.1} ${z1 + 0.045}Q${x0 - 0.045} ${z1 + 0.045} ${x0 - 0.045} ${z1 - 0.1}Z`,
      )
    : deck.d(
        `M${x0 - 0.045} ${run[0]}Q${(x0 + x1) / 2} ${run[0] - 0.03} ${x1 + 0.045} ${run[0]}L${x1 + 0.045} ${run[1]}Q${(x0 + x1) / 2} ${run[1] - 0.025} ${x0 - 0.045} ${run[1]}Z`,
      )
  if (!blanket)
    art.stroke(
      deck.d(`M${x0 - 0.03} ${run[1] + 0.03}L${x1 + 0.03} ${run[1] + 0.03}`),
      light.face(darker(cover, 0.4), UP, -0.2),
      px * 0.03,
      'opacity="0.3"',
    )
  art.path(
    cloth,
    art.linear(deck.pt(bright[0], run[0]), deck.pt(bright[1], run[1]), [
      [0, light.face(tone, UP, 0.14)],
      [1, light.face(tone, UP, -0.1)],
    ]),
    blanket
      ? `stroke="${light.face(tone, UP, 0)}" stroke-width="${(px * 0.036).toFixed(1)}" stroke-linejoin="round"`
      : '',
  )
  art.clip(cloth, () => {
    for (const k of blanket ? [0.1, 0.16] : [0.12, 0.88])
      art.stroke(
        deck.d(
          `M${x0 - 0.1} ${lerp(run[0], run[1], k)}Q${(x0 + x1) / 2} ${lerp(run[0], run[1], k) - 0.03} ${x1 + 0.1} ${lerp(run[0], run[1], k)}`,
        ),
        light.face(look.cushion[1], UP, 0),
        px * 0.028,
      )
    if (look.weave === 'diamond')
      for (let i = 0; i < 15; i++) {
        const u = lerp(x0, x1, (i + 0.5) / 15)
        const v = (run[0] + run[1]) / 2
        art.path(
          deck.d(`M${u - 0.045} ${v}L${u} ${v - 0.09}L${u + 0.045} ${v}L${u} ${v + 0.09}Z`),
          light.face(look.cushion[1], UP, 0),
          'opacity="0.8"',
        )
      }
    if (look.weave === 'stripe')
      for (let i = 1; i < 5; i++)
        art.stroke(
          deck.d(
            `M${x0 - 0.1} ${lerp(run[0], run[1], 0.18 + i * 0.13)}L${x1 + 0.1} ${lerp(run[0], run[1], 0.18 + i * 0.13)}`,
          ),
          light.face(lighter(tone, 0.3), UP, 0),
          px * 0.01,
        )
    c.beam?.(top, 0.7)
  })
}
