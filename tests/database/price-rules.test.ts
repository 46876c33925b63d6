/**
 * Both the domain and the SQL function `ruled_days` decide which rule applies. These tests check the database against
 * the domain (decision 0021).
 */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { pricingOf, rulesBetween, type PriceRuleJson } from '#db/price-rules.ts'
import { addDays } from '#domain/kernel/ist.ts'
import { random, type Random } from '#domain/kernel/seeded-random.ts'
import { priceOn } from '#domain/prices/price-on.ts'
import type { PricedDays } from '#domain/prices/priced-days.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildHotel, buildPriceRules, type BuiltHotel, type RuleWish } from '../builders.ts'
import { describeBothEngines } from './both-engines.ts'
import { refusalOf } from './refusal-of.ts'

const HOTELS = 12
const RULES = 12
/** A Thursday. The days after it include every weekday and the turn of a year. */
const FIRST = '2026-12-24'
const DAYS = 20
const BASE = 1000

function drawRule(draw: Random, slot: number): RuleWish {
  const price = draw.chance(0.2) ? null : draw.int(2, 9) * 100
  const first = addDays(FIRST, draw.int(-3, DAYS))
  return { slot, price, first, last: addDays(first, draw.int(0, 6)) }
}

async function addRules(db: Db, hotel: BuiltHotel, draw: Random): Promise<void> {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter(() => draw.chance(0.4))
  await buildPriceRules(
    db,
    hotel,
    ...Array.from({ length: RULES }, () => drawRule(draw, draw.int(3, 4))),
    ...weekdays.map((weekday) => ({ slot: 3, weekday, price: draw.chance(0.3) ? null : draw.int(2, 9) * 100 })),
  )
}

/** Returns the days on which a rule applies, by hotel and day. */
async function ruledDays(db: Db, cityId: number, slot: number): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ hotel_id: number; day: string; price: number | null }>`
    select hotel_id, day, price from ruled_days(${cityId}, ${slot}, ${FIRST}::date, ${addDays(FIRST, DAYS - 1)}::date)`.execute(
    db,
  )
  return new Map(rows.map(({ hotel_id: hotel, day, price }) => [`${hotel} ${day}`, price]))
}

async function pricingBetween(db: Db, hotel: BuiltHotel, days: PricedDays) {
  const { rows } = await sql<{ rules: PriceRuleJson[] }>`
    select ${rulesBetween(sql`${hotel.id}::int`, days)} as rules`.execute(db)
  return pricingOf(days.slot, BASE, rows[0]?.rules ?? [])
}

await describeBothEngines('price rules', (engine) => {
  const hotels: BuiltHotel[] = []
  let cityId = 0

  beforeAll(async () => {
    const draw = random('price rules')
    const [city, other] = [await buildCity(engine.db), await buildCity(engine.db)]
    cityId = city.id
    for (let number = 0; number < HOTELS; number++) {
      const hotel = await buildHotel(engine.db, city)
      hotels.push(hotel)
      await addRules(engine.db, hotel, draw)
    }
    await addRules(engine.db, await buildHotel(engine.db, other), draw)
  })

  test.each<SlotIndex>([3, 4, 0])(
    'price rules mean the same to the database as to the domain, in slot %i',
    async (slot) => {
      const { db } = engine
      const ruled = await ruledDays(db, cityId, slot)
      const seen = { ruled: 0, closed: 0, base: 0 }
      for (const hotel of hotels) {
        const all = await pricingBetween(db, hotel, { slot, first: FIRST, days: DAYS })
        for (let day = 0; day < DAYS; day++) {
          const first = addDays(FIRST, day)
          const found = ruled.get(`${hotel.id} ${first}`)
          const expected = found === undefined ? BASE : (found ?? 'closed')
          seen[found === undefined ? 'base' : found === null ? 'closed' : 'ruled'] += 1
          expect(priceOn(all, first), `${hotel.id} ${first}`).toBe(expected)
          expect(priceOn(await pricingBetween(db, hotel, { slot, first, days: 1 }), first)).toBe(expected)
          ruled.delete(`${hotel.id} ${first}`)
        }
      }
      expect([...ruled.keys()]).toEqual([])
      if (slot !== 0) expect(Math.min(...Object.values(seen))).toBeGreaterThan(10)
      else expect(seen).toMatchObject({ ruled: 0, closed: 0 })
    },
  )

  const DAY = '2026-12-24'
  test.each<[string, object, string]>([
    ['a price of nothing', { price: 0 }, 'price_rules_lowest'],
    ['a price a rupee below the lowest', { price: 198 }, 'price_rules_lowest'],
    ['the lowest price', { price: 199 }, 'nothing'],
    ['the dearest price', { price: 100_000 }, 'nothing'],
    ['a rupee more', { price: 100_001 }, 'price_rules_price_range'],
    ['a closed slot', { price: null }, 'nothing'],
    ['a sixth slot', { slot: 5 }, 'price_rules_slot_range'],
    ['an eighth weekday', { weekday: 7, first_day: null, last_day: null }, 'price_rules_weekday_range'],
    ['no day at all', { first_day: null, last_day: null }, 'price_rules_weekday_or_dates'],
    ['a weekday with dates', { weekday: 1 }, 'price_rules_weekday_or_dates'],
    ['dates without an end', { last_day: null }, 'price_rules_dates_whole'],
    ['dates that end before they begin', { last_day: '2026-12-23' }, 'price_rules_dates_forward'],
    ['a year of dates', { last_day: '2027-12-24' }, 'nothing'],
    ['a day more', { last_day: '2027-12-25' }, 'price_rules_dates_length'],
    ['dates of another age', { first_day: '1999-12-31', last_day: '1999-12-31' }, 'price_rules_dates_sane'],
    ['nobody’s rule', { set_by: ' ' }, 'price_rules_set_by_filled'],
    ['a hotel of another city', { city_id: 0 }, 'price_rules_hotel_of_city'],
  ])('a price rule with %s violates %s', async (_name, fields, guard) => {
    const hotel = await buildHotel(engine.db, await buildCity(engine.db))
    const row = { hotel_id: hotel.id, city_id: hotel.cityId, slot: 3, price: 900, first_day: DAY, last_day: DAY }
    const inserted = engine.db
      .insertInto('price_rules')
      .values({ ...row, weekday: null, set_by: 'Devika Rane', ...fields })
      .execute()
    expect(await refusalOf(inserted)).toBe(guard)
  })

  test('a weekday has only one price', async () => {
    const hotel = await buildHotel(engine.db, await buildCity(engine.db))
    const saturday = { slot: 3, weekday: 6, price: 900 }
    await buildPriceRules(engine.db, hotel, saturday, { ...saturday, slot: 4 })
    expect(await refusalOf(buildPriceRules(engine.db, hotel, saturday))).toBe('price_rules_one_of_weekday')
  })

  test.each([
    ['+912226001234', 'nothing'],
    ['+919876500001', 'nothing'],
    ['+910226001234', 'hotel_contacts_phone_form'],
    ['+91222600123', 'hotel_contacts_phone_form'],
    ['022 2600 1234', 'hotel_contacts_phone_form'],
  ])('a hotel’s telephone number %s violates %s', async (phone, guard) => {
    const hotel = await buildHotel(engine.db, await buildCity(engine.db))
    const contact = { hotel_id: hotel.id, reception_phone: phone, set_by: 'Asha Rao' }
    expect(await refusalOf(engine.db.insertInto('hotel_contacts').values(contact).execute())).toBe(guard)
  })
})
