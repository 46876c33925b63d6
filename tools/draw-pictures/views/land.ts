import type { Point } from '../canvas/camera.ts'
import { mix } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import { smooth } from '../canvas/paths.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import { land, type Outlook } from './outlook.ts'

/** Returns the outline of hills, with `steps` + 1 points over the box's width. */
export function ridge(
  rnd: Random,
  { x0, x1 }: { x0: number; x1: number },
  shape: { base: number; height: number; steps: number },
) {
  const points: Point[] = []
  for (let i = 0; i <= shape.steps; i++)
    points.push([lerp(x0 - 20, x1 + 20, i / shape.steps), shape.base - shape.height * rnd.range(0.25, 1)])
  return points
}

/** Closes an outline down to `floor`, so that it can be filled. */
export const closed = (points: readonly Point[], floor: number) =>
  `${smooth(points)}L${points.at(-1)?.[0] ?? 0} ${floor}L${points[0]?.[0] ?? 0} ${floor}Z`

export function rangeOfHills({ art, box, horizon, hour, rnd }: Outlook, colours: readonly string[], height: number) {
  colours.forEach((colour, i) => {
    const far = 1 - (i + 0.6) / colours.length
    const base = horizon + (box.y1 - horizon) * (i / colours.length) * 0.5
    const points = ridge(rnd, box, { base, height: height * (0.5 + far * 0.9), steps: 6 + i })
    const tint = land(hour, colour, far)
    art.path(
      closed(points, box.y1 + 5),
      art.linear(
        [0, base - height],
        [0, base + height * 0.7],
        [
          [0, tint],
          [1, mix(tint, hour.haze, 0.35)],
        ],
      ),
    )
  })
}

export function water({ art, box, horizon, hour, rnd }: Outlook, colour: string) {
  const near = land(hour, colour, 0.05)
  art.path(
    `M${box.x0} ${horizon}H${box.x1}V${box.y1}H${box.x0}Z`,
    art.linear(
      [0, horizon],
      [0, Math.max(box.y1, horizon + 60)],
      [
        [0, mix(near, hour.sky[2], 0.62)],
        [0.35, mix(near, hour.sky[1], 0.3)],
        [1, near],
      ],
    ),
  )
  const w = box.x1 - box.x0
  for (let i = 0; i < 22; i++) {
    const t = (i + 1) / 23
    const y = lerp(horizon + 2, box.y1, t * t)
    const [cx, len] = [rnd.range(box.x0, box.x1), w * rnd.range(0.02, 0.09) * (0.5 + t)]
    art.path(
      `M${cx - len} ${y}Q${cx} ${y - 2 - t * 3} ${cx + len} ${y}Q${cx} ${y + 1 + t * 2} ${cx - len} ${y}Z`,
      hour.sun,
      `opacity="${(hour.name === 'night' ? 0.2 : 0.38).toFixed(2)}"`,
    )
  }
}
