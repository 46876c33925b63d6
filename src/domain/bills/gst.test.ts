import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gstOn, partsMinus, partsWithin, PLACES_OF_SUPPLY, sumsOf, taxedParts, taxIn } from './gst.ts'

describe('GST on a value', () => {
  it.each([
    // The columns are rupees, percent, CGST or SGST, and IGST, all calculated by hand.
    [1500, 5, 3750, 7500],
    [1499, 5, 3748, 7495],
    [3549, 5, 8873, 17_745],
    [2499, 5, 6248, 12_495],
    [7733, 18, 69_597, 139_194],
    [7500, 5, 18_750, 37_500],
    [7501, 18, 67_509, 135_018],
    [1, 5, 3, 5],
    [0, 18, 0, 0],
  ])('on ₹%i at %i%% is twice %i paise within a state, and %i between two', (rupees, percent, half, igst) => {
    expect(gstOn(rupees * 100, percent, 'within_state')).toEqual({ cgst: half, sgst: half, igst: 0 })
    expect(gstOn(rupees * 100, percent, 'between_states')).toEqual({ cgst: 0, sgst: 0, igst })
  })
})

describe('parts of a supply', () => {
  const price = taxedParts(
    [
      { percent: 18, value: 800_000 },
      { percent: 5, value: 600_000 },
      { percent: 5, value: 100_000 },
    ],
    'within_state',
  )

  test('the values at each rate are taxed together, the lowest rate first', () => {
    expect(price).toEqual([
      { percent: 5, value: 700_000, cgst: 17_500, sgst: 17_500, igst: 0 },
      { percent: 18, value: 800_000, cgst: 72_000, sgst: 72_000, igst: 0 },
    ])
    expect(sumsOf(price)).toEqual({
      value: 1_500_000,
      cgst: 89_500,
      sgst: 89_500,
      igst: 0,
      tax: 179_000,
      gross: 1_679_000,
    })
  })

  test('a fifth of a price with two rates contains a fifth of the tax at each rate', () => {
    expect(partsWithin(335_800, price, 'within_state')).toEqual([
      { percent: 5, value: 140_000, cgst: 3500, sgst: 3500, igst: 0 },
      { percent: 18, value: 160_000, cgst: 14_400, sgst: 14_400, igst: 0 },
    ])
  })

  test.each([
    [31_500, 30_000, 750],
    [100, 96, 2],
    [74_500, 70_952, 1774],
  ])('a gross amount of %i paise at 5%% contains a value of %i and two halves of %i', (gross, value, half) => {
    const parts = taxedParts([{ percent: 5, value: 150_000 }], 'within_state')
    expect(partsWithin(gross, parts, 'within_state')).toEqual([{ percent: 5, value, cgst: half, sgst: half, igst: 0 }])
  })

  test('a price minus itself leaves no parts', () => {
    expect(partsMinus(price, price)).toEqual([])
    expect(partsMinus([], price.slice(0, 1))).toEqual([
      { percent: 5, value: -700_000, cgst: -17_500, sgst: -17_500, igst: 0 },
    ])
  })

  test('dividing any part of any price keeps the total, and each tax stays within about a paisa of its rate', () => {
    const values = fc.array(
      fc.record({ percent: fc.constantFrom(5, 12, 18), value: fc.integer({ min: 0, max: 5_000_000 }) }),
      { minLength: 1, maxLength: 4 },
    )
    const share = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(values, fc.constantFrom(...PLACES_OF_SUPPLY), share, (listed, place, thousandths) => {
        const whole = taxedParts(listed, place)
        const gross = Math.floor((sumsOf(whole).gross * thousandths) / 1000)
        const parts = partsWithin(gross, whole, place)
        expect(sumsOf(parts).gross).toBe(gross)
        for (const part of parts) {
          expect(Math.abs(taxIn(part) - (part.value * part.percent) / 100)).toBeLessThanOrEqual(1.2)
          expect(part.value >= 0 && part.cgst >= 0 && part.igst >= 0 && part.cgst === part.sgst).toBe(true)
        }
      }),
    )
  })
})
