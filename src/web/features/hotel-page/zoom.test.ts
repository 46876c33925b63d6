import { expect, test } from 'vitest'
import { fitInside, follow, gestureOf, NO_ZOOM, toggled } from './zoom.ts'

const FRAME = { width: 360, height: 600 }
/** A landscape photo, 360 by 200, that is 200 pixels below the top of its frame. */
const LANDSCAPE = { picture: { width: 360, height: 200 }, frame: FRAME }
const PORTRAIT = { picture: { width: 360, height: 600 }, frame: FRAME }

test.each([
  ['upright', { width: 900, height: 1600 }, { width: 337.5, height: 600 }],
  ['wide', { width: 1600, height: 800 }, { width: 360, height: 180 }],
  ['small', { width: 300, height: 200 }, { width: 300, height: 200 }],
])('a picture that is %s is shown whole in its frame', (_name, size, shown) =>
  expect(fitInside(size, FRAME)).toEqual(shown),
)

test.each([
  ['in the middle', { x: 180, y: 300 }, { scale: 2.5, x: -270, y: -450 }],
  ['in its corner', { x: 0, y: 0 }, { scale: 2.5, x: 0, y: 0 }],
])('a double tap on an upright picture %s enlarges what is under the finger', (_name, at, zoom) =>
  expect(toggled(NO_ZOOM, at, PORTRAIT)).toEqual(zoom),
)

test('a second double tap shows the whole picture again', () =>
  expect(toggled({ scale: 1.5, x: -10, y: -10 }, { x: 50, y: 50 }, PORTRAIT)).toEqual(NO_ZOOM))

test('a wide picture stays in the middle while it is lower than its frame', () => {
  const zoom = toggled(NO_ZOOM, { x: 180, y: 500 }, LANDSCAPE)
  // 200 pixels scaled to 500 leave 50 above and below; the picture begins at 200 * 2.5 of the scaled frame.
  expect(zoom.y + 200 * zoom.scale).toBe(50)
})

test.each([
  ['spread', 100, 150, 1.5],
  ['spread too far', 100, 900, 4],
  ['closed', 100, 50, 1],
])('two fingers that are %s from %i to %i pixels scale the picture to %f', (_name, from, to, scale) => {
  const middle = { x: 180, y: 300 }
  expect(follow(NO_ZOOM, { from: { ...middle, span: from }, to: { ...middle, span: to } }, PORTRAIT).scale).toBe(scale)
})

test.each([
  [-60, -60, -160, -160],
  [500, 500, 0, 0],
  [-900, -900, -360, -600],
])('one finger moves an enlarged picture by %i and %i, but not past its edges', (x, y, left, top) => {
  const zoom = { scale: 2, x: -100, y: -100 }
  const grip = { x: 100, y: 100, span: 0 }
  expect(follow(zoom, { from: grip, to: { x: 100 + x, y: 100 + y, span: 0 } }, PORTRAIT)).toEqual({
    scale: 2,
    x: left,
    y: top,
  })
})

test.each([
  [{ x: 0, y: 0 }, 'tap'],
  [{ x: 6, y: 8 }, 'tap'],
  [{ x: -41, y: 0 }, 'next'],
  [{ x: 41, y: 40 }, 'previous'],
  [{ x: 40, y: 0 }, undefined],
  [{ x: 41, y: 41 }, undefined],
  [{ x: 0, y: 200 }, undefined],
])('a finger that moved by %o made the gesture %s', (to, gesture) =>
  expect(gestureOf({ x: 0, y: 0 }, to)).toBe(gesture),
)
