import { expect, test } from 'vitest'
import { checkRule } from '#domain/prices/check-rule.ts'
import { priceOn, slotPricing } from '#domain/prices/price-on.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { demoPhone, demoRules } from './demo-rules.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const hotels = demoCatalogue()
const ruled = hotels.map((hotel) => ({ hotel, rules: demoRules(hotel, NOW) }))

test('the demo’s price rules are the same on each run, and each is one that a hotel may set for a slot it sells', () => {
  for (const { hotel, rules } of ruled) {
    expect(demoRules(hotel, NOW)).toEqual(rules)
    for (const { slot, ...rule } of rules) {
      expect(checkRule(rule, '2026-11-21').ok).toBe(true)
      expect(hotel.prices[slotAt(slot).key]).toBeDefined()
    }
  }
})

test('the demo’s price rules raise prices on many weekends and at New Year, and close slots at a few hotels', () => {
  const eveningOn = (day: string) =>
    ruled.map(({ hotel, rules }) => {
      const evening = rules.flatMap((rule, id) => (rule.slot === 3 ? [{ id, ...rule }] : []))
      return priceOn(slotPricing(hotel.prices.evening_slot ?? null, evening), day)
    })
  const base = ruled.map(({ hotel }) => hotel.prices.evening_slot)
  const differing = (day: string) => eveningOn(day).filter((price, index) => Number(price) > (base[index] ?? 0)).length
  expect(differing('2027-02-02')).toBe(0)
  expect(differing('2027-02-05')).toBeGreaterThan(hotels.length / 5)
  expect(differing('2026-12-31')).toBeGreaterThan(hotels.length / 6)
  expect(ruled.filter(({ rules }) => rules.some(({ price }) => price === null)).length).toBeGreaterThan(5)
})

test('most demo hotels have a phone that no other hotel has', () => {
  const phones = hotels.flatMap((hotel) => demoPhone(hotel) ?? [])
  expect(phones.length).toBeGreaterThan(hotels.length / 2)
  expect(phones.length).toBeLessThan(hotels.length)
  for (const phone of phones) expect(phone).toMatch(/^\+91220\d{7}$/)
})
