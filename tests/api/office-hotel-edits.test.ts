import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { describe, expect } from 'vitest'
import { buildHotel, buildOperator, buildStaff, type BuiltCity } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { photo } from '../pictures.ts'
import { sentTo } from './hotel-messages-test.ts'
import { editsOfHotel, hotelEditTest, officeOf, reason, signTermsAndBank } from './office-hotel-steps.ts'
import { codeOf, get, post, type Caller } from './office-steps.ts'
import { withQuery, type Api, type Body } from './start-api.ts'

const test = hotelEditTest.extend('large', { scope: 'file' }, () => photo('jpeg', 1200, 700))

const ofGuest = (api: Api, city: BuiltCity): Promise<Body[]> =>
  api
    .get(
      withQuery('/hotels/search', {
        checkin: SATURDAY_EVENING.checkin,
        checkout: SATURDAY_EVENING.checkout,
        filter: { where: { cityId: city.id }, limit: 100 },
      }),
    )
    .then(({ body }) => body)

/** Lists each change that an admin can make, by its path, with the line that it adds to the log. */
const CHANGES = [
  ['rooms', { number: '305', has_bathtub: true }, 'room_added'],
  ['room-range', { from: '401', to: '403' }, 'room_added'],
  ['cleaning-minutes', { minutes: 45 }, 'cleaning_changed'],
  ['prices/base', { slot: 3, price: 1399 }, 'base_price_set'],
  ['prices/base', { slot: 2, price: 799 }, 'slot_opened'],
  ['prices/rules', { slot: 3, weekday: 6, price: 1899 }, 'price_rule_set'],
  ['prices/rules', { slot: 3, first: '2026-12-24', last: '2026-12-26', price: null }, 'price_rule_set'],
  ['facts', { amenities: ['wifi', 'pool'], rules: ['No smoking'] }, 'facts_changed'],
  ['facts', { reception_phone: '022 0001 2345' }, 'facts_changed'],
  ['details', { name: 'Mogra Regency', stars: 4 }, 'details_changed'],
  [
    'contacts',
    { who: 'Night desk', channel: 'sms', address: '98123 45678', language: 'hi', kinds: ['bookings'] },
    'contact_added',
  ],
] as const

describe.for(CHANGES)('the office’s change of %s to %o', ([part, body, act]) => {
  test('an admin makes each change to a hotel once per key, with one line in the log', async ({
    api,
    hotel,
    office,
  }) => {
    const [first, again] = [await office.post(part, body, 'edit-1'), await office.post(part, body, 'edit-1')]
    expect([first.status, again.status], JSON.stringify(first.body)).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(await editsOfHotel(api, hotel.id)).toEqual([
      { action: act, operator: 'Ritu Bansal', reason, detail: expect.any(Object) },
    ])
    expect(await api.db.selectFrom('staff_acts').select('id').where('hotel_id', '=', hotel.id).execute()).toEqual([])
    const listed = await get(api, await buildOperator(api.db), `/office/log?act=${act}`)
    expect(
      listed.entries.filter((entry: Body) => entry.detail !== undefined && entry.who === 'Ritu Bansal'),
    ).not.toEqual([])
  })

  test('each change to a hotel is refused without a reason, to support and managers, and for a missing hotel', async ({
    api,
    hotel,
    office,
    admin,
    support,
    manager,
  }) => {
    expect(codeOf(await office.post(part, { ...body, reason: 'x' }))).toBe('REASON_REQUIRED')
    expect(codeOf(await officeOf(api, support, hotel.id).post(part, body))).toBe('ADMINS_ONLY')
    expect(codeOf(await officeOf(api, manager, hotel.id).post(part, body))).toBe('NO_SESSION')
    expect(codeOf(await officeOf(api, admin, 999_999).post(part, body))).toBe('NOT_FOUND')
    expect(await editsOfHotel(api, hotel.id)).toEqual([])
  })
})

