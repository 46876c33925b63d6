/** Tests how a desk opens the photos and IDs of a superfast check-in at its hotel. */
import sharp from 'sharp'
import { expect } from 'vitest'
import { listDeskPictures } from '#contract/desk-pictures.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { FileStoreError } from '#server/ports/file-store.ts'
import { buildGuest, buildHotel, buildStaff, type BuiltGuest, type BuiltStaff } from '../builders.ts'
import { openPicture, photo, upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'

const HOURS = 60
const STAY_HOURS = 13

const test = apiTest
  .extend('guestWish', { name: 'Asha Rao' })
  .extend('hotelWish', { rooms: 3, name: 'Tulsi Courtyard' })
  .extend('staff', ({ api, hotel }) => buildStaff(api.db, hotel, { name: 'Sunita Pawar' }))
  .extend('partner', ({ api }) => buildGuest(api.db, { name: 'Kabir Sen' }))
  .extend('desk', ({ api, guest, hotel, partner, staff, steps }) => {
    const send = async (who: BuiltGuest, kind: 'profile-picture' | 'identity', width: number): Promise<string> =>
      (await upload(api, `/users/${who.id}/${kind}`, who, [{ bytes: await photo('png', width, 40) }])).body.id
    const setCheckin = (id: string, minutesFromNow: number) => {
      const checkin_at = addMinutes(api.clock.now(), minutesFromNow)
      const checkout_at = addMinutes(checkin_at, STAY_HOURS * HOURS)
      return api.db.updateTable('bookings').set({ checkin_at, checkout_at }).where('id', '=', id).execute()
    }
    return {
      send,
      setCheckin,
      /** Builds a paid booking by two guests, each with photo and ID, whose confirmed superfast check-in begins now. */
      confirmed: async (): Promise<string> => {
        for (const who of [guest, partner]) {
          await send(who, 'profile-picture', who === guest ? 60 : 62)
          await send(who, 'identity', who === guest ? 80 : 82)
        }
        const { id } = await steps.paid(guest, hotel)
        await api.post(`/user-requests/${id}/checkin/create`, undefined, { headers: guest.headers })
        await steps.invite(guest, id, partner.phone)
        await steps.acceptInvite(partner, id)
        await setCheckin(id, 0)
        return id
      },
      list: (id: string, who: BuiltStaff | BuiltGuest = staff) =>
        api.get(`/desk/bookings/${id}/identities`, { headers: who.headers }),
      open: (id: string, n: number, who: BuiltStaff | BuiltGuest = staff) =>
        openPicture(api, `/api/desk/bookings/${id}/identities/${n}`, who.headers),
      compare: (id: string, body: object, headers: object = {}, who: BuiltStaff = staff) =>
        api.post(`/desk/bookings/${id}/ids-compared`, body, { headers: { ...who.headers, ...headers } }),
      views: (id: string) =>
        api.db
          .selectFrom('picture_views')
          .select(['picture_id', 'staff_id', 'viewer_id', 'viewed_at'])
          .where('booking_id', '=', id)
          .orderBy('id')
          .execute(),
    }
  })

const codeOf = ({ bytes }: { bytes: Buffer }): string => JSON.parse(bytes.toString()).error.code

test('the desk lists pictures by first name only', async ({ desk, guest, partner }) => {
  const id = await desk.confirmed()
  const { status, body } = await desk.list(id)
  expect(status).toBe(200)
  expect(body.identities).toEqual([
    { n: 1, kind: 'photo', name: 'Asha', answer: 'none' },
    { n: 2, kind: 'photo', name: 'Kabir', answer: 'none' },
    { n: 3, kind: 'identity', name: 'Asha', answer: 'none' },
    { n: 4, kind: 'identity', name: 'Kabir', answer: 'none' },
  ])
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(listDeskPictures.response.properties).toSorted())
  const said = JSON.stringify(body)
  for (const secret of [guest.id, partner.id, guest.phone, partner.phone, 'Rao', 'Sen'])
    expect(said).not.toContain(secret)
  expect(await desk.views(id)).toEqual([])
})

test('the desk sees how many guests have sent photo and ID', async ({ api, desk, guest, staff }) => {
  const id = await desk.confirmed()
  const papersIn = async () => (await api.get(`/desk/bookings/${id}`, { headers: staff.headers })).body.papers_in
  expect(await papersIn()).toBe(2)
  await api.db.updateTable('users').set({ profile_picture_id: null }).where('id', '=', guest.id).execute()
  expect(await papersIn(), 'without a photo').toBe(1)
})

