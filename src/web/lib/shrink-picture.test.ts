import { expect, test } from 'vitest'
import { fitAround, fitWithin, sentSize } from './shrink-picture.ts'

test.each([
  ['a telephone’s photo', { width: 4000, height: 3000 }, { width: 2000, height: 1500 }],
  ['one held upright', { width: 3000, height: 4000 }, { width: 1500, height: 2000 }],
  ['one that just fits', { width: 2000, height: 900 }, { width: 2000, height: 900 }],
  ['one a pixel too wide', { width: 2001, height: 1000 }, { width: 2000, height: 1000 }],
  ['a small one', { width: 200, height: 200 }, { width: 200, height: 200 }],
  ['a thread', { width: 9000, height: 1 }, { width: 2000, height: 1 }],
])('the picture %s keeps its shape within 2000 pixels', (_name, size, fitted) =>
  expect(fitWithin(size, 2000)).toEqual(fitted),
)

test.each([
  ['a telephone’s photo', { width: 4000, height: 3000 }, { width: 1056, height: 792 }],
  ['one held upright', { width: 3000, height: 4000 }, { width: 1056, height: 1408 }],
  ['a wide one', { width: 4000, height: 1000 }, { width: 2256, height: 564 }],
  ['one that just covers', { width: 1056, height: 564 }, { width: 1056, height: 564 }],
  ['one of an odd shape', { width: 1999, height: 1501 }, { width: 1056, height: 793 }],
  ['one too small', { width: 900, height: 500 }, { width: 900, height: 500 }],
])('the picture %s keeps its shape and still covers 1056 by 564 pixels', (_name, size, fitted) =>
  expect(fitAround(size, { width: 1056, height: 564 })).toEqual(fitted),
)

test.each([
  ['a telephone’s photo', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
  ['a tall one, whose cut needs the width', { width: 2160, height: 3840 }, { width: 1056, height: 1878 }],
  ['a wide one, whose cut needs the height', { width: 6000, height: 1000 }, { width: 3384, height: 564 }],
  ['a small one', { width: 640, height: 480 }, { width: 640, height: 480 }],
])(
  'the picture %s is sent with all pixels that the server needs for the whole picture and its crop',
  (_name, size, sent) => expect(sentSize(size, { longestSide: 1600, cut: { width: 1056, height: 564 } })).toEqual(sent),
)
