import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'
import sharp from 'sharp'
import { random, type Random } from '#domain/kernel/seeded-random.ts'
import { passesVerhoeff } from '#domain/aadhaar/verhoeff.ts'

/** Our own font, drawn as outlines, because a machine may have no fonts. */
const font = openSync(join(import.meta.dirname, '../../public/fonts/anek-latin-uncle.woff2')) as Font

type Point = { x: number; y: number }
/** The four corners of a digit in the picture. */
export type Digit = readonly Point[]

export type DrawnCard = {
  name: string
  number: string
  picture: Buffer
  width: number
  height: number
  /** where the twelve digits are on the card */
  digits: Digit[]
}

type Written = { svg: string; boxes: { left: number; right: number }[] }

/** Draws a text in one line, and returns each character's box with it. */
function write(text: string, at: Point, size: number): Written {
  const scale = size / font.unitsPerEm
  let x = at.x
  const boxes: Written['boxes'] = []
  const outlines = font.layout(text).glyphs.map((glyph) => {
    const outline = `<path transform="translate(${x} ${at.y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    boxes.push({ left: x, right: x + glyph.advanceWidth * scale })
    x += glyph.advanceWidth * scale
    return outline
  })
  return { svg: `<g fill="#1c1c1c">${outlines.join('')}</g>`, boxes }
}

/** Makes up a number of twelve digits that passes the Verhoeff check. */
export function numberLike(dice: Random): string {
  const first = `${dice.int(2, 9)}${Array.from({ length: 10 }, () => dice.int(0, 9)).join('')}`
  const last = Array.from({ length: 10 }, (_none, digit) => digit).find((digit) => passesVerhoeff(`${first}${digit}`))
  return `${first}${last}`
}

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A card's size in our drawing units. */
const CARD = { width: 856, height: 540 }
const NUMBER = { x: 250, y: 460, size: 54 }

/** Draws an invented person's card, in a layout of our own: names, dates, a number, and a virtual ID below it. */
function face(number: string, dice: Random) {
  const year = dice.int(1960, 2004)
  const virtualId = `${dice.int(2, 9)}${Array.from({ length: 15 }, () => dice.int(0, 9)).join('')}`
  const shown = write(grouped(number), NUMBER, NUMBER.size)
  const texts = [
    write('Sample of nobody, made by a test', { x: 150, y: 60 }, 34),
    write(dice.pick(['Asha Rao', 'Imran Khan', 'Meenal Joshi', 'Arif Shaikh', 'Lakshmi Iyer']), { x: 250, y: 170 }, 32),
    write(
      `DOB: ${String(dice.int(1, 28)).padStart(2, '0')}/${String(dice.int(1, 12)).padStart(2, '0')}/${year}`,
      { x: 250, y: 220 },
      30,
    ),
    write(dice.pick(['Female', 'Male']), { x: 250, y: 268 }, 30),
    write(`Issued ${dice.int(10, 28)}/0${dice.int(1, 9)}/${dice.int(2012, 2024)}`, { x: 250, y: 316 }, 22),
    write(`VID : ${grouped(virtualId)}`, { x: 265, y: 510 }, 26),
  ]
  const svg = `<rect width="856" height="540" rx="26" fill="#f8f5ee"/><rect width="856" height="14" y="80" fill="#e7a45a"/>
    <rect width="856" height="8" y="480" fill="#c0392b" opacity=".7"/>
    <rect x="50" y="130" width="160" height="200" fill="#c9bfb2"/><circle cx="130" cy="200" r="45" fill="#8d6a55"/>
    <path d="M60 330c6-60 40-75 70-75s64 15 70 75z" fill="#4d6275"/>
    ${texts.map((text) => text.svg).join('')}${shown.svg}`
  const boxes = shown.boxes.filter((_box, at) => grouped(number)[at] !== ' ')
  return { svg, boxes }
}

export type Shot = {
  name: string
  /** the longer side of the picture in pixels */
  side: number
  /** the card's width as a share of the picture's width */
  share: number
  /** degrees clockwise */
  angle: number
  /** the standard deviation of the blur in pixels */
  blur: number
  /** the brightness, where 1 is as drawn */
  light: number
  quality: number
}

/** Takes a picture of a card as a phone would: rotated, blurred, dim or small. */
export async function drawCard(seed: string, shot: Shot, isCovered = false): Promise<DrawnCard> {
  const dice = random(seed)
  const number = numberLike(dice)
  const { svg, boxes } = face(number, dice)
  const isOnSide = Math.abs(Math.sin((shot.angle * Math.PI) / 180)) > 0.7
  const [width, height] = isOnSide
    ? [Math.round(shot.side * 0.75), shot.side]
    : [shot.side, Math.round(shot.side * 0.75)]
  const scale = (shot.share * shot.side) / CARD.width
  const angle = (shot.angle * Math.PI) / 180
  const place = ({ x, y }: Point): Point => {
    const [dx, dy] = [(x - CARD.width / 2) * scale, (y - CARD.height / 2) * scale]
    return {
      x: width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    }
  }
  const top = NUMBER.y - NUMBER.size * 0.66
  const digits = boxes.map(({ left, right }) =>
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: NUMBER.y },
      { x: left, y: NUMBER.y },
    ].map(place),
  )
  const table = dice.pick(['#6b5a4a', '#3f4a52', '#8a8f86', '#b7a48c'])
  const mask = isCovered
    ? `<rect x="${boxes[0]?.left ?? 0}" y="${top - 6}" width="${(boxes[7]?.right ?? 0) - (boxes[0]?.left ?? 0)}" height="${NUMBER.size}" fill="#000"/>`
    : ''
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${table}"/>
    <g transform="translate(${width / 2} ${height / 2}) rotate(${shot.angle}) scale(${scale}) translate(${-CARD.width / 2} ${-CARD.height / 2})">${svg}${mask}</g></svg>`
  let image = sharp(Buffer.from(drawing)).removeAlpha()
  if (shot.blur > 0.3) image = sharp(await image.blur(shot.blur).png().toBuffer())
  const picture = await image.linear(shot.light, 0).jpeg({ quality: shot.quality }).toBuffer()
  return { name: shot.name, number, picture, width, height, digits }
}

/**
 * Draws at random, from a seed, how a picture is taken: upright or sideways, a few degrees off, sharp to blurred,
 * bright to dim.
 */
export function shotOf(seed: string): Shot {
  const dice = random(`shot ${seed}`)
  const quarter = dice.pick([0, 0, 0, 90, 180, 270])
  const side = dice.pick([800, 1200, 1600, 2000])
  const shot = {
    side,
    share: dice.range(0.4, 0.95),
    angle: quarter + dice.range(-7, 7),
    blur: dice.range(0, side / 500),
    light: dice.range(0.25, 1.05),
    quality: dice.int(60, 92),
  }
  const name = `${side} px, card ${Math.round(shot.share * 100)} %, ${Math.round(shot.angle)}°, blur ${shot.blur.toFixed(1)}, light ${shot.light.toFixed(1)}`
  return { name, ...shot }
}
