import { HAND_CHECKS } from '#domain/hotels/publishing.ts'
import { describe, expect } from 'vitest'
import { buildOperator } from '../builders.ts'
import { apiTest } from './api-test.ts'
import { signTermsAndBank } from './office-hotel-steps.ts'
import { codeOf, get, post } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

const test = apiTest
  .extend('admin', ({ api }) => buildOperator(api.db, { role: 'admin', name: 'Ritu Bansal' }))
  .extend('support', ({ api }) => buildOperator(api.db, { name: 'Meenal Joshi' }))

const reason = 'Papers complete'

let serial = 0

async function apply(api: Api): Promise<{ ticket: string; hotelName: string; phone: string }> {
  serial += 1
  const form = {
    phone: `+9198220411${10 + serial}`,
    hotelName: `Neelkanth Residency ${serial}`,
    ticket: `P-AAAA${serial}Z`,
  }
  const { phone, ticket } = form
  await api.db
    .insertInto('partner_forms')
    .values({
      ticket,
      phone,
      name: 'Suresh Kale',
      email: 'kale@hotel.example',
      hotel_name: form.hotelName,
      city: 'Nashik',
    })
    .execute()
  return form
}

describe('applications', () => {
  test('an admin turns an application into a hidden draft once, and its applicant is invited as manager', async ({
    api,
    city,
    admin,
    support,
  }) => {
    const { ticket, hotelName, phone } = await apply(api)
    const wish = {
      ticket,
      name: hotelName,
      cityId: city.id,
      locality: 'College Road',
      address: '12 College Road',
      reason,
    }
    expect(codeOf(await post(api, admin, '/office/applications/draft', { ...wish, reason: 'x' }))).toBe(
      'REASON_REQUIRED',
    )
    expect(codeOf(await post(api, admin, '/office/applications/draft', { ...wish, name: '!!' }))).toBe('NAME_REQUIRED')
    expect(codeOf(await post(api, support, '/office/applications/draft', wish)), 'support').toBe('ADMINS_ONLY')
    const answers = await Promise.all([1, 2].map(() => post(api, admin, '/office/applications/draft', wish)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const id: number = answers.find(({ status }) => status === 200)?.body.hotel_id
    const hotel = await get(api, support, `/office/hotels/${id}`)
    expect(hotel).toMatchObject({ name: hotelName, state: 'draft', since: null, locality: 'College Road' })
    expect(hotel.contacts.staff).toEqual([{ name: 'Suresh Kale', role: 'manager', phone, is_accepted: false }])
    expect((await api.get(`/hotels/${hotel.slug}`)).status).toBe(404)
    const listed = (await get(api, support, '/office/applications')) as { ticket: string; hotel_id: number | null }[]
    expect(listed.find((each) => each.ticket === ticket)).toMatchObject({ hotel_id: id, decided_by: 'Ritu Bansal' })
  })

  test('an application is declined once, and cannot become a draft afterwards', async ({
    api,
    city,
    admin,
    support,
  }) => {
    const { ticket, hotelName } = await apply(api)
    const wish = {
      ticket,
      name: hotelName,
      cityId: city.id,
      locality: 'College Road',
      address: '12 College Road',
      reason,
    }
    expect((await post(api, support, '/office/applications/decline', { ticket, reason })).status).toBe(200)
    expect(codeOf(await post(api, support, '/office/applications/decline', { ticket, reason }))).toBe('ALREADY_DECIDED')
    expect(codeOf(await post(api, admin, '/office/applications/draft', wish))).toBe('ALREADY_DECIDED')
    expect(codeOf(await post(api, support, '/office/applications/decline', { ticket: 'P-AAAAAA', reason }))).toBe(
      'NOT_FOUND',
    )
  })

  test('an application cannot become a draft if the hotel already exists', async ({ api, city, admin }) => {
    const draft = async () => {
      const { ticket } = await apply(api)
      const wish = { ticket, name: 'The Same House', cityId: city.id, locality: 'College Road', address: 'x 1', reason }
      return post(api, admin, '/office/applications/draft', wish)
    }
    expect((await draft()).status).toBe(200)
    expect(codeOf(await draft())).toBe('HOTEL_EXISTS')
  })
})

describe('drafts of hotels', () => {
  test('an admin publishes a draft once its checklist is complete, and anybody in the office can hide it', async ({
    admin,
    api,
    city,
    support,
  }) => {
    const { ticket, hotelName } = await apply(api)
    const wish = {
      ticket,
      name: hotelName,
      cityId: city.id,
      locality: 'College Road',
      address: '12 College Road',
      reason,
    }
    const id: number = (await post(api, admin, '/office/applications/draft', wish)).body.hotel_id
    const path = (act: string) => `/office/hotels/${id}/${act}`
    const undone = async () =>
      ((await get(api, admin, `/office/hotels/${id}`)).checks as Body[])
        .filter(({ is_done, is_required }) => !is_done && is_required)
        .map(({ item }) => item)
    const byHand = [...HAND_CHECKS]
    const ofHotel = ['rooms', 'prices', 'photos', 'manager', 'reception_phone', 'messages']
    const ofOffice = ['position', 'description', 'stars']
    expect(await undone()).toEqual([...ofOffice, ...ofHotel, 'terms', 'legal_name', 'bank', ...byHand])
    expect(codeOf(await post(api, support, path('publish'), { reason }))).toBe('ADMINS_ONLY')
    expect(codeOf(await post(api, admin, path('publish'), { reason }))).toBe('CHECKS_MISSING')

    await api.db.insertInto('rooms').values({ hotel_id: id, city_id: city.id, number: '101' }).execute()
    await api.db.insertInto('hotel_slot_prices').values({ hotel_id: id, slot: 3, price: 1500 }).execute()
    for (const position of [0, 1, 2])
      await api.db
        .insertInto('hotel_pictures')
        .values({
          hotel_id: id,
          name: `${'0'.repeat(39)}${position}`,
          alt: 'A room',
          position,
          origin: 'pool',
        } as never)
        .execute()
    const contact = { hotel_id: id, reception_phone: '+912200012345', set_by: 'Suresh Kale' }
    await api.db.insertInto('hotel_contacts').values(contact).execute()
    await api.db
      .insertInto('hotel_channels')
      .values({
        hotel_id: id,
        who: 'Reception',
        channel: 'sms',
        address: '+919822041199',
        language: 'en',
        kinds: ['bookings'],
        added_by: 'Suresh Kale',
        added_at: api.clock.now(),
      })
      .execute()
    // The manager is invited and the contact asked, but neither counts before the person has agreed.
    expect(await undone()).toEqual([...ofOffice, 'manager', 'messages', 'terms', 'legal_name', 'bank', ...byHand])
    const now = api.clock.now()
    await api.db.updateTable('hotel_staff').set({ accepted_at: now }).where('hotel_id', '=', id).execute()
    await api.db.updateTable('hotel_channels').set({ agreed_at: now }).where('hotel_id', '=', id).execute()
    const details = { position: { lat: 18.53, lng: 73.86 }, description: 'A quiet house.', stars: 0, reason }
    expect((await post(api, admin, path('details'), details)).status).toBe(200)
    expect(await undone()).toEqual(['terms', 'legal_name', 'bank', ...byHand])
    await signTermsAndBank(api, id, [admin, await buildOperator(api.db, { role: 'admin' })])
    expect(await undone()).toEqual(byHand)
    for (const item of byHand)
      expect((await post(api, support, path('check'), { items: [item], note: 'Seen by me' })).status).toBe(200)
    expect(codeOf(await post(api, support, path('check'), { items: ['rooms'], note: 'Seen by me' }))).toBe(
      'ITEMS_0_INVALID',
    )

    const published = await post(api, admin, path('publish'), { reason })
    expect(published.body).toMatchObject({ state: 'published', since: expect.any(String) })
    expect((await api.get(`/hotels/${published.body.slug}`)).status).toBe(200)
    expect((await post(api, support, path('hide'), { reason: 'Its roof leaks' })).body.state).toBe('hidden')
    expect((await api.get(`/hotels/${published.body.slug}`)).status).toBe(404)
    expect((await post(api, admin, path('publish'), { reason: 'The roof is mended' })).body.state).toBe('published')
    const log = await get(api, admin, '/office/log?text=roof')
    expect(log.entries.map(({ act }: { act: string }) => act)).toEqual(['hotel_published', 'hotel_hidden'])
  })

  test('the database refuses to show a draft that was never published', async ({ api, city, admin }) => {
    const { ticket, hotelName } = await apply(api)
    const wish = {
      ticket,
      name: hotelName,
      cityId: city.id,
      locality: 'College Road',
      address: '12 College Road',
      reason,
    }
    const id: number = (await post(api, admin, '/office/applications/draft', wish)).body.hotel_id
    const shown = api.db.updateTable('hotels').set({ hidden: false }).where('id', '=', id).execute()
    await expect(shown).rejects.toMatchObject({ constraint: 'hotels_draft_is_hidden' })
  })
})

test('the office finds hotels by name and state, with their figures', async ({ api, hotel, support }) => {
  const { slug, name } = await api.db
    .selectFrom('hotels')
    .select(['slug', 'name'])
    .where('id', '=', hotel.id)
    .executeTakeFirstOrThrow()
  const found = await get(api, support, `/office/hotels?state=published&text=${encodeURIComponent(name)}`)
  expect(found.hotels).toContainEqual(expect.objectContaining({ id: hotel.id, slug, state: 'published', cases: 0 }))
  expect((await get(api, support, `/office/hotels?state=draft&text=${encodeURIComponent(name)}`)).hotels).toEqual([])
  for (const id of ['0', 'x', '99999999999'])
    expect((await api.get(`/office/hotels/${id}`, { headers: support.headers })).status, id).toBe(404)
})
