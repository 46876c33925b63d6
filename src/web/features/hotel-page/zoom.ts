type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** How a picture is drawn in its frame: scaled from the upper left corner, then moved by x and y, in CSS pixels. */
export type Zoom = Point & { scale: number }

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
/** The highest scale of a pinch: a stored photo has about four pixels for each pixel of a phone. */
const MOST = 4
/** The scale to which a double tap zooms. */
const DOUBLE_TAP = 2.5

/** Returns the size at which a picture is shown whole in a frame; never enlarges it. */
export function fitInside({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / width, frame.height / height)
  return { width: width * scale, height: height * scale }
}

/** Centres a picture that is smaller than the frame, and leaves no gap at either end of a larger one. */
function keptWithin(offset: number, scale: number, length: { picture: number; frame: number }): number {
  const start = ((length.frame - length.picture) / 2) * scale
  const shown = length.picture * scale
  if (shown <= length.frame) return (length.frame - shown) / 2 - start
  return Math.min(0 - start, Math.max(length.frame - shown - start, offset))
}

/** Moves the picture only as far as needed to keep it in its frame. */
function settled({ scale, x, y }: Zoom, { picture, frame }: { picture: Size; frame: Size }): Zoom {
  return {
    scale,
    x: keptWithin(x, scale, { picture: picture.width, frame: frame.width }),
    y: keptWithin(y, scale, { picture: picture.height, frame: frame.height }),
  }
}

type Sizes = { picture: Size; frame: Size }

/** The position of one or two fingers: the middle between them, and their distance. */
export type Grip = Point & { span: number }

/** Moves and scales the picture with the fingers, so that the points under them stay under them. */
export function follow(zoom: Zoom, { from, to }: { from: Grip; to: Grip }, sizes: Sizes): Zoom {
  const scale = Math.min(MOST, Math.max(1, from.span > 0 ? (zoom.scale * to.span) / from.span : zoom.scale))
  const grown = scale / zoom.scale
  return settled({ scale, x: to.x - (from.x - zoom.x) * grown, y: to.y - (from.y - zoom.y) * grown }, sizes)
}

/** Enlarges the picture at the finger, or shows the whole picture again. */
export const toggled = (zoom: Zoom, at: Point, sizes: Sizes): Zoom =>
  zoom.scale > 1 ? NO_ZOOM : follow(zoom, { from: { ...at, span: 1 }, to: { ...at, span: DOUBLE_TAP } }, sizes)

/** The most CSS pixels that a finger may move during a tap. */
const STILL = 10
/** A swipe is longer than this, in CSS pixels, and goes more sideways than up or down. */
const SWIPE = 40

/**
 * Returns what one finger did between touching and leaving the screen: a tap, or a swipe to the next or previous
 * picture.
 */
export function gestureOf(from: Point, to: Point): 'tap' | 'next' | 'previous' | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.hypot(x, y) <= STILL) return 'tap'
  if (Math.abs(x) <= SWIPE || Math.abs(x) <= Math.abs(y)) return undefined
  return x < 0 ? 'next' : 'previous'
}
