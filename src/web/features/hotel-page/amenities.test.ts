import { expect, test } from 'vitest'
import { amenities } from '#domain/hotels/amenities.ts'
import { eachFilterFact } from '#domain/hotels/hotel-facts.ts'
import { amenitiesShown } from './amenities.ts'

const NO_FACTS = eachFilterFact(() => false)

const wordsOf = (keys: readonly string[], more = {}) => {
  const { room, house } = amenitiesShown({
    amenities: [...keys],
    hasBathtub: false,
    bathTub_charges: 0,
    ...NO_FACTS,
    ...more,
  })
  return { room: room.map(({ words }) => words), house: house.map(({ words }) => words) }
}

test('a hotel’s page lists the room’s amenities, the bed first, separately from the hotel’s', () => {
  expect(wordsOf(['lift', 'wifi', 'parking', 'ac', 'double_bed'])).toEqual({
    room: ['Double bed', 'Air conditioning', 'Wi-Fi'],
    house: ['Parking', 'Lift'],
  })
})

test('a hotel’s page lists a bathtub with its price and a love kit under the room', () => {
  const { room } = wordsOf(['tv'], { hasBathtub: true, bathTub_charges: 499, has_love_kit: true })
  expect(room).toEqual(['Television', 'Bathtub, ₹499 per room per day', 'Love kit'])
})

test('every known amenity has its own words, and an unknown one shows its name', () => {
  expect(
    amenitiesShown({
      amenities: [...amenities],
      hasBathtub: false,
      bathTub_charges: 0,
      ...NO_FACTS,
    }),
  ).not.toMatchObject({ house: expect.arrayContaining([expect.objectContaining({ icon: 'check' })]) })
  expect(wordsOf(['roof_top_bar']).house).toEqual(['Roof top bar'])
})
