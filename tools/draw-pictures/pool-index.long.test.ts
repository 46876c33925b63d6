/** Draws all sets in the pool again, which takes seconds of processor time. */
import { expect, test } from 'vitest'
import { pictureSets } from '../../src/db/picture-pool/picture-pool.ts'
import { drawHotelPictures } from './draw-hotel-pictures.ts'
import { poolPlan } from './pool-plan.ts'

test('the pool’s index lists what the plan draws', () => {
  const drawn = poolPlan().map(({ id, seed, stars, view }) => [
    id,
    ...drawHotelPictures(seed, { stars, view }).map(({ alt }) => alt),
  ])
  expect(pictureSets.map(({ id, pictures }) => [id, ...pictures.map(({ alt }) => alt)])).toEqual(drawn)
})
