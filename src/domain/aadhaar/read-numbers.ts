import { findAadhaarNumbers, type Box, type ReadWord } from './find-aadhaar-number.ts'
import { cornersBefore, tiltPicture, turnPicture, type Corners, type GreyPicture, type Turns } from './grey-picture.ts'
import type { Reader } from './start-reader.ts'

/**
 * The longer side, in pixels, to which pictures are shrunk before OCR. OCR takes longer for larger pictures and finds
 * no more in them.
 */
export const READ_SIDE = 1200
/** A picture whose longer side has fewer pixels is not read, because its digits are only a few pixels high. */
export const LEAST_READ_SIDE = 320

/** Tries the picture upright first, and upside down last because that is rare. */
const TURNS: readonly Turns[] = [0, 1, 3, 2]

/** The tilts to try, in radians (about 5°), when OCR sees digits but cannot measure the slope of a blurred picture. */
const TRIED_TILTS = [0.09, -0.09]

/** How a picture is turned before OCR: first clockwise by quarter turns, then by radians. */
export type Look = { turns: Turns; tilt: number }
type Seen = { isProven: boolean; covers: Corners[] }

const digitsIn = (words: readonly ReadWord[]) =>
  words.map(({ text }) => text.replaceAll(/\D/g, '').length).reduce((sum, count) => sum + count, 0)

/** Widens each box by this share of its height, because OCR boxes of blurred digits are too tight. */
const MARGIN = 0.2

function widened({ left, top, width, height }: Box): Box {
  const margin = height * MARGIN
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin }
}

function lookAt(picture: GreyPicture, look: Look, reader: Reader) {
  const turned = turnPicture(picture, look.turns)
  const { words, tilt } = reader(look.tilt === 0 ? turned : tiltPicture(turned, look.tilt))
  const whole = { turns: look.turns, tilt: look.tilt + tilt }
  const seen: Seen[] = findAadhaarNumbers(words).map(({ kind, boxes }) => ({
    isProven: kind === 'proven',
    covers: boxes.map((box) => cornersBefore(widened(box), whole, picture)),
  }))
  return { look, seen, digits: digitsIn(words) }
}

/**
 * Reads the picture upright and turned to each side, then tilts the turn in which OCR saw most digits. Each position is
 * read only when the caller asks for it.
 */
function* looks(picture: GreyPicture, reader: Reader): Generator<{ look: Look; seen: Seen[] }> {
  let most = { turns: 0 as Turns, digits: 0 }
  for (const turns of TURNS) {
    const { look, seen, digits } = lookAt(picture, { turns, tilt: 0 }, reader)
    if (digits > most.digits) most = { turns, digits }
    yield { look, seen }
  }
  if (most.digits > 0) for (const tilt of TRIED_TILTS) yield lookAt(picture, { turns: most.turns, tilt }, reader)
}

const isAnyProven = (seen: readonly Seen[]) => seen.some(({ isProven }) => isProven)

/** Whether OCR can read a number that passes Verhoeff, whatever the orientation of the card. */
export function isNumberReadable(picture: GreyPicture, reader: Reader): boolean {
  for (const { seen } of looks(picture, reader)) if (isAnyProven(seen)) return true
  return false
}

/**
 * Whether OCR can still read a number in the position in which it found the number before. This takes one reading
 * instead of six.
 */
export const isReadableAt = (picture: GreyPicture, look: Look, reader: Reader): boolean =>
  isAnyProven(lookAt(picture, look, reader).seen)

/**
 * The corners to cover in order to hide the first eight digits of each number, in pixels of the picture, and how the
 * picture was turned.
 */
export type Found = { covers: Corners[]; look: Look }

/** Finds the areas to cover. Returns undefined if OCR found no number. */
export function findCovers(picture: GreyPicture, reader: Reader): Found | undefined {
  let likely: Found | undefined
  for (const { look, seen } of looks(picture, reader)) {
    const covers = seen.flatMap((number) => number.covers)
    if (isAnyProven(seen)) return { covers, look }
    if (covers.length > 0) likely ??= { covers, look }
  }
  return likely
}
