import { darker, lighter, mix } from '../canvas/colour.ts'
import { FRONT, isDark } from '../canvas/light.ts'
import { slab } from '../furniture/solids.ts'
import { openings } from '../furniture/window.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Opening } from '../rooms/plan.ts'

interface Entrance {
  x: number
  z: number
  w: number
  h: number
  colour: string
  shape: Opening
}

/** Draws a door with its steps. After dark, light falls out of it. */
export function entrance(c: Picture, { x, z, w, h, colour, shape }: Entrance) {
  const { art, cam, light, hour } = c
  const sheet = cam.plane([x - w / 2, 0, z + 0.02], [1, 0, 0], [0, 1, 0])
  art.path(
    cam.plane([x - w / 2 - 0.25, 0, z + 0.02], [1, 0, 0], [0, 1, 0]).d(openings[shape](w + 0.5, h + 0.35)),
    light.face(colour, FRONT, 0.12),
  )
  art.path(
    sheet.d(openings[shape](w, h)),
    art.linear(
      sheet.pt(0, h),
      sheet.pt(0, 0),
      isDark(hour) || hour.name === 'monsoon'
        ? [
            [0, '#ffe2a0'],
            [1, '#f0a850'],
          ]
        : [
            [0, mix('#3b3340', hour.sky[1], 0.3)],
            [1, '#e2b47c'],
          ],
    ),
  )
  const px = cam.scale([x, 1, z])
  for (const [a, b] of [
    [0, w * 0.16],
    [w * 0.84, w],
  ] as const)
    art.path(
      sheet.d(`M${a} 0L${b} 0L${b} ${h * 0.66}L${a} ${h * 0.66}Z`),
      light.face(mix(c.pal.wood, colour, 0.15), FRONT, 0.05),
    )
  art.stroke(
    sheet.d(`M${w / 2} 0L${w / 2} ${h * 0.7}M0 ${h * 0.69}L${w} ${h * 0.69}M${w * 0.5} ${h * 0.69}L${w * 0.5} ${h}`),
    light.face(darker(c.pal.wood, 0.3), FRONT),
    px * 0.06,
  )
  for (const k of [0.46, 0.54]) {
    const [hx, hy] = sheet.pt(w * k, h * 0.34)
    art.ellipse(hx, hy, px * 0.04, px * 0.16, light.lit(c.pal.metal, 1))
  }
  const [gx, gy] = cam.at([x, 0.3, z + 1])
  const k = isDark(hour) ? 0.75 : 0.2
  art.ellipse(
    gx,
    gy,
    px * w * 1.5,
    px * 0.9,
    art.radial(
      [gx, gy],
      px * w * 1.5,
      [
        [0, '#ffd48c', k],
        [1, '#ffd48c', 0],
      ],
      0.9 / (w * 1.5),
    ),
  )
  for (let i = 3; i > 0; i--)
    slab(c, [x - w / 2 - i * 0.35, 0, z], [x + w / 2 + i * 0.35, (4 - i) * 0.14, z + i * 0.4], lighter(colour, 0.2))
}