describe('photos in the office', () => {
  test('an admin adds, moves, names and removes photos, and the log gets a line for each change', async ({
    api,
    hotel,
    office,
    large,
  }) => {
    expect((await office.addPhoto(large)).status).toBe(200)
    expect((await office.addPhoto(await photo('png', 1100, 600))).status).toBe(200)
    const [first, second] = (await office.read('photos')).photos.map(({ name }: Body) => name) as [string, string]
    await office.post(`photos/${second}/move`, { to: 0 })
    await office.post(`photos/${second}/caption`, { caption: 'The house at dusk' })
    const shown = (await api.get(`/hotels/${hotel.id}`)).body._pictures
    expect(shown[0]).toMatchObject({ caption: 'The house at dusk' })
    await office.post(`photos/${first}/remove`, {})
    expect(codeOf(await office.post(`photos/${second}/remove`, {}))).toBe('LAST_PHOTO')
    const acts = ['photo_added', 'photo_added', 'photo_moved', 'photo_captioned', 'photo_removed']
    expect((await editsOfHotel(api, hotel.id)).map(({ action }) => action)).toEqual(acts)
  })

  test('photos in the office are refused without a reason, to support, and if they are duplicates', async ({
    api,
    hotel,
    office,
    support,
    large,
  }) => {
    expect(codeOf(await office.addPhoto(large, 'x'))).toBe('REASON_REQUIRED')
    expect(codeOf(await officeOf(api, support, hotel.id).addPhoto(large))).toBe('ADMINS_ONLY')
    expect((await office.read('photos')).photos).toEqual([])
    // The local file store writes files of the same name one at a time, so the second upload may have to retry.
    const both = (await Promise.all([office.addPhoto(large), office.addPhoto(large)])).map(codeOf)
    expect(both.filter((code) => code === undefined)).toHaveLength(1)
    expect(['PHOTO_THERE', 'OVERLOADED']).toContain(both.find(Boolean))
    expect(codeOf(await office.addPhoto(large))).toBe('PHOTO_THERE')
    expect((await editsOfHotel(api, hotel.id)).map(({ action }) => action)).toEqual(['photo_added'])
  })
})

test('another hotel’s records are not found in the office', async ({ api, city, admin, office }) => {
  const other = officeOf(api, admin, (await buildHotel(api.db, city)).id)
  const { rules } = (await other.post('prices/rules', { slot: 3, weekday: 6, price: 1899 })).body
  const { rooms } = await other.read('rooms')
  const contact = { who: 'Owner', channel: 'email', address: 'o@hotel.example', language: 'en', kinds: ['bookings'] }
  const { contacts } = (await other.post('contacts', contact)).body
  for (const path of [
    `prices/rules/${rules[0].id}/remove`,
    `rooms/${rooms[0].id}`,
    `contacts/${contacts[0].id}/end`,
    `photos/${'0'.repeat(40)}/remove`,
    'rooms/x',
  ])
    expect(codeOf(await office.post(path, {})), path).toBe('NOT_FOUND')
})

test('guests see an admin’s change immediately in search, on the page and in the bill', async ({
  api,
  city,
  hotel,
  office,
}) => {
  const priced = async () => (await ofGuest(api, city)).find(({ id }) => id === hotel.id)
  expect(await priced()).toBeDefined()
  await office.post('prices/base', { slot: 3, price: 1234 })
  expect(JSON.stringify(await priced())).toContain('1234')
  const { checkin: checkin_date, checkout: checkout_date } = SATURDAY_EVENING
  const bill = () => api.post(`/hotels/${hotel.id}/calculate-bill`, { checkin_date, checkout_date, roomCount: 1 })
  expect((await bill()).body.bill.room_total).toBe(1234)
  const preview = await office.read('prices/preview?slot=3&date=2026-12-05')
  expect(preview.total).toBe((await bill()).body.bill.total)
  await office.post('prices/rules', { slot: 3, first: '2026-12-05', price: null })
  expect((await bill()).status).not.toBe(200)
  expect((await office.read('prices/preview?slot=3&date=2026-12-05')).closed).toBe(true)
  await office.post('facts', { amenities: ['pool'] })
  expect((await api.get(`/hotels/${hotel.id}`)).body.amenities).toEqual(['pool'])
})

