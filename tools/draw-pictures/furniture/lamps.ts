import type { Point, Vector } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { line } from '../canvas/paths.ts'
import type { Picture } from '../rooms/picture.ts'
import type { LampBase, LampShade, PendantKind } from '../rooms/plan.ts'
import { type Profile, slab, lathe } from './solids.ts'

/** Draws a lamp's light at screen point `p` on a surface (clipped to `d`), in the surface's own colour. */
export function lampGlow(
  c: Picture,
  d: string,
  { colour, p, r, strength }: { colour: string; p: Point; r: number; strength: number },
) {
  const lit = mix(c.light.lit(lighter(colour, 0.12), 1.2), '#ffd596', 0.3)
  c.art.clip(d, () =>
    c.art.ellipse(
      p[0],
      p[1],
      r,
      r,
      c.art.radial(p, r, [
        [0, lit, 0.95 * strength],
        [0.35, lit, 0.52 * strength],
        [0.7, lit, 0.16 * strength],
        [1, lit, 0],
      ]),
    ),
  )
}

export function halo(c: Picture, [x, y]: Point, r: number, strength: number) {
  if (strength > 0.05)
    c.art.ellipse(
      x,
      y,
      r,
      r,
      c.art.radial([x, y], r, [
        [0, '#ffe9b8', 0.6 * strength],
        [0.3, '#ffdc9c', 0.24 * strength],
        [1, '#ffd28a', 0],
      ]),
    )
}

const lampBases: Record<LampBase, Profile> = {
  vase: [
    [0.07, 0],
    [0.1, 0.05],
    [0.13, 0.14],
    [0.09, 0.24],
    [0.03, 0.3],
    [0.025, 0.36],
  ],
  bead: [
    [0.08, 0],
    [0.08, 0.02],
    [0.03, 0.05],
    [0.08, 0.11],
    [0.03, 0.17],
    [0.07, 0.22],
    [0.025, 0.27],
    [0.02, 0.36],
  ],
  stem: [
    [0.1, 0],
    [0.1, 0.02],
    [0.018, 0.04],
    [0.014, 0.2],
    [0.014, 0.36],
  ],
  urn: [
    [0.06, 0],
    [0.11, 0.08],
    [0.11, 0.2],
    [0.05, 0.28],
    [0.03, 0.36],
  ],
}
const shades: Record<LampShade, Profile> = {
  drum: [
    [0.17, 0],
    [0.165, 0.12],
    [0.16, 0.24],
  ],
  cone: [
    [0.2, 0],
    [0.15, 0.13],
    [0.1, 0.25],
  ],
  dome: [
    [0.19, 0],
    [0.18, 0.1],
    [0.12, 0.18],
    [0.03, 0.22],
  ],
}

const warmWhite = '#ffe2a4'

export function tableLamp(
  c: Picture,
  at: Vector,
  { base, shade, colour }: { base: LampBase; shade: LampShade; colour: string },
) {
  const [x, y, z] = at
  lathe(c, at, lampBases[base], colour)
  const on = c.hour.lamps
  const cloth = mix(c.pal.linen, '#f4d9a6', 0.35)
  const { at: p, s } = lathe(c, [x, y + 0.33, z], shades[shade], cloth, {
    glow: on * 0.55,
    lift: on * 0.3,
    warm: warmWhite,
  })
  halo(c, p(0.1), s * 0.62, on)
}

export function floorLamp(c: Picture, [x, , z]: Vector, shade: LampShade) {
  lathe(
    c,
    [x, 0, z],
    [
      [0.15, 0],
      [0.15, 0.02],
    ],
    c.pal.metal,
    { top: c.pal.metal },
  )
  lathe(
    c,
    [x, 0, z],
    [
      [0.013, 0.02],
      [0.013, 1.45],
    ],
    c.pal.metal,
  )
  const on = c.hour.lamps
  const { at: p, s } = lathe(
    c,
    [x, 1.4, z],
    shades[shade].map(([r, h]) => [r * 1.25, h * 1.3] as const),
    mix(c.pal.linen, '#f4d9a6', 0.35),
    { glow: on * 0.55, lift: on * 0.3, warm: warmWhite },
  )
  halo(c, p(0.12), s * 0.8, on)
}

/** Draws a lamp that hangs from the height `from`, in metres. */
export function pendant(c: Picture, [x, y, z]: Vector, { kind, from }: { kind: PendantKind; from: number }) {
  const { art, cam, pal, light } = c
  const s = cam.scale([x, y, z])
  art.stroke(line([cam.at([x, from, z]), cam.at([x, y + 0.1, z])]), light.lit(darker(pal.metal, 0.4), 0.6), s * 0.012)
  const on = c.hour.lamps
  const paint = { glow: on * 0.5, lift: on * 0.3, warm: warmWhite }
  if (kind === 'globe')
    lathe(
      c,
      [x, y - 0.14, z],
      [
        [0.03, 0],
        [0.12, 0.05],
        [0.15, 0.14],
        [0.12, 0.23],
        [0.03, 0.28],
      ],
      '#fbeecf',
      paint,
    )
  if (kind === 'basket') {
    lathe(
      c,
      [x, y - 0.16, z],
      [
        [0.22, 0],
        [0.21, 0.1],
        [0.14, 0.2],
        [0.04, 0.28],
      ],
      '#c99b62',
      { glow: on * 0.35, lift: on * 0.25, warm: '#ffd48a' },
    )
    for (let i = 0; i < 4; i++) {
      const [ex, ey] = cam.at([x, y - 0.14 + i * 0.07, z])
      const r = s * (0.215 - i * i * 0.014)
      art.stroke(
        `M${ex - r} ${ey}Q${ex} ${ey + s * 0.03} ${ex + r} ${ey}`,
        light.lit('#8a5f36', 0.6),
        s * 0.01,
        'opacity="0.6"',
      )
    }
  }
  if (kind === 'lantern') {
    lathe(
      c,
      [x, y - 0.2, z],
      [
        [0.02, 0],
        [0.1, 0.06],
        [0.12, 0.18],
        [0.1, 0.27],
        [0.03, 0.33],
      ],
      pal.metal,
      { glow: on * 0.25, lift: 0.1 },
    )
    for (let j = 0; j < 3; j++)
      for (let i = -2; i <= 2; i++) {
        const [ex, ey] = cam.at([x + i * 0.04, y - 0.1 + j * 0.06, z])
        art.ellipse(ex, ey, s * 0.011, s * 0.015, on > 0.5 ? '#fff0be' : light.lit(darker(pal.metal, 0.5), 0.6))
      }
  }
  halo(c, cam.at([x, y, z]), s * 0.66, on)
}

export function sconce(c: Picture, [x, y, z]: Vector) {
  const { art, pal, light } = c
  slab(c, [x - 0.025, y - 0.14, z], [x + 0.025, y + 0.02, z + 0.07], pal.metal)
  const on = c.hour.lamps
  const { s, at: p } = lathe(
    c,
    [x, y, z + 0.1],
    [
      [0.055, 0],
      [0.075, 0.08],
      [0.095, 0.18],
    ],
    '#fbeccb',
    { glow: on * 0.55, lift: on * 0.3, warm: warmWhite },
  )
  if (!on) art.stroke(line([p(0), p(0)]), light.lit(pal.metal, 0.8), s * 0.02)
  halo(c, p(0.12), s * 0.5, on)
}
