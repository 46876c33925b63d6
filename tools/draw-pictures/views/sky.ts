import { mix } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import { line } from '../canvas/paths.ts'
import type { Outlook } from './outlook.ts'

export function drawSky(outlook: Outlook) {
  const { art, box, horizon, hour } = outlook
  const { x0, y0, x1, y1 } = box
  const top = Math.min(y0, horizon - (x1 - x0) * 0.3)
  art.path(
    line([
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]) + 'Z',
    art.linear(
      [0, top],
      [0, Math.max(horizon, y0 + 10)],
      [
        [0, hour.sky[0]],
        [0.6, hour.sky[1]],
        [1, hour.sky[2]],
      ],
    ),
  )

  if (hour.name === 'night') drawMoon(outlook)
  else drawSun(outlook)
  drawClouds(outlook)
}

function drawMoon({ art, box, horizon, rnd }: Outlook) {
  const { x0, y0, x1 } = box
  const sx = lerp(x0, x1, rnd.range(0.2, 0.8))
  for (let i = 0; i < 26; i++)
    art.ellipse(
      rnd.range(x0, x1),
      rnd.range(y0, horizon - 10),
      1.1,
      1.1,
      '#fff4dd',
      `opacity="${rnd.range(0.25, 0.85).toFixed(2)}"`,
    )
  const [mx, my, r] = [sx, lerp(y0, horizon, rnd.range(0.2, 0.45)), Math.max(11, (x1 - x0) * 0.022)]
  art.ellipse(
    mx,
    my,
    r * 5,
    r * 5,
    art.radial([mx, my], r * 5, [
      [0, '#d9d6ee', 0.42],
      [1, '#d9d6ee', 0],
    ]),
  )
  art.ellipse(mx, my, r, r, '#f7efd8')
}

function drawSun({ art, box, horizon, hour, rnd }: Outlook) {
  const { x0, y0, x1 } = box
  const sx = lerp(x0, x1, rnd.range(0.2, 0.8))
  if (hour.name === 'monsoon') return
  const low = hour.name === 'morning' ? 0.5 : 0.84
  const [mx, my, r] = [sx, lerp(y0, horizon, low), Math.max(15, (x1 - x0) * 0.028)]
  art.ellipse(
    mx,
    my,
    r * 8,
    r * 8,
    art.radial([mx, my], r * 8, [
      [0, hour.sun, 0.85],
      [0.4, hour.sun, 0.25],
      [1, hour.sun, 0],
    ]),
  )
  art.ellipse(mx, my, r, r, hour.sun)
}

function drawClouds({ art, box, horizon, hour, rnd }: Outlook) {
  const { x0, y0, x1 } = box
  const w = x1 - x0
  const puff =
    hour.name === 'monsoon'
      ? mix(hour.sky[0], '#5a6a76', 0.4)
      : hour.name === 'night'
        ? '#3a4478'
        : mix(hour.sky[2], '#ffffff', hour.name === 'morning' ? 0.6 : 0.15)
  const many = hour.name === 'monsoon' ? 7 : 4
  for (let i = 0; i < many; i++) {
    const [cx, cy, cw] = [
      rnd.range(x0, x1),
      lerp(y0, horizon, rnd.range(0.08, 0.72)),
      Math.min(w, 900) * rnd.range(0.09, 0.24),
    ]
    const h = cw * rnd.range(0.1, 0.17)
    art.path(
      `M${cx - cw} ${cy}C${cx - cw * 0.7} ${cy - h} ${cx - cw * 0.5} ${cy - h * 0.5} ${cx - cw * 0.3} ${cy - h}C${cx - cw * 0.1} ${cy - h * 2.3} ${cx + cw * 0.3} ${cy - h * 2} ${cx + cw * 0.4} ${cy - h * 0.9}C${cx + cw * 0.6} ${cy - h * 1.3} ${cx + cw * 0.8} ${cy - h * 0.5} ${cx + cw} ${cy}Z`,
      puff,
      `opacity="${(hour.name === 'monsoon' ? 0.5 : 0.42).toFixed(2)}"`,
    )
  }
}
