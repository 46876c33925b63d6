import type { Point, Vector } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Picture } from '../rooms/picture.ts'
import type { PlantKind } from '../rooms/plan.ts'
import { lathe } from './solids.ts'

/** Where a plant leaves its pot, in screen units, and how high it grows. */
interface Roots {
  bx: number
  by: number
  s: number
  height: number
  tone: (k: number) => string
}

export function plant(c: Picture, [x, y, z]: Vector, { kind, h, pot }: { kind: PlantKind; h: number; pot: string }) {
  const { light, pal } = c
  const r = 0.16 + h * 0.04
  const { s, at } = lathe(
    c,
    [x, y, z],
    [
      [r * 0.68, 0],
      [r * 0.85, 0.12],
      [r, 0.3],
      [r * 1.02, 0.34],
    ],
    pot,
    { top: '#4b3a2c' },
  )
  const [bx, by] = at(0.33)
  const height = (h - 0.3) * s
  const tone = (k: number) => light.lit(mix(pal.leaf, k > 0.6 ? '#c9d98a' : '#274a3a', Math.abs(k - 0.6) * 0.5), k)
  const roots = { bx, by, s, height, tone }
  if (kind === 'snake') snakePlant(c, roots)
  else if (kind === 'palm') arecaPalm(c, roots)
  else broadLeaves(c, roots, kind)
}

function snakePlant({ art, light, rnd }: Picture, { bx, by, s, height: H, tone }: Roots) {
  for (let i = 0; i < 9; i++) {
    const [a, len, w] = [lerp(-0.32, 0.32, i / 8) + rnd.range(-0.05, 0.05), H * rnd.range(0.6, 1), s * 0.035]
    const [ex, ey] = [bx + Math.sin(a) * len, by - Math.cos(a) * len]
    const o = (i - 4) * s * 0.022
    art.path(
      `M${bx + o - w} ${by}Q${lerp(bx + o, ex, 0.5) - w * 1.4} ${lerp(by, ey, 0.55)} ${ex} ${ey}Q${lerp(bx + o, ex, 0.5) + w * 1.4} ${lerp(by, ey, 0.55)} ${bx + o + w} ${by}Z`,
      art.linear(
        [bx - w, by],
        [ex + w, ey],
        [
          [0, tone(0.3)],
          [0.5, tone(0.9)],
          [1, tone(0.55)],
        ],
      ),
      `stroke="${light.lit('#d8d48c', 0.8)}" stroke-width="1"`,
    )
  }
}

function arecaPalm({ art, rnd }: Picture, { bx, by, s, height: H, tone }: Roots) {
  for (let i = 0; i < 11; i++) {
    const a = lerp(-1.15, 1.15, i / 10) + rnd.range(-0.1, 0.1)
    const len = H * (1.02 - Math.abs(a) * 0.22) * rnd.range(0.85, 1.05)
    const ex = bx + Math.sin(a) * len * 0.75
    const ey = by - Math.cos(a * 0.75) * len + Math.abs(a) * len * 0.2
    const mx = bx + Math.sin(a) * len * 0.25
    const my = by - len * 0.75
    const q = (t: number): Point => [
      (1 - t) ** 2 * bx + 2 * t * (1 - t) * mx + t * t * ex,
      (1 - t) ** 2 * by + 2 * t * (1 - t) * my + t * t * ey,
    ]
    const shade = tone(rnd.range(0.35, 1))
    art.stroke(`M${bx} ${by}Q${mx} ${my} ${ex} ${ey}`, shade, s * 0.01)
    art.path(leaflets(q, len), shade)
  }
}

/** Returns the leaflets along a frond `q` as one path. */
function leaflets(q: (t: number) => Point, len: number) {
  let d = ''
  for (let j = 4; j <= 13; j++) {
    const t = j / 13
    const [qx, qy] = q(t)
    const [qx2, qy2] = q(Math.min(1, t + 0.05))
    const dir = Math.atan2(qy2 - qy, qx2 - qx || 0.01)
    const l = len * 0.21 * Math.sin(Math.PI * (0.18 + t * 0.72))
    for (const side of [-1, 1]) {
      const b = dir + side * 0.75
      const [tx, ty] = [qx + Math.cos(b) * l, qy + Math.sin(b) * l + l * 0.22]
      const [nx, ny] = [Math.sin(b) * l * 0.09, -Math.cos(b) * l * 0.09]
      d += `M${qx.toFixed(1)} ${qy.toFixed(1)}Q${((qx + tx) / 2 + nx).toFixed(1)} ${((qy + ty) / 2 + ny).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${((qx + tx) / 2 - nx).toFixed(1)} ${((qy + ty) / 2 - ny).toFixed(1)} ${qx.toFixed(1)} ${qy.toFixed(1)}Z`
    }
  }
  return d
}

const fiddleLeaf = 'M0 .3C-.7 .1 -.75 -.7 -.3 -1Q0 -1.25 .3 -1C.75 -.7 .7 .1 0 .3Z'
const monsteraLeaf =
  'M0 .25C-.5 .45 -.95 0 -.8 -.45L-.45 -.4L-.72 -.75Q-.5 -1.05 -.25 -1.1L-.2 -.8L-.05 -1.25Q.5 -1.1 .7 -.75L.42 -.42L.82 -.45C.95 0 .5 .45 0 .25Z'

/** Draws a fiddle-leaf fig on a stem, or a monstera that grows from the pot. */
function broadLeaves({ art, light, rnd, pal }: Picture, { bx, by, s, height: H, tone }: Roots, kind: PlantKind) {
  const stem = kind === 'fiddle'
  if (stem)
    art.stroke(
      `M${bx} ${by}Q${bx + s * 0.05} ${by - H * 0.5} ${bx} ${by - H * 0.85}`,
      light.lit('#7a5a40', 0.6),
      s * 0.022,
    )
  const leaves = stem ? 17 : 12
  for (let i = 0; i < leaves; i++) {
    const k = i / (leaves - 1)
    const a = stem
      ? (i % 2 ? 1 : -1) * rnd.range(0.35, 1.25)
      : lerp(-1.25, 1.25, ((i * 5) % leaves) / (leaves - 1)) + rnd.range(-0.15, 0.15)
    const from: Point = stem ? [bx + s * 0.02, by - H * lerp(0.3, 0.88, k)] : [bx, by]
    const len = stem ? H * 0.3 : H * rnd.range(0.55, 0.95)
    const size = s * (stem ? 0.13 : 0.16) * rnd.range(0.85, 1.15)
    const [ex, ey] = [
      from[0] + Math.sin(a) * len * (stem ? 0.55 : 0.72),
      from[1] - Math.cos(a) * len * (stem ? 0.5 : 1),
    ]
    art.stroke(
      `M${from[0]} ${from[1]}Q${from[0]} ${lerp(from[1], ey, 0.7)} ${ex} ${ey}`,
      light.lit(darker(pal.leaf, 0.2), 0.6),
      s * 0.01,
    )
    const turn = (a * 180) / Math.PI
    const shade = tone(rnd.range(0.35, 1))
    art.group(
      `transform="translate(${ex.toFixed(1)} ${ey.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(1)})"`,
      () => {
        art.path(stem ? fiddleLeaf : monsteraLeaf, shade)
        art.path('M0 .25Q.04 -.5 0 -1.1', 'none', `stroke="${lighter(shade, 0.25)}" stroke-width=".05"`)
      },
    )
  }
}
