import type { Plane } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { FRONT } from '../canvas/light.ts'
import type { Picture } from './picture.ts'
import type { WallStyle } from './plan.ts'

/** The wall that is being decorated: its size in metres, the middle of its decoration, and its own soft colour. */
interface Wall {
  sheet: Plane
  W: number
  H: number
  bedX: number
  px: number
  soft: string
  paint: (colour: string, lift?: number) => string
  wash: (d: string, colour: string) => void
}

/** Styles of walls in which only a part has the accent colour. */
const pale: ReadonlySet<WallStyle> = new Set(['wainscot', 'arch', 'mural'])

/** The colour of most of the wall behind the bed. */
export const wallAccent = ({ pal }: Picture, style: WallStyle) =>
  pale.has(style) ? pal.wall : style === 'slats' ? pal.wood : pal.accent

export function wallTreatment(
  c: Picture,
  { W, H, style, bedX }: { W: number; H: number; style: WallStyle; bedX: number },
) {
  const { art, cam, pal, light } = c
  const sheet = cam.plane([0, 0, 0], [1, 0, 0], [0, 1, 0])
  const px = cam.scale([bedX, 1.2, 0])
  const paint = (k: string, v = 0) => light.face(k, FRONT, v)
  const wash = (d: string, colour: string) =>
    art.path(
      d,
      art.linear(sheet.pt(light.dir[0] < 0 ? 0 : W, H), sheet.pt(light.dir[0] < 0 ? W : 0, 0.4), [
        [0, paint(colour, 0.16)],
        [0.5, paint(colour, 0)],
        [1, paint(colour, -0.16)],
      ]),
    )
  const all = sheet.rect(0, 0, W, H)
  const soft = mix(pal.accent, pal.wall, 0.12)
  wash(all, pale.has(style) ? pal.wall : style === 'slats' ? mix(pal.wood, pal.wall, 0.2) : soft)
  treatments[style]?.(c, { sheet, W, H, bedX, px, soft, paint, wash })
  art.path(sheet.rect(0, 0, W, 0.11), paint(lighter(pal.wall, 0.3), -0.02))
}

function wainscot({ art }: Picture, { sheet, W, px, soft, paint, wash }: Wall) {
  wash(sheet.rect(0, 0, W, 1.25), soft)
  for (let u = 0.1; u < W; u += 0.75)
    art.stroke(sheet.rect(u, 0.2, 0.6, 0.9), paint(darker(soft, 0.25), -0.1), px * 0.01, 'opacity="0.7"')
  art.path(sheet.rect(0, 1.23, W, 0.05), paint(lighter(soft, 0.2), 0.14))
}

function arch({ art, pal }: Picture, { sheet, bedX, px, soft, paint, wash }: Wall) {
  const [w, h] = [2.7, 2.45]
  const o = bedX - w / 2
  wash(
    sheet.d(
      `M${o} 0L${o + w} 0L${o + w} ${h - w / 2}C${o + w} ${h - w * 0.22} ${bedX + w * 0.28} ${h} ${bedX} ${h}C${bedX - w * 0.28} ${h} ${o} ${h - w * 0.22} ${o} ${h - w / 2}Z`,
    ),
    soft,
  )
  const q = 0.09
  art.stroke(
    sheet.d(
      `M${o - q} 0L${o - q} ${h - w / 2}C${o - q} ${h - w * 0.2} ${bedX - w * 0.3} ${h + q} ${bedX} ${h + q}C${bedX + w * 0.3} ${h + q} ${o + w + q} ${h - w * 0.2} ${o + w + q} ${h - w / 2}L${o + w + q} 0`,
    ),
    paint(pal.metal, 0.05),
    px * 0.016,
    'opacity="0.8"',
  )
}

