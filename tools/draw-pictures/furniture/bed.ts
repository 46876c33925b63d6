import type { Plane, Vector } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { FRONT, UP } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Stop } from '../canvas/sheet.ts'
import type { Picture } from '../rooms/picture.ts'
import { type BedPlace, type BedShape, shapeOf } from './bed-shape.ts'
import { pillow } from './pillow.ts'
import { slab } from './solids.ts'
import { foldedThrow } from './throw.ts'

export function bed(c: Picture, place: BedPlace) {
  const shape = shapeOf(c, place)
  const { x0, x1, z0, z1, top, look } = shape
  slab(c, [x0 + 0.04, 0.07, z0], [x1 - 0.04, 0.34, z1 - 0.02], c.stars > 3 ? c.pal.fabric : c.pal.wood)
  slab(c, [x0 + 0.01, 0.32, z0], [x1 - 0.01, top - 0.03, z1 - 0.01], lighter(c.pal.linen, 0.3), { soft: 0.03 })
  hangingSides(c, shape)
  duvet(c, shape)
  if (look.runner[0]) foldedThrow(c, shape)
  turnedDownSheet(c, shape)
  pillows(c, shape)
}

interface Cloth {
  sheet: Plane
  normal: Vector
  from: number
  to: number
  colour: string
}

/** Draws cloth that hangs from the mattress to a wavy hem. */
function drape({ art, light }: Picture, { top: high, hem: low }: BedShape, { sheet, normal, from, to, colour }: Cloth) {
  const [waves, round] = [9, 0.06]
  const step = (to - from) / waves
  let d = `M${from} ${high}L${to - round} ${high}Q${to} ${high} ${to} ${high - 0.08}L${to} ${low + 0.03}`
  for (let i = waves; i > 0; i--)
    d += `Q${from + step * (i - 0.5)} ${low + (i % 2 ? 0.03 : -0.012)} ${from + step * (i - 1)} ${low + (i % 2 ? 0.012 : 0.004)}`
  const shape = sheet.d(`${d}Z`)
  art.path(
    shape,
    art.linear(sheet.pt(from, high), sheet.pt(from, low), [
      [0, light.face(colour, normal, 0.24)],
      [0.22, light.face(colour, normal, 0.08)],
      [1, light.face(colour, normal, -0.2)],
    ]),
  )
  return shape
}

function folds({ art, light, rnd }: Picture, hem: number, shape: string, { sheet, normal, from, to, colour }: Cloth) {
  const many = 9
  const shade = light.face(darker(colour, 0.35), normal, -0.2)
  const stops: Stop[] = []
  for (let i = 0; i <= many * 2; i++)
    stops.push([(i / (many * 2)).toFixed(3), shade, i % 2 ? rnd.range(0.16, 0.34).toFixed(2) : 0])
  art.path(shape, art.linear(sheet.pt(from, hem), sheet.pt(to, hem), stops))
}

function hangingSides(c: Picture, shape: BedShape) {
  const { x0, x1, z1, hem, duvet: from, look, blanket, seen } = shape
  const foot = c.cam.plane([0, 0, z1 + 0.035], [1, 0, 0], [0, 1, 0])
  const footCloth = { sheet: foot, normal: FRONT, colour: blanket ? look.throw : look.duvet }
  folds(c, hem, drape(c, shape, { ...footCloth, from: x0 - 0.03, to: x1 + 0.03 }), { ...footCloth, from: x0, to: x1 })
  if (blanket) {
    const tone = c.light.face(look.cushion[1], FRONT, -0.05)
    c.art.stroke(foot.d(`M${x0} ${hem + 0.07}L${x1} ${hem + 0.07}`), tone, shape.px * 0.025)
  }
  for (const [sx, normal] of seen) {
    const cloth = { sheet: c.cam.plane([sx, 0, 0], [0, 0, 1], [0, 1, 0]), normal, colour: look.duvet, from }
    folds(c, hem, drape(c, shape, { ...cloth, to: z1 + 0.035 }), { ...cloth, to: z1 })
  }
}