test('an empty draft is completed and published, and guests find the hotel', async ({ api, city, admin }) => {
  const hotel = await buildHotel(api.db, city, { rooms: 1, prices: {}, hidden: true, published_at: null })
  await api.db.deleteFrom('rooms').where('hotel_id', '=', hotel.id).execute()
  await buildStaff(api.db, hotel, { role: 'manager' })
  const office = officeOf(api, admin, hotel.id)
  await post(api, admin, `/office/hotels/${hotel.id}/check`, { items: HAND_CHECKS, note: 'Seen by me' })
  await office.post('rooms', { number: '101' })
  expect(codeOf(await office.post('prices/rules', { slot: 3, weekday: 6, price: 1899 }))).toBe('SLOT_NOT_SOLD')
  await office.post('prices/base', { slot: 3, price: 1499 })
  await office.post('facts', { reception_phone: '022 0001 2345' })
  await office.post('contacts', {
    who: 'Desk',
    channel: 'sms',
    address: '9812345601',
    language: 'en',
    kinds: ['bookings'],
  })
  await office.post('details', { position: { lat: 18.53, lng: 73.86 }, description: 'A quiet house.', stars: 3 })
  await signTermsAndBank(api, hotel.id, [admin, await buildOperator(api.db, { role: 'admin' })])
  const [question] = await sentTo(api, '+919812345601')
  const [, token = ''] = /#([\w-]+)$/.exec(question?.body ?? '') ?? []
  for (const width of [1100, 1110]) await office.addPhoto(await photo('jpeg', width, 700))
  expect(codeOf(await office.post('publish', {}))).toBe('CHECKS_MISSING')
  expect((await office.addPhoto(await photo('jpeg', 1120, 700))).status).toBe(200)
  expect((await ofGuest(api, city)).map(({ id }) => id)).not.toContain(hotel.id)
  expect(codeOf(await office.post('publish', {})), 'nobody has agreed to hear of bookings').toBe('CHECKS_MISSING')
  await api.post('/hotel-contacts/agree', { token })
  expect((await office.post('publish', {})).body.state).toBe('published')
  expect((await ofGuest(api, city)).map(({ id }) => id)).toContain(hotel.id)
})

describe('parallel changes by the office and a manager', () => {
  const atDesk = (api: Api, { headers }: Caller) => ({
    read: async (part: string) => (await api.get(`/desk/${part}`, { headers })).body,
    post: (part: string, body: object) => api.post(`/desk/${part}`, body, { headers }),
  })

  test.for([
    ['prices', 'prices/base', { slot: 3, price: 1600 }, { slot: 3, price: 1700 }],
    ['prices', 'prices/rules', { slot: 3, weekday: 6, price: 1600 }, { slot: 3, weekday: 6, price: 1700 }],
    ['facts', 'facts', { amenities: ['pool'] }, { amenities: ['wifi', 'tv'] }],
    ['facts', 'facts', { rules: ['No smoking'] }, { rules: ['No pets'] }],
    ['rooms', 'cleaning-minutes', { minutes: 30 }, { minutes: 60 }],
  ] as const)(
    'an editor of the hotel’s %s is told that the other side has changed %s, and no change is lost',
    async ([part, path, ours, theirs], { api, hotel, manager, office }) => {
      const desk = atDesk(api, manager)
      const deskPart = part === 'rooms' ? 'hotel-rooms' : part
      const [{ version }, seen] = [await office.read(part), await desk.read(deskPart)]
      expect(seen.version).toBe(version)
      const answers = await Promise.all([
        office.post(path, { ...ours, version }),
        desk.post(path, { ...theirs, version }),
      ])
      expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
      const stands = await office.read(part)
      expect(stands).toEqual(await desk.read(deskPart))
      expect(stands).toEqual(answers.find(({ status }) => status === 200)?.body)
      const looked = await office.post(path, { ...ours, version: stands.version })
      expect(looked.status).toBe(200)
      const acts = await api.db.selectFrom('staff_acts').select('id').where('hotel_id', '=', hotel.id).execute()
      expect(acts.length + (await editsOfHotel(api, hotel.id)).length).toBe(2)
    },
  )

  test('a room keeps both its name from a manager and its bathtub from the office', async ({
    api,
    manager,
    office,
  }) => {
    const { rooms, version } = await office.read('rooms')
    const desk = atDesk(api, manager)
    await desk.post(`hotel-rooms/${rooms[0].id}`, { name: 'Corner room', version })
    expect(codeOf(await office.post(`rooms/${rooms[0].id}`, { has_bathtub: true, version }))).toBe('CHANGED_MEANWHILE')
    const { version: now } = await office.read('rooms')
    await office.post(`rooms/${rooms[0].id}`, { has_bathtub: true, version: now })
    expect((await office.read('rooms')).rooms[0]).toMatchObject({ name: 'Corner room', has_bathtub: true })
  })
})
