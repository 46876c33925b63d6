import { darker, lighter } from '../canvas/colour.ts'
import { isDark } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { closed, rangeOfHills, ridge } from './land.ts'
import { land, type Outlook } from './outlook.ts'
import { tree } from './trees.ts'

/** Draws a fort of warm stone on dry hills. */
export function fortress(outlook: Outlook) {
  const { art, box, horizon, hour, rnd } = outlook
  const full = box.x1 - box.x0
  const w = Math.min(full, (box.y1 - box.y0) * 1.25)
  rangeOfHills(outlook, ['#b59a83', '#a5896e'], w * 0.12)
  const stone = land(hour, '#d39a68', 0.3)
  const side = darker(stone, 0.16)
  const base = horizon + w * 0.02
  const wide = w * rnd.range(0.5, 0.62)
  const left = box.x0 + (full - wide) * rnd.range(0.25, 0.75)
  const tall = w * 0.13
  let d = `M${left} ${base + w * 0.06}V${base - tall}`
  const teeth = 18
  for (let i = 0; i < teeth; i++)
    d += `h${wide / teeth / 2}v${-w * 0.012}q${wide / teeth / 4} ${-w * 0.012} ${wide / teeth / 2} 0v${w * 0.012}`
  art.path(
    `${d}V${base + w * 0.06}Z`,
    art.linear(
      [left, 0],
      [left + wide, 0],
      [
        [0, lighter(stone, 0.12)],
        [1, side],
      ],
    ),
  )
  for (const t of [0, 0.33, 0.66, 1]) {
    const [cx, r] = [left + wide * t, w * (t === 0 || t === 1 ? 0.045 : 0.035)]
    const top = base - tall - r * 1.2
    art.path(
      `M${cx - r * 1.1} ${base + w * 0.07}L${cx - r} ${top}H${cx + r}L${cx + r * 1.1} ${base + w * 0.07}Z`,
      art.linear(
        [cx - r, 0],
        [cx + r, 0],
        [
          [0, lighter(stone, 0.2)],
          [1, side],
        ],
      ),
    )
    art.path(`M${cx - r * 0.85} ${top}V${top - r * 0.7}H${cx + r * 0.85}V${top}Z`, isDark(hour) ? '#ffcf85' : side)
    art.path(
      `M${cx - r * 1.15} ${top - r * 0.7}H${cx + r * 1.15}L${cx + r * 0.9} ${top - r * 0.85}C${cx + r * 0.9} ${top - r * 1.7} ${cx + r * 0.2} ${top - r * 1.8} ${cx} ${top - r * 2.3}C${cx - r * 0.2} ${top - r * 1.8} ${cx - r * 0.9} ${top - r * 1.7} ${cx - r * 0.9} ${top - r * 0.85}Z`,
      lighter(stone, 0.14),
    )
  }
  let arches = ''
  for (let i = 1; i < 12; i++) {
    const [cx, a] = [left + (wide * i) / 12, wide / 42]
    arches += `M${cx - a} ${base}V${base - tall * 0.4}Q${cx - a} ${base - tall * 0.62} ${cx} ${base - tall * 0.72}Q${cx + a} ${base - tall * 0.62} ${cx + a} ${base - tall * 0.4}V${base}Z`
  }
  art.path(arches, isDark(hour) ? '#ffcf85' : darker(stone, 0.35), 'opacity="0.75"')
  const trees = Math.round((8 * full) / w)
  for (let i = 0; i < trees; i++)
    tree(art, {
      x: lerp(box.x0, box.x1, (i + rnd.next()) / trees),
      y: base + w * 0.12 + rnd.range(0, 10),
      h: w * rnd.range(0.09, 0.16),
      colour: land(hour, '#6f8a55', 0.12),
      rnd,
    })
  art.path(
    closed(ridge(rnd, box, { base: base + w * 0.11, height: w * 0.04, steps: 7 }), box.y1 + 5),
    land(hour, '#8b8a58', 0.05),
  )
}
