import { expect, test } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { cardPromise } from './card-promise.ts'

const NOW = new Date('2026-12-04T15:30:00Z')
const DAY = 24 * 60

test.each([
  ['Evening', DAY + 1, 'Free to cancel, with breakfast'],
  ['Evening', DAY, 'Breakfast included'],
  ['Morning', DAY + 1, 'Free to cancel'],
  ['Morning', DAY, undefined],
])('a card for %s in %d minutes promises %s', (name, minutes, promise) => {
  const slot = SLOTS.find(({ listingName }) => listingName === name) ?? SLOTS[0]
  expect(cardPromise(slot, addMinutes(NOW, minutes), NOW)).toEqual(promise === undefined ? {} : { promise })
})
