import { describe, expect, it, test } from 'vitest'
import { TAX_RULES } from '../bills/tax.ts'
import { slotPricing } from '../prices/price-on.ts'
import {
  checkWalkInEnd,
  checkWalkInPrice,
  isFreeUntil,
  priceOfMoreHours,
  priceUntil,
  walkInOffers,
  walkInStatus,
  type WalkInPricing,
} from './walk-in.ts'

const at = (time: string, day = '05') => new Date(`2026-12-${day}T${time}:00+05:30`)
const [rule = { from: '', threshold: 0, percentUpTo: 0, percentAbove: 0 }] = TAX_RULES

/** Prices of slots 0 to 4; null for a slot that the hotel does not sell. */
const selling = (...prices: (number | null)[]): WalkInPricing => ({
  pricing: prices.map((price) => slotPricing(price)),
  rule,
})
const EVERY_SLOT = selling(900, 800, 700, 1499, 2000)

describe('offers to a walk-in', () => {
  test.each([
    ['in the morning', EVERY_SLOT, '10:12', ['two_hours 12:15 210', 'three_hours 13:15 315', 'slot 19:00 945']],
    ['on a whole quarter', EVERY_SLOT, '10:15', ['two_hours 12:15 210', 'three_hours 13:15 315', 'slot 19:00 945']],
    ['in the afternoon', EVERY_SLOT, '14:00', ['two_hours 16:00 336', 'three_hours 17:00 504', 'slot 18:00 840']],
    ['when the slot ends earlier', EVERY_SLOT, '18:10', ['two_hours 20:15 504', 'three_hours 21:15 756']],
    ['at night', EVERY_SLOT, '22:00', ['two_hours 00:00 252', 'three_hours 01:00 378', 'slot 10:00 1574']],
    ['after midnight', EVERY_SLOT, '01:00', ['two_hours 03:00 252', 'three_hours 04:00 378', 'slot 10:00 1574']],
    [
      'when only the night is sold and it is afternoon',
      selling(null, null, null, 1499, null),
      '15:00',
      ['two_hours 17:00 252', 'three_hours 18:00 378'],
    ],
    ['without any price', selling(), '15:00', ['two_hours 17:00 undefined', 'three_hours 18:00 undefined']],
  ])('a walk-in is offered whole quarter hours and the running slot, %s', (_when, prices, now, offers) => {
    const found = walkInOffers(prices, at(now)).map(({ end, until, price }) => {
      const wall = new Date(until.getTime() + 330 * 60_000).toISOString().slice(11, 16)
      return `${end} ${wall} ${price?.total}`
    })
    expect(found).toEqual(offers)
  })

  it('a walk-in in the morning is offered this morning’s slot, not last night’s Full Day', () => {
    expect(walkInOffers(EVERY_SLOT, at('10:30')).at(-1)).toMatchObject({ end: 'slot', slot: 0, until: at('19:00') })
  })
})

describe('the price of a walk-in', () => {
  test.each([
    ['a started hour counts in full', '10:00', at('11:15'), 200],
    ['minutes before the first quarter are free', '10:12', at('11:15'), 100],
    ['at least one hour', '10:00', at('10:15'), 100],
    ['never more than a running slot that lasts as long', '10:00', at('19:00'), 900],
    ['the cheaper of the price by hours and the price of a longer running slot', '14:00', at('18:45'), 800],
    ['the slot’s price until the end of the offered slot', '14:00', at('18:00'), 800],
    ['until a slot ends within three hours, the price by hours', '16:00', at('18:00'), 320],
    ['a night across two slots by Full Day', '20:00', at('10:00', '06'), 2000],
  ])('the price of a walk-in counts the hours: %s', (_why, now, until, room) => {
    expect(priceUntil(EVERY_SLOT, until, at(now))?.room).toBe(room)
  })

  it('a walk-in is taxed at the GST rate of the slot whose price it uses', () => {
    const dear = selling(9000)
    expect(priceUntil(dear, at('11:00'), at('10:00'))).toEqual({ room: 1000, tax: 180, taxPercent: 18, total: 1180 })
  })
})

test('more hours for a walk-in cost the hourly price at that moment', () => {
  expect(priceOfMoreHours(EVERY_SLOT, 2, at('14:00'))).toMatchObject({ room: 320, total: 336 })
  expect(priceOfMoreHours(selling(), 2, at('14:00'))).toBeUndefined()
})

describe('the end of a walk-in', () => {
  test.each([
    ['10:15', '05', 'ok'],
    ['10:20', '05', 'WALK_IN_ENDS_ON_QUARTER'],
    ['10:00', '05', 'WALK_IN_TOO_SHORT'],
    ['09:00', '05', 'WALK_IN_TOO_SHORT'],
    ['10:15', '06', 'ok'],
    ['10:30', '06', 'WALK_IN_TOO_LONG'],
  ])('the desk checks a walk-in’s end at %s on the %sth: %s', (time, day, answer) => {
    const checked = checkWalkInEnd(at(time, day), at('10:00'))
    expect(checked.ok ? 'ok' : checked.refusal).toBe(answer)
  })
})

test('a free room stays free until its next stay begins, or has no end if no stay follows', () => {
  expect(isFreeUntil(at('12:00'), at('12:00'))).toBe(true)
  expect(isFreeUntil(at('12:00'), at('12:15'))).toBe(false)
  expect(isFreeUntil(null, at('12:15'))).toBe(true)
})

describe('the desk’s price for a walk-in', () => {
  test.each([
    ['the hotel’s price without a reason', 945, null, null, { price: 945, reason: null }],
    ['the hotel’s price typed again drops the reason', 945, 945, 'same', { price: 945, reason: null }],
    ['another price with its reason', 945, 800, 'Regular guest', { price: 800, reason: 'Regular guest' }],
    ['another price without a reason', 945, 800, null, 'REASON_MISSING'],
    ['no price where the hotel has none', null, null, null, 'PRICE_MISSING'],
    ['a typed price where the hotel has none', null, 500, 'No list price', { price: 500, reason: 'No list price' }],
  ])('a walk-in’s price that the desk typed is accepted or refused: %s', (_why, usual, price, reason, answer) => {
    const checked = checkWalkInPrice(usual, { price, reason })
    expect(checked.ok ? checked.value : checked.refusal).toEqual(answer)
  })
})

test('the desk shows a walk-in as here, leaving, overdue or left', () => {
  const stay = { leavesAt: at('12:00'), leftAt: null }
  expect(walkInStatus(stay, at('10:59'))).toBe('here')
  expect(walkInStatus(stay, at('11:00'))).toBe('leaving')
  expect(walkInStatus(stay, at('12:00'))).toBe('overdue')
  expect(walkInStatus({ ...stay, leftAt: at('11:00') }, at('11:30'))).toBe('left')
})
