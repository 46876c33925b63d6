import { unreachable } from '../kernel/result.ts'
import type { Box } from './find-aadhaar-number.ts'

/** A picture's brightness, one byte per pixel, row by row from the top. */
export type GreyPicture = { pixels: Uint8Array; width: number; height: number }

export type Point = { x: number; y: number }
/** The four corners of a rectangle at any angle, in order around it. */
export type Corners = readonly Point[]
type Size = { width: number; height: number }

/** A number of clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3

/** Turns a picture clockwise. */
export function turnPicture({ pixels, width, height }: GreyPicture, turns: Turns): GreyPicture {
  if (turns === 0) return { pixels, width, height }
  const turned = new Uint8Array(pixels.length)
  const isOnSide = turns % 2 === 1
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to =
        turns === 1
          ? x * height + height - 1 - y
          : turns === 2
            ? turned.length - 1 - (y * width + x)
            : (width - 1 - x) * height + y
      turned[to] = pixels[y * width + x] ?? 0
    }
  return isOnSide ? { pixels: turned, width: height, height: width } : { pixels: turned, width, height }
}

/** Turns a picture clockwise around its centre by an angle in radians. The colours at the edges fill the corners. */
export function tiltPicture({ pixels, width, height }: GreyPicture, angle: number): GreyPicture {
  const tilted = new Uint8Array(pixels.length)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  const pixelAt = (x: number, y: number) => pixels[y * width + x] ?? 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - middleX, y - middleY]
      const fromX = Math.min(width - 1, Math.max(0, middleX + dx * cos + dy * sin))
      const fromY = Math.min(height - 1, Math.max(0, middleY - dx * sin + dy * cos))
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
      const [partX, partY] = [fromX - left, fromY - top]
      const above = pixelAt(left, top) * (1 - partX) + pixelAt(right, top) * partX
      const below = pixelAt(left, bottom) * (1 - partX) + pixelAt(right, bottom) * partX
      tilted[y * width + x] = above * (1 - partY) + below * partY
    }
  return { pixels: tilted, width, height }
}

/** Returns where a point in a turned picture of this size was before the turn. */
function turnBack({ x, y }: Point, turns: Turns, { width, height }: Size): Point {
  switch (turns) {
    case 0:
      return { x, y }
    case 1:
      return { x: y, y: height - x }
    case 2:
      return { x: width - x, y: height - y }
    case 3:
      return { x: width - y, y: x }
    default:
      return unreachable(turns)
  }
}

/** Returns where a point in a tilted picture was before the tilt. */
function tiltBack({ x, y }: Point, angle: number, { width, height }: Size): Point {
  const [dx, dy] = [x - width / 2, y - height / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: width / 2 + dx * cos + dy * sin, y: height / 2 - dx * sin + dy * cos }
}

/**
 * Returns the corners of a box as they were before the picture was turned and then tilted. `size` is the size of the
 * original picture.
 */
export function cornersBefore(
  { left, top, width, height }: Box,
  turned: { turns: Turns; tilt: number },
  size: Size,
): Corners {
  const { turns, tilt } = turned
  const turnedSize = turns % 2 === 0 ? size : { width: size.height, height: size.width }
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ].map((corner) => turnBack(tiltBack(corner, tilt, turnedSize), turns, size))
}
