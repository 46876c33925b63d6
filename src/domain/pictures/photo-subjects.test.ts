import { expect, test } from 'vitest'
import { photoAlt, SUBJECT_NAMES } from './photo-subjects.ts'

test.each([
  ['bathroom', 'Photograph House, the bathroom'],
  ['breakfast', 'Photograph House, breakfast'],
  [null, 'Photograph House, picture 3 of 6'],
] as const)('the alt text of a photo that shows %s is "%s"', (subject, alt) =>
  expect(photoAlt({ hotel: 'Photograph House', subject, place: 3, count: 6 })).toBe(alt),
)

test('a manager chooses among eight subjects', () => expect(SUBJECT_NAMES).toHaveLength(8))
