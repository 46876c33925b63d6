import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { buildCity, buildHotel } from '../builders.ts'
import { sentTo } from './hotel-messages-test.ts'
import { editsOfHotel, hotelEditTest as test, officeOf, reason } from './office-hotel-steps.ts'
import { codeOf, get, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

const IN_PUNE = { lat: 18.53, lng: 73.86 }

const detailsOf = (api: Api, who: Caller, id: number): Promise<Body> => get(api, who, `/office/hotels/${id}/details`)

describe('a hotel’s details in the office', () => {
  test('an admin sets every detail, guests read it, and the log shows the old and the new value', async ({
    api,
    city,
    hotel,
    office,
    support,
  }) => {
    const before = await detailsOf(api, support, hotel.id)
    expect(before).toMatchObject({ position: null, stars: null, registered: null, is_kept_in_city: false })
    const wish = {
      name: ' Mogra  Regency ',
      address: '12 College Road, first floor',
      locality_id: city.localities['Lake Side'],
      position: IN_PUNE,
      description: 'A quiet house.\nBy the lake.',
      stars: 4,
    }
    const changed = await office.post('details', { ...wish, version: before.version })
    expect(changed.body).toMatchObject({ ...wish, name: 'Mogra Regency', locality: 'Lake Side' })
    expect(changed.body.version).not.toBe(before.version)
    const shown = (await api.get(`/hotels/${hotel.id}`)).body
    expect(shown).toMatchObject({ name: 'Mogra Regency', stars: 4, location: IN_PUNE, slug: hotel.slug })
    expect(shown.description).toContain('By the lake.')
    const { entries } = await get(api, support, '/office/log?act=details_changed&hotel=Mogra%20Regency')
    expect(entries).toMatchObject([
      {
        who: 'Ritu Bansal',
        hotel: 'Mogra Regency',
        reason,
        detail: {
          name: { from: before.name, to: 'Mogra Regency' },
          address: { from: '1 Lake Road', to: '12 College Road, first floor' },
          locality: { from: 'Old Town', to: 'Lake Side' },
          position: { from: null, to: '18.53, 73.86' },
          stars: { from: null, to: 4 },
        },
      },
    ])
  })

  test('a change is sent to the hotel’s contacts, and the hotel’s manager reads it with its reason', async ({
    api,
    hotel,
    office,
    manager,
  }) => {
    const address = '+919812345677'
    const channel = { who: 'Desk', channel: 'sms', language: 'en', added_by: 'Lakshmi Rao' } as const
    await api.db
      .insertInto('hotel_channels')
      .values({
        ...channel,
        hotel_id: hotel.id,
        address,
        kinds: ['bookings'],
        added_at: api.clock.now(),
        agreed_at: api.clock.now(),
      })
      .execute()
    expect((await office.post('details', { address: '2 Lake Road', stars: 0 }, 'told')).status).toBe(200)
    expect((await office.post('details', { address: '2 Lake Road', stars: 0 }, 'told')).status).toBe(200)
    const bodies = (await sentTo(api, address)).map(({ body }) => body)
    expect(bodies).toEqual([expect.stringContaining('what guests read of your hotel: address, stars.')])
    const { entries } = (await api.get('/desk/log', { headers: manager.headers })).body
    expect(entries).toMatchObject([
      { what: 'details_changed', by: { place: 'office' }, reason, detail: { stars: { from: null, to: 0 } } },
    ])
  })

  test('an admin sets a hotel’s own points, which changes its rank in search and appears in its manager’s log', async ({
    api,
    city,
    hotel,
    manager,
    office,
    support,
  }) => {
    const placeOf = async () => (await get(api, support, `/office/hotels/${hotel.id}`)).rank_in_city
    await buildHotel(api.db, city, { rank: 500 })
    const before = await placeOf()
    expect((await office.post('details', { rank: 900 })).body.rank).toBe(900)
    expect(await placeOf()).toBeLessThan(before)
    expect(codeOf(await office.post('details', { rank: 1001 }))).toBe('RANK_INVALID')
    expect(codeOf(await office.post('details', { rank: -1 }))).toBe('RANK_INVALID')
    const { entries } = (await api.get('/desk/log', { headers: manager.headers })).body
    expect(entries).toMatchObject([{ what: 'details_changed', detail: { rank: { from: 0, to: 900 } } }])
  })

  test('a hotel without a rating shows no stars, and can get some later', async ({ api, hotel, office }) => {
    expect((await office.post('details', { stars: 0 })).body.stars).toBe(0)
    expect((await api.get(`/hotels/${hotel.id}`)).body.stars).toBeNull()
    expect((await office.post('details', { stars: 3 })).body.stars).toBe(3)
    expect((await api.get(`/hotels/${hotel.id}`)).body.stars).toBe(3)
  })

  test('a change based on outdated details is refused and changes nothing', async ({ api, hotel, office, admin }) => {
    const { version } = await detailsOf(api, admin, hotel.id)
    const [one, other] = await Promise.all([
      office.post('details', { name: 'First House', version }),
      office.post('details', { name: 'Second House', version }),
    ])
    expect([one.status, other.status]).toEqual(expect.arrayContaining([200, 409]))
    expect([codeOf(one), codeOf(other)]).toContain('CHANGED_MEANWHILE')
    const stands = await detailsOf(api, admin, hotel.id)
    expect(['First House', 'Second House']).toContain(stands.name)
    expect((await office.post('details', { name: 'Third House', version: stands.version })).status).toBe(200)
    expect(await editsOfHotel(api, hotel.id)).toHaveLength(2)
  })

  const REFUSED: [string, Body, string][] = [
    ['an empty name', { name: ' ' }, 'NAME_REQUIRED'],
    ['a name of zero-width spaces', { name: '\u200B\u200B\u200B' }, 'NAME_REQUIRED'],
    ['a huge name', { name: 'x'.repeat(121) }, 'NAME_INVALID'],
    ['an address that turns the line around', { address: 'Road \u202E 12' }, 'ADDRESS_INVALID'],
    ['a huge address', { address: 'x'.repeat(301) }, 'ADDRESS_INVALID'],
    ['an empty description', { description: '\u200B \n' }, 'DESCRIPTION_REQUIRED'],
    ['a huge description', { description: 'x'.repeat(2001) }, 'DESCRIPTION_INVALID'],
    ['a position in another city', { position: { lat: 28.6, lng: 77.2 } }, 'POSITION_INVALID'],
    ['a position with longitude first', { position: { lat: 73.86, lng: 18.53 } }, 'POSITION_INVALID'],
    ['no position', { position: null }, 'POSITION_INVALID'],
    ['six stars', { stars: 6 }, 'STARS_INVALID'],
    ['half a star', { stars: 3.5 }, 'STARS_INVALID'],
    ['a bathtub charge without a bathtub', { bathtub_charge: 300 }, 'BATHTUB_CHARGE_INVALID'],
    ['a missing city', { city_id: 999_999 }, 'CITY_ID_INVALID'],
    ['nothing', {}, 'REASON_INVALID'],
  ]
  test.for(REFUSED)('the office’s change to %s is refused', async ([, wish, code], { api, hotel, office }) => {
    const refused = await office.post('details', wish)
    expect(codeOf(refused), JSON.stringify(refused.body)).toBe(code)
    expect(await editsOfHotel(api, hotel.id)).toEqual([])
  })

  test('another city’s locality is refused, and a hotel changes its city only together with its locality', async ({
    api,
    hotel,
    office,
    support,
  }) => {
    const other = await buildCity(api.db, `Nashik ${hotel.id}`, ['Gangapur'])
    await api.db.updateTable('cities').set({ lat: 20, lng: 73.79 }).where('id', '=', other.id).execute()
    const { Gangapur: locality_id } = other.localities
    expect(codeOf(await office.post('details', { locality_id }))).toBe('LOCALITY_ID_INVALID')
    expect(codeOf(await office.post('details', { city_id: other.id }))).toBe('LOCALITY_ID_INVALID')
    await office.post('details', { position: IN_PUNE })
    const moved = { city_id: other.id, locality_id }
    expect(codeOf(await office.post('details', moved))).toBe('POSITION_INVALID')
    const whole = await office.post('details', { ...moved, position: { lat: 19.99, lng: 73.78 } })
    expect(whole.body).toMatchObject({ city: `Nashik ${hotel.id}`, locality: 'Gangapur' })
    const cities: Body[] = (await get(api, support, '/office/cities')) as never
    expect(cities.find(({ id }) => id === other.id)).toEqual({
      id: other.id,
      name: `Nashik ${hotel.id}`,
      state: 'Maharashtra',
      localities: [{ id: locality_id, name: 'Gangapur' }],
    })
    const { rows } = await sql<{ city_id: number }>`
      select distinct city_id from rooms where hotel_id = ${hotel.id}`.execute(api.db)
    expect(rows).toEqual([{ city_id: other.id }])
  })

  test('a position outside the city’s map is refused', async ({ api, city, office }) => {
    const bounds = { west: 73.8, south: 18.5, east: 73.9, north: 18.6 }
    const plan = { ...bounds, city_id: city.id, attribution: ['A'], layers: '{}', imported_at: api.clock.now() }
    await api.db.insertInto('city_plans').values(plan).execute()
    expect(codeOf(await office.post('details', { position: { lat: 18.499, lng: 73.85 } }))).toBe('POSITION_INVALID')
    expect((await office.post('details', { position: { lat: 18.5, lng: 73.85 } })).status).toBe(200)
  })

  test('a draft’s address on the site follows its new name, unless another hotel has that address', async ({
    api,
    city,
    admin,
  }) => {
    const draft = await buildHotel(api.db, city, { hidden: true, published_at: null })
    const office = officeOf(api, admin, draft.id)
    expect((await office.post('details', { name: 'Kite House' })).status).toBe(200)
    const slugs = async () => (await get(api, admin, `/office/hotels/${draft.id}`)).slug
    expect(await slugs()).toBe(`kite-house-${city.slug}`)
    await buildHotel(api.db, city, { slug: `lark-house-${city.slug}` })
    expect(codeOf(await office.post('details', { name: 'Lark House' }))).toBe('HOTEL_EXISTS')
    expect(await slugs()).toBe(`kite-house-${city.slug}`)
  })

  test('guests who have booked read the new name immediately, and the hotel stays in its city', async ({
    api,
    city,
    hotel,
    guest,
    office,
    admin,
    steps,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    const listed = async () =>
      (await api.get(`/bookings/user-bookings/${guest.id}`, { headers: guest.headers })).body.find(
        (each: Body) => each.id === id,
      )
    const before = await listed()
    expect(JSON.stringify(before)).not.toContain('Mogra Regency')
    expect(await detailsOf(api, admin, hotel.id)).toMatchObject({ coming_bookings: 1, is_kept_in_city: true })
    expect((await office.post('details', { name: 'Mogra Regency', address: '7 New Road' })).status).toBe(200)
    expect(JSON.stringify(await listed())).toContain('Mogra Regency')
    const other = await buildCity(api.db, `Satara ${hotel.id}`, ['Fort'])
    const moved = { city_id: other.id, locality_id: other.localities['Fort'] }
    expect(codeOf(await office.post('details', moved))).toBe('CITY_ID_INVALID')
    expect(await detailsOf(api, admin, hotel.id)).toMatchObject({ city_id: city.id })
  })
})