test('the desk opens each picture watermarked, uncached and logged', async ({ api, desk, guest, staff }) => {
  const id = await desk.confirmed()
  const opened = await desk.open(id, 3)
  expect(opened.status).toBe(200)
  expect(opened.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(await sharp(opened.bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 })
  const { body } = await api.get(`/users/${guest.id}/identity`, { headers: guest.headers })
  const [own] = body.identities
  const original = await openPicture(api, own.url, guest.headers)
  const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()
  const [marked, clear] = [await pixels(opened.bytes), await pixels(original.bytes)]
  const changed = marked.filter((value, at) => Math.abs(value - (clear[at] ?? 0)) > 25).length
  expect(changed / marked.length).toBeGreaterThan(0.02)
  expect(await desk.views(id)).toEqual([
    { picture_id: own.id, staff_id: staff.id, viewer_id: null, viewed_at: api.clock.now() },
  ])
})

test.for([
  [3 * HOURS + 1, 409],
  [3 * HOURS, 200],
  [-STAY_HOURS * HOURS + 1, 200],
  [-STAY_HOURS * HOURS, 409],
] as const)('opening a picture %i minutes before check-in is answered with %i', async ([minutes, status], { desk }) => {
  const id = await desk.confirmed()
  await desk.setCheckin(id, minutes)
  expect((await desk.list(id)).status).toBe(status)
  const opened = await desk.open(id, 1)
  expect(opened.status).toBe(status)
  if (status === 409) expect(codeOf(opened)).toBe('IDENTITIES_CLOSED')
  expect(await desk.views(id)).toHaveLength(status === 200 ? 1 : 0)
})

test('pictures stay open during extra hours, and close when the guests have left', async ({
  api,
  desk,
  guest,
  staff,
  steps,
}) => {
  const id = await desk.confirmed()
  await desk.setCheckin(id, -STAY_HOURS * HOURS + 30)
  await steps.press((await steps.extend(guest, id, 1)).body.payment_url)
  api.clock.advance(45)
  expect((await desk.open(id, 1)).status).toBe(200)
  const marked = async (what: string, body: object) =>
    expect((await api.post(`/desk/bookings/${id}/${what}`, body, { headers: staff.headers })).status).toBe(200)
  await marked('arrive', { ids: 'superfast' })
  expect((await desk.open(id, 1)).status).toBe(200)
  await marked('leave', {})
  expect(codeOf(await desk.open(id, 1))).toBe('IDENTITIES_CLOSED')
})

test('pictures open only for current staff of the booking’s hotel', async ({
  api,
  city,
  desk,
  guest,
  hotel,
  staff,
  steps,
}) => {
  const id = await desk.confirmed()
  const elsewhere = await buildStaff(api.db, await buildHotel(api.db, city))
  const own = (await steps.paid(await buildGuest(api.db), hotel)).id
  expect(codeOf(await desk.open(id, 1, elsewhere))).toBe('NOT_FOUND')
  expect((await desk.list(id, elsewhere)).body.error.code).toBe('NOT_FOUND')
  expect((await desk.compare(id, { n: 1, answer: 'match' }, {}, elsewhere)).body.error.code).toBe('NOT_FOUND')
  expect((await desk.open(id, 1, guest)).status).toBe(401)
  expect(codeOf(await desk.open(own, 1))).toBe('NO_FAST_CHECK_IN')
  for (const n of [5, 6, 1000]) expect(codeOf(await desk.open(id, n))).toBe('NOT_FOUND')
  for (const n of [0, 1001]) expect((await desk.open(id, n)).status).toBe(422)
  await api.db
    .updateTable('hotel_staff')
    .set({ ended_at: api.clock.now(), ended_by: 'test' })
    .where('id', '=', staff.id)
    .execute()
  expect((await desk.open(id, 1)).status).toBe(401)
  expect(await desk.views(id)).toEqual([])
})

test('pictures open only while the superfast check-in is confirmed', async ({ desk, partner, steps }) => {
  const id = await desk.confirmed()
  expect((await desk.open(id, 4)).status).toBe(200)
  await steps.cancelInvite(partner, id)
  expect(codeOf(await desk.open(id, 4))).toBe('NO_FAST_CHECK_IN')
  expect(codeOf(await desk.open(id, 1))).toBe('NO_FAST_CHECK_IN')
})

test('pictures no longer open after their guest removed them, or the booking was cancelled', async ({
  api,
  desk,
  guest,
  hotel,
  steps,
}) => {
  const id = await desk.confirmed()
  const { body } = await api.get(`/users/${guest.id}/identity`, { headers: guest.headers })
  await api.post(
    '/users/remove-user-pictures',
    { ids: body.identities.map((one: { id: string }) => one.id) },
    {
      headers: guest.headers,
    },
  )
  expect(codeOf(await desk.open(id, 3))).toBe('NOT_FOUND')
  expect((await desk.open(id, 4)).status).toBe(200)
  await desk.setCheckin(id, 48 * HOURS)
  expect((await steps.cancel(guest, id)).status).toBe(200)
  await desk.setCheckin(id, 0)
  expect(codeOf(await desk.open(id, 4))).toBe('NO_FAST_CHECK_IN')
  expect((await steps.paid(guest, hotel)).desk_looks).toEqual([])
})

test('opening a picture is logged and committed before a byte of the picture is read', async ({ api, desk }) => {
  const id = await desk.confirmed()
  const { files } = api.services
  const writtenWhenRead: number[] = []
  api.services.files = {
    ...files,
    get: async (key) => {
      writtenWhenRead.push((await desk.views(id)).length)
      return files.get(key)
    },
  }
  await desk.open(id, 1)
  await desk.open(id, 2)
  await desk.setCheckin(id, 4 * HOURS)
  await desk.open(id, 2)
  api.services.files = files
  expect(writtenWhenRead).toEqual([1, 2])
})

test('opening a picture fails but stays logged if the store does not answer', async ({ api, desk }) => {
  const id = await desk.confirmed()
  const { files } = api.services
  api.services.files = {
    ...files,
    get: async () => {
      throw new FileStoreError('the store does not answer')
    },
  }
  const opened = await desk.open(id, 1)
  api.services.files = files
  expect(opened.status).toBe(503)
  expect(codeOf(opened)).toBe('OVERLOADED')
  expect(await desk.views(id)).toHaveLength(1)
  expect(api.faults.splice(0)).toHaveLength(1)
})

test('a comparison with guests is logged under the colleague who opened it', async ({ api, desk, hotel, staff }) => {
  const id = await desk.confirmed()
  const answer = { n: 3, answer: 'match' }
  expect((await desk.compare(id, answer)).body.error.code).toBe('NOTHING_COMPARED')
  await desk.open(id, 3)
  const colleague = await buildStaff(api.db, hotel)
  expect((await desk.compare(id, answer, {}, colleague)).body.error.code).toBe('NOTHING_COMPARED')
  const key = { 'idempotency-key': `compared-${id}` }
  for (let sent = 0; sent < 2; sent += 1)
    expect((await desk.compare(id, answer, key)).body).toEqual({ answer: 'match' })
  await desk.open(id, 4)
  await desk.compare(id, { n: 4, answer: 'not_them' })
  const acts = await api.db
    .selectFrom('staff_acts')
    .select(['staff_id', 'kind', 'detail'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { staff_id: staff.id, kind: 'ids_compared', detail: { n: 3, answer: 'match' } },
    { staff_id: staff.id, kind: 'ids_compared', detail: { n: 4, answer: 'not_them' } },
  ])
  const { identities } = (await desk.list(id)).body
  expect(identities.map((one: { answer: string }) => one.answer)).toEqual(['none', 'none', 'match', 'not_them'])
  await desk.setCheckin(id, -STAY_HOURS * HOURS)
  expect((await desk.compare(id, answer)).body.error.code).toBe('IDENTITIES_CLOSED')
})

test('each guest sees who opened their pictures, and when', async ({ api, desk, guest, partner, steps }) => {
  const id = await desk.confirmed()
  await desk.open(id, 1)
  api.clock.advance(1)
  await desk.open(id, 3)
  const of = async (who: BuiltGuest) => ({
    booking: (await steps.read(who, id)).desk_looks,
    listed: (await api.get(`/bookings/user-bookings/${who.id}`, { headers: who.headers })).body.find(
      (one: { id: string }) => one.id === id,
    ).desk_looks,
    data: (await api.get(`/users/${who.id}/identity-looks`, { headers: who.headers })).body.looks,
  })
  const asha = await of(guest)
  expect(asha.booking.map((look: { of: string }) => look.of)).toEqual(['photo', 'identity'])
  expect(asha.listed).toEqual(asha.booking)
  expect(new Date(asha.booking[1].at)).toEqual(api.clock.now())
  expect(asha.data).toMatchObject([
    { by: 'desk', hotel: 'Tulsi Courtyard', at: asha.booking[1].at },
    { by: 'desk', hotel: 'Tulsi Courtyard', at: asha.booking[0].at },
  ])
  expect(await of(partner)).toEqual({ booking: [], listed: [], data: [] })
  await desk.open(id, 4)
  const kabir = await of(partner)
  expect([kabir.booking, kabir.listed, kabir.data].map((looks) => looks.length)).toEqual([1, 1, 1])
  expect(await of(guest)).toEqual(asha)
  const { data } = (await api.post(`/users/${guest.id}/export-data`, {}, { headers: guest.headers })).body
  expect(data.looksAtYourIds).toMatchObject([
    { by_you: false, by_desk_of: 'Tulsi Courtyard', booking_id: id },
    { by_you: false, by_desk_of: 'Tulsi Courtyard', booking_id: id },
  ])
})
