import type { Plane } from '../canvas/camera.ts'
import { lighter, mix } from '../canvas/colour.ts'
import type { Picture } from '../rooms/picture.ts'
import type { Painting } from '../rooms/plan.ts'

/** The wall on which a frame hangs: any plane, or a place (x, y) on the wall at z = 0. */
type Hook = { plane: Plane } | { x: number; y: number }

export function painting(c: Picture, { w, h, kind, ...hook }: { w: number; h: number; kind: Painting } & Hook) {
  const { art, cam, pal, light, rnd } = c
  const sheet = 'plane' in hook ? hook.plane : cam.plane([hook.x, hook.y, 0.04], [1, 0, 0], [0, 1, 0])
  const px = cam.scale(sheet.space(w / 2, h / 2))
  art.path(sheet.rect(0.02, -0.045, w + 0.02, h), light.lit('#2a1a20', 0.2), 'opacity="0.22"')
  art.path(sheet.rect(0, 0, w, h), light.lit(rnd.chance(0.5) ? pal.wood : pal.metal, 0.8))
  art.path(sheet.rect(0.025, 0.025, w - 0.05, h - 0.05), light.lit('#fbf5ea', 0.92))
  const m = Math.min(w, h) * 0.14
  const hole = sheet.rect(m, m, w - m * 2, h - m * 2)
  art.clip(hole, () => {
    art.path(hole, light.lit(mix(pal.wall, '#fff6e6', 0.5), 0.86))
    motif(c, kind, { sheet, m, iw: w - m * 2, ih: h - m * 2, px })
  })
}

interface Canvas {
  sheet: Plane
  /** The width of the mat, and the size of the picture inside it, in metres. */
  m: number
  iw: number
  ih: number
  px: number
}

function motif({ art, pal, light }: Picture, kind: Painting, { sheet, m, iw, ih, px }: Canvas) {
  const [a, b, d, e] = [
    light.lit(pal.one, 0.86),
    light.lit(pal.two, 0.86),
    light.lit(pal.spread, 0.86),
    light.lit(pal.accent, 0.86),
  ]
  const X = (t: number) => m + iw * t
  const Y = (t: number) => m + ih * t
  const disc = (u: number, v: number, r: number, fill: string) => {
    const [ex, ey] = sheet.pt(X(u), Y(v))
    art.ellipse(ex, ey, px * r * iw, px * r * iw, fill)
  }
  if (kind === 'dunes') {
    disc(0.66, 0.7, 0.16, a)
    art.path(
      sheet.d(
        `M${X(0)} ${Y(0.5)}Q${X(0.3)} ${Y(0.72)} ${X(0.6)} ${Y(0.46)}Q${X(0.8)} ${Y(0.36)} ${X(1)} ${Y(0.5)}L${X(1)} ${Y(0)}L${X(0)} ${Y(0)}Z`,
      ),
      b,
    )
    art.path(
      sheet.d(
        `M${X(0)} ${Y(0.28)}Q${X(0.4)} ${Y(0.2)} ${X(0.6)} ${Y(0.34)}Q${X(0.8)} ${Y(0.44)} ${X(1)} ${Y(0.3)}L${X(1)} ${Y(0)}L${X(0)} ${Y(0)}Z`,
      ),
      d,
    )
  }
  if (kind === 'sun') {
    disc(0.5, 0.55, 0.34, d)
    disc(0.5, 0.55, 0.22, a)
    art.path(sheet.rect(X(0), Y(0), iw, ih * 0.3), b)
  }
  if (kind === 'arches')
    for (const [k, tone] of [
      [1, d],
      [0.7, a],
      [0.4, e],
    ] as const)
      art.path(
        sheet.d(
          `M${X(0.5 - 0.4 * k)} ${Y(0)}L${X(0.5 - 0.4 * k)} ${Y(0.5 * k)}C${X(0.5 - 0.4 * k)} ${Y(0.95 * k)} ${X(0.5 + 0.4 * k)} ${Y(0.95 * k)} ${X(0.5 + 0.4 * k)} ${Y(0.5 * k)}L${X(0.5 + 0.4 * k)} ${Y(0)}Z`,
        ),
        tone,
      )
  if (kind === 'leaf') {
    art.stroke(
      sheet.d(`M${X(0.5)} ${Y(0.02)}Q${X(0.45)} ${Y(0.5)} ${X(0.55)} ${Y(0.95)}`),
      light.lit(pal.leaf, 0.6),
      px * 0.012,
    )
    for (let i = 0; i < 7; i++)
      for (const k of [-1, 1]) {
        const v = 0.15 + i * 0.11
        art.path(
          sheet.d(
            `M${X(0.5)} ${Y(v)}Q${X(0.5 + k * 0.2)} ${Y(v + 0.16)} ${X(0.5 + k * 0.36)} ${Y(v + 0.12)}Q${X(0.5 + k * 0.22)} ${Y(v)} ${X(0.5)} ${Y(v)}Z`,
          ),
          i % 2 ? light.lit(pal.leaf, 0.85) : b,
        )
      }
  }
  if (kind === 'lotus')
    for (const [k, tone] of [
      [-0.42, d],
      [0.42, d],
      [-0.24, a],
      [0.24, a],
      [0, e],
    ] as const)
      art.path(
        sheet.d(
          `M${X(0.5)} ${Y(0.2)}Q${X(0.5 + k - 0.16)} ${Y(0.45)} ${X(0.5 + k)} ${Y(0.8 - Math.abs(k) * 0.6)}Q${X(0.5 + k + 0.16)} ${Y(0.45)} ${X(0.5)} ${Y(0.2)}Z`,
        ),
        tone,
        'opacity="0.9"',
      )
  if (kind === 'blocks') {
    art.path(sheet.rect(X(0.1), Y(0.1), iw * 0.45, ih * 0.5), a)
    art.path(sheet.rect(X(0.4), Y(0.4), iw * 0.5, ih * 0.48), b, 'opacity="0.9"')
    disc(0.3, 0.76, 0.13, d)
  }
}

export function roundMirror(c: Picture, { x, y, r }: { x: number; y: number; r: number }) {
  const { art, cam, pal, light } = c
  const sheet = cam.plane([x, y, 0.02], [1, 0, 0], [0, 1, 0])
  const k = r * 0.5523
  const ring = (q: number) => {
    const t = (k * q) / r
    return sheet.d(
      `M${-q} 0C${-q} ${t} ${-t} ${q} 0 ${q}C${t} ${q} ${q} ${t} ${q} 0C${q} ${-t} ${t} ${-q} 0 ${-q}C${-t} ${-q} ${-q} ${-t} ${-q} 0Z`,
    )
  }
  art.path(ring(r), light.lit(pal.metal, 0.9))
  const glass = ring(r * 0.91)
  art.path(
    glass,
    art.linear(sheet.pt(-r, r), sheet.pt(r, -r), [
      [0, light.lit(lighter(pal.wall, 0.4), 1.05)],
      [0.5, light.lit(pal.wall, 0.7)],
      [1, light.lit(pal.accent, 0.6)],
    ]),
  )
  art.clip(glass, () =>
    art.path(
      sheet.d(`M${-r} ${-r * 0.3}L${r * 0.3} ${r}L${r * 0.62} ${r}L${-r} ${-r * 0.62}Z`),
      '#ffffff',
      'opacity="0.22"',
    ),
  )
}
