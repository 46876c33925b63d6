import { lerp } from '../canvas/numbers.ts'
import type { Picture } from '../rooms/picture.ts'
import { inwards, type WindowPlace } from './window.ts'

type Hanging = Omit<WindowPlace, 'bars'>

/** Draws one length of curtain. `tie` pulls it towards its first edge; at 0 it hangs straight. */
export function curtain(
  c: Picture,
  { colour, tie = 0, sheer = false, ...place }: Hanging & { colour: string; tie?: number; sheer?: boolean },
) {
  const { art, cam, light } = c
  const { u, w, h } = place
  const sheet = cam.plane(inwards(place, 0.1), u, [0, 1, 0])
  const folds = sheer ? 9 : Math.max(9, Math.round(w / 0.045))
  const phase = c.rnd.range(0, 6)
  const cuts = Array.from(
    { length: folds + 1 },
    (_, i) => (i === 0 || i === folds ? i : i + c.rnd.range(-0.3, 0.3)) / folds,
  )
  const waist = h * 0.4
  const edge = (t: number, i: number) => {
    const x = w * t
    const tied = lerp(x, w * 0.08 + x * 0.38, tie)
    const low = lerp(x, w * 0.02 + x * 0.6, tie)
    return { x, tied, low, foot: 0.012 * Math.sin(i * 1.7) }
  }
  for (let i = 0; i < folds; i++) {
    const [a, b] = [edge(cuts[i] ?? 0, i), edge(cuts[i + 1] ?? 1, i + 1)]
    const tone = sheer ? 0.95 + 0.06 * Math.sin(i * 2.2) : 0.7 + 0.2 * Math.sin(i * 1.75 + phase)
    const d = sheet.d(
      `M${a.x} ${h}L${b.x} ${h}C${b.x} ${lerp(waist, h, 0.5)} ${b.tied} ${lerp(waist, h, 0.3)} ${b.tied} ${waist}C${b.tied} ${waist * 0.7} ${b.low} ${waist * 0.5} ${b.low} ${b.foot}L${a.low} ${a.foot}C${a.low} ${waist * 0.5} ${a.tied} ${waist * 0.7} ${a.tied} ${waist}C${a.tied} ${lerp(waist, h, 0.3)} ${a.x} ${lerp(waist, h, 0.5)} ${a.x} ${h}Z`,
    )
    const paint = art.linear(sheet.pt(0, h), sheet.pt(0, 0), [
      [0, light.lit(colour, tone - 0.1)],
      [0.5, light.lit(colour, tone + 0.06)],
      [1, light.lit(colour, tone - 0.12)],
    ])
    art.path(d, paint, sheer ? 'opacity="0.38"' : `stroke="${light.lit(colour, tone - 0.05)}" stroke-width="0.6"`)
  }
  if (tie) {
    const px = cam.scale(sheet.space(w * 0.3, waist))
    art.stroke(
      sheet.d(`M${w * 0.05} ${waist + 0.03}Q${w * 0.26} ${waist - 0.06} ${w * 0.5} ${waist + 0.02}`),
      light.lit(c.pal.metal, 0.85),
      px * 0.03,
    )
  }
}

export function rod(c: Picture, { w, ...place }: Omit<Hanging, 'h'>) {
  const sheet = c.cam.plane(inwards(place, 0.11), place.u, [0, 1, 0])
  const px = c.cam.scale(sheet.space(w / 2, 0))
  c.art.stroke(sheet.d(`M0 0L${w} 0`), c.light.lit(c.pal.metal, 0.75), px * 0.035)
  for (const t of [0, w]) {
    const [ex, ey] = sheet.pt(t, 0)
    c.art.ellipse(ex, ey, px * 0.035, px * 0.035, c.light.lit(c.pal.metal, 1))
  }
}
