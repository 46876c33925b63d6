import { expect, test } from 'vitest'
import { MAX_CAPTION, movePhoto, readCaption } from './hotel-photos.ts'

const PHOTOS = ['a', 'b', 'c'].map((name) => ({ name }))

test.each([
  ['c', 0, 'cab'],
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['a', 9, 'bca'],
  ['b', -1, 'bac'],
  ['b', 1, 'abc'],
  ['x', 0, 'abc'],
])('moving the hotel’s photo %s to place %i gives the order %s', (name, to, order) => {
  expect(
    movePhoto(PHOTOS, name, to)
      .map((photo) => photo.name)
      .join(''),
  ).toBe(order)
})

test.each([
  [' The house\nat dusk ', { ok: true, value: 'The house at dusk' }],
  ['  ', { ok: true, value: null }],
  [null, { ok: true, value: null }],
  ['x'.repeat(MAX_CAPTION), { ok: true, value: 'x'.repeat(MAX_CAPTION) }],
  ['x'.repeat(MAX_CAPTION + 1), { ok: false, refusal: 'CAPTION_WRONG' }],
  ['bell\u0007', { ok: false, refusal: 'CAPTION_WRONG' }],
])('the typed caption %j of a photo is accepted or refused', (typed, read) => {
  expect(readCaption(typed)).toEqual(read)
})