function duvet(c: Picture, bedShape: BedShape) {
  const { art, light, rnd } = c
  const { x0, x1, z0, z1, look, top, duvet, px, deck, bright } = bedShape
  const cover = look.duvet
  const shape = deck.d(
    `M${x0 - 0.035} ${z0}L${x1 + 0.035} ${z0}L${x1 + 0.035} ${z1 - 0.1}Q${x1 + 0.035} ${z1 + 0.035} ${x1 - 0.1} ${z1 + 0.035}L${x0 + 0.1} ${z1 + 0.035}Q${x0 - 0.035} ${z1 + 0.035} ${x0 - 0.035} ${z1 - 0.1}Z`,
  )
  art.path(
    shape,
    art.linear(deck.pt(bright[0], duvet), deck.pt(bright[1], z1), [
      [0, light.face(cover, UP, 0.12)],
      [0.6, light.face(cover, UP, 0.0)],
      [1, light.face(cover, UP, -0.1)],
    ]),
    `stroke="${light.face(cover, UP, 0)}" stroke-width="${(px * 0.035).toFixed(1)}" stroke-linejoin="round"`,
  )
  art.clip(shape, () => {
    quilt(c, bedShape)
    for (let i = 0; i < 7; i++) {
      const [u, v] = [rnd.range(x0 + 0.1, x1 - 0.5), rnd.range(duvet + 0.2, z1 - 0.2)]
      const l = rnd.range(0.25, 0.6)
      art.path(
        deck.d(`M${u} ${v}Q${u + l * 0.5} ${v + 0.1} ${u + l} ${v + 0.02}Q${u + l * 0.5} ${v + 0.15} ${u} ${v}Z`),
        light.face(darker(cover, 0.15), UP, -0.12),
        'opacity="0.35"',
      )
    }
    c.beam?.(top, 1)
  })
}

function quilt({ art, light }: Picture, { x0, x1, z1, look, duvet, px, deck }: BedShape) {
  const cover = look.duvet
  if (look.quilt === 'grid') {
    let d = ''
    for (let i = 1; i < 6; i++) d += deck.d(`M${lerp(x0, x1, i / 6)} ${duvet}L${lerp(x0, x1, i / 6)} ${z1 + 0.1}`)
    for (let i = 1; i < 6; i++)
      d += deck.d(`M${x0 - 0.1} ${lerp(duvet, z1, i / 5)}L${x1 + 0.1} ${lerp(duvet, z1, i / 5)}`)
    art.stroke(d, light.face(darker(cover, 0.24), UP, -0.1), px * 0.007, 'opacity="0.4"')
  }
  if (look.quilt === 'dots')
    for (let i = 0; i < 11; i++)
      for (let j = 0; j < 8; j++) {
        const [ex, ey] = deck.pt(lerp(x0, x1, (i + 0.5 + (j % 2) / 2) / 11.5), lerp(duvet + 0.3, z1, j / 8))
        art.ellipse(ex, ey, px * 0.012, px * 0.006, light.face(look.cushion[0], UP, -0.05), 'opacity="0.55"')
      }
  if (look.quilt === 'stripe')
    for (let i = 1; i < 14; i++)
      art.stroke(
        deck.d(`M${lerp(x0, x1, i / 14)} ${duvet}L${lerp(x0, x1, i / 14)} ${z1 + 0.1}`),
        light.face(mix(cover, look.cushion[1], 0.5), UP, -0.05),
        px * 0.014,
        'opacity="0.45"',
      )
}

