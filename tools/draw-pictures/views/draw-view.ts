import { darker, lighter } from '../canvas/colour.ts'
import { type Hour, isDark } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import { cityscape } from './cityscape.ts'
import { fortress } from './fortress.ts'
import { closed, rangeOfHills, ridge, water } from './land.ts'
import { land, type Outlook, type ViewKind } from './outlook.ts'
import { drawSky } from './sky.ts'
import { palm, tree } from './trees.ts'

const widthOf = ({ box }: Outlook) => Math.min(box.x1 - box.x0, (box.y1 - box.y0) * 1.5)
const greensOf = (hour: Hour) =>
  [land(hour, '#6b8f63', 0.15), land(hour, '#577a52', 0.05), land(hour, '#41653f', 0)] as const

function hills(outlook: Outlook) {
  const { art, box, horizon, hour, rnd } = outlook
  const [w, greens] = [widthOf(outlook), greensOf(hour)]
  rangeOfHills(outlook, ['#93a7ba', '#7f9a9c', '#6a8c78', '#587a58', '#48683f'], w * 0.2)
  for (let i = 0; i < 11; i++) {
    const [x, y, h] = [
      lerp(box.x0, box.x1, (i + rnd.next()) / 11),
      lerp(horizon, box.y1, rnd.range(0.5, 0.95)),
      w * rnd.range(0.06, 0.12),
    ]
    art.path(
      `M${x} ${y - h}L${x + h * 0.2} ${y - h * 0.55}H${x + h * 0.1}L${x + h * 0.3} ${y}H${x - h * 0.3}L${x - h * 0.1} ${y - h * 0.55}H${x - h * 0.2}Z`,
      greens[2],
      'opacity="0.85"',
    )
  }
}

/** Draws sea and shore, with `many` palms along it. */
function shoreline(outlook: Outlook, many: number) {
  const { art, box, horizon, hour, rnd } = outlook
  const [w, greens] = [widthOf(outlook), greensOf(hour)]
  water(outlook, '#3f93a3')
  if (rnd.chance(0.6)) {
    const [x, s] = [lerp(box.x0, box.x1, rnd.range(0.2, 0.8)), w * 0.022]
    const y = horizon + w * 0.014
    art.path(`M${x} ${y - s * 2.6}L${x + s * 1.2} ${y - s * 0.3}H${x}Z`, land(hour, '#fbf4e6', 0.1))
    art.path(
      `M${x - s * 1.2} ${y - s * 0.2}H${x + s * 1.5}L${x + s} ${y + s * 0.3}H${x - s * 0.8}Z`,
      land(hour, '#7a4a38', 0.1),
    )
  }
  const shore = lerp(horizon, box.y1, 0.62)
  art.path(
    `M${box.x0} ${shore + w * 0.05}Q${lerp(box.x0, box.x1, 0.4)} ${shore} ${box.x1} ${shore + w * 0.08}V${box.y1 + 5}H${box.x0}Z`,
    land(hour, '#ecd3a4', 0.08),
  )
  art.stroke(
    `M${box.x0} ${shore + w * 0.045}Q${lerp(box.x0, box.x1, 0.4)} ${shore - 3} ${box.x1} ${shore + w * 0.073}`,
    '#fffaf0',
    3,
    'opacity="0.6"',
  )
  const low = Math.max(box.y1, shore + w * 0.2)
  for (let i = 0; i < many; i++) {
    const side = i % 2 ? rnd.range(0.72, 1.02) : rnd.range(-0.02, 0.3)
    palm(art, {
      x: lerp(box.x0, box.x1, side),
      y: low + 6,
      h: (low - box.y0) * rnd.range(0.55, 0.85),
      colour: greens[i % 3] ?? greens[0],
      rnd,
    })
  }
}

