import { describe, expect, test } from 'vitest'
import { canPublish, checkList, HAND_CHECKS, stateOf, type PublishingFacts } from './publishing.ts'

const ready: PublishingFacts = {
  hasPosition: true,
  hasDescription: true,
  hasStars: true,
  rooms: 1,
  pricedSlots: 1,
  photos: 3,
  managers: 1,
  hasReceptionPhone: true,
  channels: 1,
  hasTerms: true,
  hasLegalName: true,
  hasBank: true,
  amenities: 1,
  houseRules: 1,
  signed: HAND_CHECKS,
}

describe('publishing a hotel', () => {
  test('a hotel can be published once every check is done', () => {
    expect(canPublish(ready)).toBe(true)
    expect(checkList(ready).every(({ isDone }) => isDone)).toBe(true)
  })

  test.for([
    ['position', { hasPosition: false }],
    ['description', { hasDescription: false }],
    ['stars', { hasStars: false }],
    ['rooms', { rooms: 0 }],
    ['prices', { pricedSlots: 0 }],
    ['photos', { photos: 2 }],
    ['manager', { managers: 0 }],
    ['reception_phone', { hasReceptionPhone: false }],
    ['messages', { channels: 0 }],
    ['terms', { hasTerms: false }],
    ['legal_name', { hasLegalName: false }],
    ['bank', { hasBank: false }],
    ...HAND_CHECKS.map((item) => [item, { signed: HAND_CHECKS.filter((other) => other !== item) }] as const),
  ] as const)('a hotel cannot be published without %s', ([item, lacking]) => {
    const facts = { ...ready, ...lacking }
    expect(canPublish(facts)).toBe(false)
    expect(checkList(facts).filter(({ isDone }) => !isDone)).toEqual([{ item, isDone: false, isRequired: true }])
  })

  test.for([
    ['amenities', { amenities: 0 }],
    ['house_rules', { houseRules: 0 }],
  ] as const)('a hotel can be published without %s, which is recommended', ([item, lacking]) => {
    const facts = { ...ready, ...lacking }
    expect(canPublish(facts)).toBe(true)
    expect(checkList(facts).filter(({ isDone }) => !isDone)).toEqual([{ item, isDone: false, isRequired: false }])
  })

  test.for([
    [{ isHidden: true, wasPublished: false }, 'draft'],
    [{ isHidden: false, wasPublished: true }, 'published'],
    [{ isHidden: true, wasPublished: true }, 'hidden'],
  ] as const)('a hotel with %o is in the state %s', ([facts, state]) => {
    expect(stateOf(facts)).toBe(state)
  })
})
