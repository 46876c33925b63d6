import type { Plane } from '../canvas/camera.ts'
import { darker, lighter } from '../canvas/colour.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Headboard } from '../rooms/plan.ts'

/** The front of a headboard before it is upholstered, woven or planked. */
interface Front {
  style: Headboard
  face: Plane
  colour: string
  span: number
  h: number
  px: number
  deep: string
  sheen: string
}

const heights: Record<Headboard, number> = {
  channel: 1.2,
  tufted: 1.22,
  arch: 1.12,
  cane: 1.18,
  wood: 1.05,
  scallop: 1.2,
  wide: 1.08,
}

function outline(style: Headboard, span: number, h: number) {
  const curves: Partial<Record<Headboard, string>> = {
    arch: `L${span} ${h * 0.78}C${span} ${h * 1.2} ${span * 0.72} ${h * 1.3} ${span / 2} ${h * 1.3}C${span * 0.28} ${h * 1.3} 0 ${h * 1.2} 0 ${h * 0.78}`,
    scallop: `L${span} ${h * 0.86}Q${span} ${h * 1.06} ${span * 0.84} ${h * 1.04}Q${span * 0.72} ${h * 1.02} ${span * 0.66} ${h * 1.14}Q${span / 2} ${h * 1.32} ${span * 0.34} ${h * 1.14}Q${span * 0.28} ${h * 1.02} ${span * 0.16} ${h * 1.04}Q0 ${h * 1.06} 0 ${h * 0.86}`,
  }
  const top = curves[style] ?? `L${span} ${h - 0.06}Q${span} ${h} ${span - 0.06} ${h}L0.06 ${h}Q0 ${h} 0 ${h - 0.06}`
  return `M0 0.1L${span} 0.1${top}Z`
}

export function headboard(
  c: Picture,
  { x0, x1, style, z = 0.02 }: { x0: number; x1: number; style: Headboard; z?: number },
) {
  const { art, cam, pal, light } = c
  const t = 0.1
  const wood = style === 'wood' || style === 'cane'
  const colour = wood ? pal.wood : pal.fabric
  const over = style === 'wide' ? 0.75 : style === 'cane' ? 0.05 : 0.1
  const [a, b] = [x0 - over, x1 + over]
  const span = b - a
  const h = heights[style]
  const shape = outline(style, span, h)
  const face = cam.plane([a, 0, z + t], [1, 0, 0], [0, 1, 0])
  for (const k of [0, 0.5])
    art.path(
      cam.plane([a, 0, z + t * k], [1, 0, 0], [0, 1, 0]).d(shape),
      light.lit(darker(colour, 0.25), 0.35 + k * 0.2),
    )
  const d = face.d(shape)
  const far = light.dir[0] < 0 ? ([0, span] as const) : ([span, 0] as const)
  art.path(
    d,
    art.linear(face.pt(far[0], h), face.pt(far[1], 0.3), [
      [0, light.lit(colour, 0.98)],
      [1, light.lit(colour, 0.5)],
    ]),
  )
  const px = cam.scale([a, 0.8, z])
  const [deep, sheen] = [light.lit(darker(colour, 0.4), 0.5), light.lit(lighter(colour, 0.25), 1)]
  const front = { style, face, colour, span, h, px, deep, sheen }
  art.clip(d, () => coverings[style](c, front))
  if (!wood) art.stroke(d, light.lit(lighter(colour, 0.14), 0.9), px * 0.02, 'opacity="0.7"')
}

function channels({ art }: Picture, { style, face, span, h, px, deep, sheen }: Front) {
  const n = style === 'wide' ? 14 : style === 'channel' ? 12 : style === 'arch' ? 7 : 9
  for (let i = 1; i < n; i++) {
    const u = (span * i) / n
    const foot = style === 'arch' || style === 'scallop' ? lerp(span / 2, u, 0.8) : u
    art.stroke(face.d(`M${foot} 0.1L${u} ${h * 1.35}`), deep, px * 0.012, 'opacity="0.5"')
    art.stroke(face.d(`M${foot + 0.03} 0.1L${u + 0.03} ${h * 1.35}`), sheen, px * 0.016, 'opacity="0.22"')
  }
}

function tufts({ art, pal, light }: Picture, { face, span, px, deep }: Front) {
  let d2 = ''
  for (let i = -1; i < 9; i++)
    for (let j = 0; j < 3; j++) {
      const [u, v] = [(span * (i + (j % 2) / 2)) / 7, 0.55 + j * 0.24]
      d2 += face.d(`M${u} ${v}L${u + span / 14} ${v + 0.24}L${u + span / 7} ${v}L${u + span / 14} ${v - 0.24}Z`)
    }
  art.stroke(d2, deep, px * 0.009, 'opacity="0.4"')
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 3; j++) {
      const [ex, ey] = face.pt((span * (i + (j % 2) / 2)) / 7, 0.55 + j * 0.24)
      art.ellipse(ex, ey, px * 0.016, px * 0.016, light.lit(pal.metal, 0.7))
    }
}

function cane({ art, light }: Picture, { face, colour, span, h, px }: Front) {
  art.path(face.rect(0.1, 0.4, span / 2 - 0.14, h - 0.5), light.lit('#e3c79a', 0.8))
  art.path(face.rect(span / 2 + 0.04, 0.4, span / 2 - 0.14, h - 0.5), light.lit('#e3c79a', 0.72))
  let weave = ''
  for (let i = 0; i < 44; i++) {
    const u = (span * i) / 44
    weave += face.d(`M${u} 0.4L${u + 0.35} ${h - 0.1}`) + face.d(`M${u} ${h - 0.1}L${u + 0.35} 0.4`)
  }
  art.stroke(weave, light.lit('#a8824f', 0.6), px * 0.005, 'opacity="0.45"')
  for (const [u, wv] of [
    [0, 0.1],
    [span / 2 - 0.04, 0.08],
    [span - 0.1, 0.1],
  ] as const)
    art.path(face.rect(u, 0.1, wv, h), light.lit(colour, 0.8))
  art.path(face.rect(0, h - 0.1, span, 0.1), light.lit(colour, 0.95))
}

function planks({ art, rnd }: Picture, { face, span, h, px, deep, sheen }: Front) {
  for (let i = 1; i < 6; i++)
    art.stroke(face.d(`M0 ${0.2 + i * 0.15}L${span} ${0.2 + i * 0.15}`), deep, px * 0.008, 'opacity="0.55"')
  for (let i = 0; i < 14; i++) {
    const [u, v] = [rnd.range(0, span), rnd.range(0.4, h)]
    art.stroke(face.d(`M${u} ${v}L${u + rnd.range(0.2, 0.6)} ${v + 0.01}`), sheen, px * 0.006, 'opacity="0.3"')
  }
}

const coverings: Record<Headboard, (c: Picture, front: Front) => void> = {
  channel: channels,
  wide: channels,
  arch: channels,
  scallop: channels,
  tufted: tufts,
  cane,
  wood: planks,
}