function slats({ art, pal }: Picture, { sheet, W, H, paint }: Wall) {
  for (let u = 0; u < W; u += 0.13) {
    art.path(sheet.rect(u, 0, 0.022, H), paint(darker(pal.wood, 0.45), -0.2), 'opacity="0.75"')
    art.path(sheet.rect(u + 0.022, 0, 0.02, H), paint(lighter(pal.wood, 0.35), 0.1), 'opacity="0.35"')
  }
}

function panels({ art }: Picture, { sheet, W, H, bedX, px, soft, paint }: Wall) {
  for (const [a, w] of [
    [0.12, 0.9],
    [bedX - 1.35, 2.7],
    [bedX + 1.5, W - bedX - 1.62],
  ] as const) {
    if (w < 0.3 || (a === 0.12 && bedX - 1.35 < 1.1)) continue
    for (const [inset, k, v] of [
      [0, darker(soft, 0.3), -0.1],
      [0.03, lighter(soft, 0.2), 0.1],
    ] as const)
      art.stroke(
        sheet.rect(a + inset, 0.2 + inset, w - inset * 2, H - 0.55 - inset * 2),
        paint(k, v),
        px * 0.013,
        'opacity="0.75"',
      )
  }
}

function paper({ art, pal }: Picture, { sheet, W, soft, paint }: Wall) {
  const tone = paint(mix(soft, pal.linen, 0.32), 0.03)
  let d = ''
  for (let i = 0; i < W / 0.42; i++)
    for (let j = 0; j < 7; j++) {
      const [u, v] = [(i + (j % 2) / 2) * 0.42, 0.2 + j * 0.4]
      for (const a of [-1, -0.5, 0, 0.5, 1]) {
        const [ex, ey] = [u + Math.sin(a) * 0.15, v + Math.cos(a) * 0.15]
        const [nx, ny] = [Math.cos(a) * 0.035, -Math.sin(a) * 0.035]
        d += sheet.d(
          `M${u} ${v}Q${(u + ex) / 2 + nx} ${(v + ey) / 2 + ny} ${ex} ${ey}Q${(u + ex) / 2 - nx} ${(v + ey) / 2 - ny} ${u} ${v}Z`,
        )
      }
    }
  art.path(d, tone, 'opacity="0.7"')
}

function lime({ art, rnd }: Picture, { sheet, W, H, px, soft, paint }: Wall) {
  for (let i = 0; i < 40; i++) {
    const [ex, ey] = sheet.pt(rnd.range(0, W), rnd.range(0, H))
    const r = px * rnd.range(0.5, 1.1)
    art.ellipse(
      ex,
      ey,
      r,
      r * 0.6,
      art.radial(
        [ex, ey],
        r,
        [
          [0, i % 2 ? paint(lighter(soft, 0.25), 0.1) : paint(darker(soft, 0.2), -0.05), 0.14],
          [1, paint(soft), 0],
        ],
        0.6,
      ),
    )
  }
}

function mural({ art, pal, rnd }: Picture, { sheet, W, bedX, px, paint, wash }: Wall) {
  const tones = [mix(pal.accent, pal.wall, 0.72), mix(pal.accent, pal.wall, 0.5), mix(pal.accent, pal.wall, 0.28)]
  tones.forEach((tone, i) => {
    let d = `M0 0L0 ${1.9 - i * 0.4}`
    for (let k = 0; k < 4; k++) {
      const u = (W * (k + 1)) / 4
      d += `Q${u - W / 8} ${1.9 - i * 0.4 + rnd.range(-0.05, 0.55)} ${u} ${1.9 - i * 0.4 + rnd.range(-0.2, 0.2)}`
    }
    wash(sheet.d(`${d}L${W} 0Z`), tone)
  })
  const [ex, ey] = sheet.pt(bedX + 0.95, 2.22)
  art.ellipse(ex, ey, px * 0.24, px * 0.24, paint(pal.two, 0.05), 'opacity="0.85"')
}

const treatments: Partial<Record<WallStyle, (c: Picture, wall: Wall) => void>> = {
  wainscot,
  arch,
  slats,
  panels,
  paper,
  lime,
  mural,
}