/** Draws a lake with a white pavilion on the far side. */
function lakeside(outlook: Outlook) {
  const { art, box, horizon, hour, rnd } = outlook
  const w = widthOf(outlook)
  rangeOfHills(
    { ...outlook, box: { ...box, y1: horizon + 4 }, horizon: horizon - 2 },
    ['#8fa3b5', '#7d978f', '#668468'],
    w * 0.17,
  )
  water(outlook, '#4b8590')
  const [px, pw] = [lerp(box.x0, box.x1, rnd.range(0.3, 0.62)), w * 0.24]
  const stone = land(hour, '#f4e6cf', 0.15)
  const top = horizon - pw * 0.22
  art.path(`M${px - pw / 2} ${horizon + 3}V${top}H${px + pw / 2}V${horizon + 3}Z`, stone)
  for (const t of [-0.5, -0.2, 0.2, 0.5])
    art.path(
      `M${px + pw * t - pw * 0.07} ${top}C${px + pw * t - pw * 0.07} ${top - pw * 0.1} ${px + pw * t - pw * 0.02} ${top - pw * 0.1} ${px + pw * t} ${top - pw * 0.17}C${px + pw * t + pw * 0.02} ${top - pw * 0.1} ${px + pw * t + pw * 0.07} ${top - pw * 0.1} ${px + pw * t + pw * 0.07} ${top}Z`,
      lighter(stone, 0.2),
    )
  let arches = ''
  for (let i = 0; i < 9; i++)
    arches += `M${px - pw * 0.45 + pw * 0.1 * i} ${horizon - 1}v${-pw * 0.09}q${pw * 0.03} ${-pw * 0.06} ${pw * 0.06} 0v${pw * 0.09}z`
  art.path(arches, isDark(hour) ? '#ffcf85' : darker(stone, 0.3))
  art.path(
    `M${px - pw / 2} ${horizon + 3}H${px + pw / 2}L${px + pw * 0.42} ${horizon + pw * 0.26}H${px - pw * 0.42}Z`,
    stone,
    'opacity="0.3"',
  )
}

function garden(outlook: Outlook) {
  const { art, box, horizon, hour, rnd } = outlook
  const [w, greens] = [widthOf(outlook), greensOf(hour)]
  rangeOfHills(outlook, ['#9db3a4', '#7f9f7c'], w * 0.1)
  for (let i = 0; i < 7; i++)
    tree(art, {
      x: lerp(box.x0, box.x1, (i + rnd.next()) / 7),
      y: horizon + w * 0.08,
      h: w * rnd.range(0.22, 0.4),
      colour: greens[i % 2] ?? greens[0],
      rnd,
    })
  art.path(
    closed(ridge(rnd, box, { base: horizon + w * 0.1, height: w * 0.03, steps: 5 }), box.y1 + 5),
    land(hour, '#86a866', 0.05),
  )
  for (let i = 0; i < 12; i++) {
    const r = w * rnd.range(0.025, 0.05)
    const [x, y] = [lerp(box.x0, box.x1, (i + rnd.next()) / 12), lerp(horizon + w * 0.12, box.y1, rnd.next() * 0.8)]
    art.ellipse(x, y, r * 1.4, r, greens[1 + (i % 2)] ?? greens[1])
    for (let j = 0; j < 4; j++)
      art.ellipse(
        x + rnd.range(-r, r),
        y + rnd.range(-r, r * 0.3),
        r * 0.16,
        r * 0.16,
        rnd.pick(['#f2b8c0', '#f6d27a', '#fff3e6']),
      )
  }
}

function rain({ art, box, rnd }: Outlook) {
  let d = ''
  for (let i = 0; i < 60; i++) {
    const [x, y, l] = [rnd.range(box.x0, box.x1), rnd.range(box.y0, box.y1), rnd.range(10, 26)]
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.25).toFixed(0)} ${l.toFixed(0)}`
  }
  art.stroke(d, '#f2f7f5', 1.2, 'opacity="0.4"')
}

const landscapes: Record<ViewKind, (outlook: Outlook) => void> = {
  city: cityscape,
  fort: fortress,
  hills,
  sea: (outlook) => shoreline(outlook, 2),
  palms: (outlook) => shoreline(outlook, 6),
  lake: lakeside,
  garden,
}

export function drawView(outlook: Outlook, kind: ViewKind) {
  drawSky(outlook)
  landscapes[kind](outlook)
  if (outlook.hour.name === 'monsoon') rain(outlook)
}