function turnedDownSheet(c: Picture, { x0, x1, look, top, hem, duvet, px, seen, deck, bright }: BedShape) {
  const { art, cam, light } = c
  const cover = look.duvet
  const turn = [duvet - 0.02, duvet + 0.26] as const
  const sheetTone = look.sheet
  for (const [sx, normal] of seen) {
    const side = cam.plane([sx + (sx > x1 ? 0.012 : -0.012), 0, 0], [0, 0, 1], [0, 1, 0])
    art.path(
      side.d(
        `M${turn[0]} ${top + 0.02}L${turn[1]} ${top + 0.02}Q${turn[1] + 0.02} ${hem + 0.2} ${turn[1] - 0.03} ${hem + 0.1}Q${turn[0] + 0.1} ${hem + 0.06} ${turn[0]} ${hem + 0.12}Z`,
      ),
      art.linear(side.pt(turn[0], top), side.pt(turn[0], hem), [
        [0, light.face(sheetTone, normal, 0.26)],
        [1, light.face(sheetTone, normal, -0.12)],
      ]),
    )
  }
  const fold = deck.d(
    `M${x0 - 0.05} ${turn[0]}L${x1 + 0.05} ${turn[0]}L${x1 + 0.05} ${turn[1]}Q${(x0 + x1) / 2} ${turn[1] + 0.04} ${x0 - 0.05} ${turn[1]}Z`,
  )
  art.stroke(
    deck.d(`M${x0 - 0.03} ${turn[1] + 0.03}Q${(x0 + x1) / 2} ${turn[1] + 0.07} ${x1 + 0.03} ${turn[1] + 0.03}`),
    light.face(darker(cover, 0.4), UP, -0.2),
    px * 0.03,
    'opacity="0.28"',
  )
  art.path(
    fold,
    art.linear(deck.pt(bright[0], duvet), deck.pt(bright[1], duvet), [
      [0, light.face(sheetTone, UP, 0.2)],
      [1, light.face(sheetTone, UP, 0)],
    ]),
  )
  art.stroke(
    deck.d(`M${x0 - 0.05} ${turn[1] - 0.05}Q${(x0 + x1) / 2} ${turn[1] - 0.01} ${x1 + 0.05} ${turn[1] - 0.05}`),
    light.face(look.throw, UP, 0),
    px * 0.012,
    'opacity="0.8"',
  )
  art.clip(fold, () => c.beam?.(top, 0.8))
}

/** Draws the pillows from the headboard forward. */
function pillows(c: Picture, { x0, x1, z0, look, top }: BedShape) {
  const { cam, stars, pal } = c
  const linen = pal.linen
  const mid = (x0 + x1) / 2
  const half = (x1 - x0) / 4
  const order = cam.x < mid ? [1, -1] : [-1, 1]
  for (const k of order)
    pillow(c, {
      x: mid + half * k,
      y: top,
      z: z0 + 0.2,
      w: half * 1.86,
      h: 0.52,
      lean: 0.22,
      colour: stars > 3 ? mix(linen, look.cushion[0], 0.3) : linen,
      pattern: stars > 3 ? look.euro : '',
    })
  if (stars > 2)
    for (const k of order)
      pillow(c, {
        x: mid + half * k * 0.98,
        y: top,
        z: z0 + 0.38,
        w: half * 1.74,
        h: 0.42,
        lean: 0.42,
        colour: lighter(linen, 0.15),
      })
  const spots = stars < 3 ? [] : stars === 3 ? [0] : look.spots
  for (const [i, k] of spots.entries())
    pillow(c, {
      x: mid + half * k,
      y: top,
      z: z0 + 0.56 + (i === spots.length - 1 ? 0.05 : 0),
      w: 0.44,
      h: 0.41,
      lean: 0.5,
      thick: 0.15,
      colour: look.cushion[i % 2 ? 1 : 0],
      pattern: look.pattern[i % 2 ? 1 : 0],
      trim: i % 2 ? undefined : look.trim,
    })
  if (look.bolster && stars > 3)
    pillow(c, {
      x: mid,
      y: top,
      z: z0 + 0.76,
      w: 0.62,
      h: 0.24,
      lean: 0.6,
      thick: 0.16,
      colour: look.cushion[1],
      pattern: 'band',
      trim: look.trim,
    })
}
