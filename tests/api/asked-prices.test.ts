import { sql } from 'kysely'
import { expect } from 'vitest'
import { ASKED_FOR_DAYS, ASKED_WITHIN_DAYS } from '#domain/prices/struck-price.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { apiTest as test } from './api-test.ts'

/** Past prices of a hotel that now asks ₹1,499 for the evening and states a usual price of ₹1,999. */
const HISTORIES = [
  { name: 'asked it for a month, until yesterday', asked: [{ price: 1999, from: 31, until: 1 }], isShown: true },
  { name: 'asked more', asked: [{ price: 2499, from: 31, until: 1 }], isShown: true },
  {
    name: 'asked it for a week in two parts',
    asked: [4, 3.1].map((days) => ({ price: 1999, from: 20 + days * 2, until: 20 + days })),
    isShown: true,
  },
  { name: 'never asked it', asked: [], isShown: false },
  { name: 'asked less', asked: [{ price: 1998, from: 31, until: 1 }], isShown: false },
  { name: 'asked it for a day less', asked: [{ price: 1999, from: ASKED_FOR_DAYS, until: 1 }], isShown: false },
  {
    name: 'asked it until 91 days ago',
    asked: [{ price: 1999, from: 200, until: ASKED_WITHIN_DAYS + 1 }],
    isShown: false,
  },
]

test.for(HISTORIES)(
  'the usual price of a hotel that $name is shown struck through: $isShown',
  async ({ asked, isShown }, { api }) => {
    const hotel = await buildHotel(api.db, await buildCity(api.db), { prices: { 3: 1499 } })
    await api.db.updateTable('hotel_slot_prices').set({ rack_price: 1999 }).where('hotel_id', '=', hotel.id).execute()
    for (const { price, from, until } of asked)
      await sql`insert into slot_price_history (hotel_id, slot, price, from_at, until_at) values (${hotel.id}, 3, ${price},
      now() - ${from} * interval '1 day', now() - ${until} * interval '1 day')`.execute(api.db)
    const shown = (await api.get(`/hotels/${hotel.slug}`)).body
    expect(shown.rack_prices).toEqual(isShown ? { evening_slot: 1999 } : {})
  },
)

test('a price that was asked for only a minute is not shown struck through afterwards', async ({ api }) => {
  const hotel = await buildHotel(api.db, await buildCity(api.db), { prices: { 3: 1499 } })
  const ask = (price: number, rack_price: number | null) =>
    api.db.updateTable('hotel_slot_prices').set({ price, rack_price }).where('hotel_id', '=', hotel.id).execute()
  await ask(4999, null)
  await ask(1499, 4999)
  expect((await api.get(`/hotels/${hotel.slug}`)).body.rack_prices).toEqual({})
})
