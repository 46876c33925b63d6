import { lighter } from '../canvas/colour.ts'
import { isDark } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { land, type Outlook } from './outlook.ts'

/** Draws three rows of houses with lit windows after dark. The far rows are pale. */
export function cityscape({ art, box, horizon, hour, rnd }: Outlook) {
  const w = Math.min(box.x1 - box.x0, (box.y1 - box.y0) * 1.1)
  const windowTint = isDark(hour) ? '#ffd58a' : lighter(hour.haze, 0.4)
  const rows = ['#a6a3b5', '#8c8aa0', '#6d6f86']
  rows.forEach((colour, i) => {
    const far = 1 - (i + 0.7) / 3
    const tint = land(hour, colour, far)
    let x = box.x0 - 10
    while (x < box.x1 + 10) {
      const bw = w * rnd.range(0.05, 0.11) * (0.8 + i * 0.25)
      const bh = w * rnd.range(0.08, 0.3) * (1.05 - i * 0.24)
      const y = horizon - bh + i * w * 0.045
      const roof = rnd.int(0, 4)
      const cap =
        roof === 0
          ? `L${x + bw / 2} ${y - bw * 0.35}`
          : roof === 1
            ? `V${y - bw * 0.2}H${x + bw * 0.6}V${y}`
            : roof === 2
              ? `Q${x + bw / 2} ${y - bw * 0.5} ${x + bw} ${y}`
              : ''
      art.path(
        `M${x} ${box.y1 + 4}V${y}${cap}L${x + bw} ${y}V${box.y1 + 4}Z`,
        art.linear(
          [x, 0],
          [x + bw, 0],
          [
            [0, lighter(tint, 0.1)],
            [1, tint],
          ],
        ),
      )
      if (i > 0) {
        const cell = Math.max(7, w * 0.016)
        let d = ''
        for (let wx = x + cell * 0.6; wx < x + bw - cell * 0.7; wx += cell)
          for (let wy = y + cell * 0.8; wy < Math.min(box.y1, y + w * 0.34); wy += cell * 1.15)
            if (rnd.chance(isDark(hour) ? 0.42 : 0.5))
              d += `M${wx.toFixed(1)} ${wy.toFixed(1)}h${(cell * 0.45).toFixed(1)}v${(cell * 0.55).toFixed(1)}h-${(cell * 0.45).toFixed(1)}z`
        art.path(d, windowTint, `opacity="${isDark(hour) ? 0.85 : 0.35}"`)
      }
      x += bw * rnd.range(0.95, 1.3)
    }
  })
  const shrubs = Math.round((9 * (box.x1 - box.x0)) / w)
  for (let i = 0; i < shrubs; i++) {
    const r = w * rnd.range(0.03, 0.06)
    art.ellipse(
      lerp(box.x0, box.x1, (i + rnd.next()) / shrubs),
      Math.max(horizon + w * 0.15, box.y1 - r * 0.2),
      r * 1.3,
      r,
      land(hour, '#5f7f56', 0.1),
    )
  }
}
