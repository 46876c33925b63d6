import sharp from 'sharp'
import { expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { noise, openPicture, photo, upload } from '../pictures.ts'
import { bookingTest } from './booking-test.ts'
import { withQuery, type Answer, type Body } from './start-api.ts'

const A_DAY = 24 * 60

const test = bookingTest
  .extend('large', { scope: 'file' }, () => photo('jpeg', 1200, 700))
  .extend('other', { scope: 'file' }, () => photo('png', 1100, 600))
  .extend('manager', ({ api, hotel }) => buildStaff(api.db, hotel, { role: 'manager', name: 'Lakshmi Rao' }))
  .extend('album', ({ api, hotel, manager }) => {
    const { headers } = manager
    const shown = async (): Promise<Body[]> => (await api.get(`/hotels/${hotel.id}`)).body._pictures
    return {
      shown,
      add: (bytes: Buffer): Promise<Answer> => upload(api, '/desk/photos', { ...manager }, [{ bytes }]),
      post: (name: string, what: string, body: object = {}) =>
        api.post(`/desk/photos/${name}/${what}`, body, { headers }),
      said: async (): Promise<Body[]> =>
        (await api.get('/desk/photos', { headers })).body.photos.map(({ faults, sameAs }: Body) => ({
          faults,
          sameAs,
        })),
      names: async (): Promise<string[]> =>
        (await api.get('/desk/photos', { headers })).body.photos.map(({ name }: Body) => name),
    }
  })

test('a photo is cropped, encoded, shown to guests immediately, and never changes under its URL', async ({
  api,
  album,
  large,
}) => {
  const added = await album.add(large)
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const [picture] = await album.shown()
  expect(picture).toMatchObject({ widths: [352, 704, 1056], tint: expect.stringMatching(/^[0-9a-f]{6}-/) })
  const webp = await openPicture(api, picture.url)
  const avif = await openPicture(api, picture.url.replace('.webp', '.avif'))
  expect([webp.status, webp.headers['content-type'], avif.headers['content-type']]).toEqual([
    200,
    'image/webp',
    'image/avif',
  ])
})

test('guests see a photo’s full shape on the hotel’s page, and only its crop on cards', async ({
  api,
  city,
  hotel,
  album,
}) => {
  await album.add(await photo('jpeg', 1000, 2000))
  const [picture] = await album.shown()
  expect(picture?.whole).toEqual({ url: picture?.url.replace('-352.', '-whole.'), width: 800, height: 1600 })
  const { status, headers, bytes } = await openPicture(api, picture?.whole.url)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toContain('immutable')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 1600 })
  const { checkin, checkout } = SATURDAY_EVENING
  const search = withQuery('/hotels/search', { checkin, checkout, filter: { where: { cityId: city.id } } })
  const listed: Body[] = (await api.get(search)).body
  const card = listed.find(({ id }) => id === hotel.id)
  expect(card?._pictures[0]).toMatchObject({ url: picture?.url })
  expect(card?._pictures[0].whole).toBeUndefined()
})

test('a photo that is stored only as its crop is shown as that crop', async ({ api, hotel, album }) => {
  const name = 'c'.repeat(40)
  const stored = { hotel_id: hotel.id, position: 0, name, alt: 'A room', origin: 'store' } as const
  await api.db.insertInto('hotel_pictures').values(stored).execute()
  expect((await album.shown())[0]?.whole).toBeUndefined()
  expect(await album.said()).toEqual([{ faults: [], sameAs: null }])
})

test('a photo with one of the eight subjects has the subject as caption and alt text, until a manager types a caption', async ({
  api,
  album,
  hotel,
  large,
  other,
}) => {
  const { name } = (await api.get(`/hotels/${hotel.id}`)).body
  await album.add(large)
  await album.add(other)
  const [first = ''] = await album.names()
  const texts = async () => (await album.shown()).map(({ alt, caption, subject }) => [alt, caption, subject])
  const second = [`${name}, picture 2 of 2`, undefined, undefined]
  expect(await texts()).toEqual([[`${name}, picture 1 of 2`, undefined, undefined], second])
  await album.post(first, 'caption', { subject: 'bathroom' })
  expect(await texts()).toEqual([[`${name}, the bathroom`, 'The bathroom', 'bathroom'], second])
  await album.post(first, 'caption', { caption: 'Two can shower' })
  expect(await texts()).toEqual([['Two can shower', 'Two can shower', undefined], second])
  await album.post(first, 'caption', { caption: null })
  expect(await texts()).toEqual([[`${name}, the bathroom`, 'The bathroom', 'bathroom'], second])
  await album.post(first, 'move', { to: 1 })
  await album.post(first, 'caption', { subject: null })
  expect((await texts())[1]).toEqual(second)
  expect((await album.post(first, 'caption', { subject: 'garage' })).status).toBe(422)
})

test('a manager is told which photo is dark, blurred, small or a duplicate, and every photo is accepted', async ({
  album,
  large,
}) => {
  const [again, dark] = await Promise.all([
    sharp(large).resize(1100).webp().toBuffer(),
    sharp(await noise(1200, 800))
      .linear(0.2, 0)
      .blur(30)
      .png()
      .toBuffer(),
  ])
  const small = await sharp(await noise(640, 480))
    .jpeg({ quality: 40 })
    .toBuffer()
  const plain = await sharp({ create: { width: 1100, height: 700, channels: 3, background: '#aa8866' } })
    .png()
    .toBuffer()
  for (const bytes of [large, small, again, dark, plain]) expect((await album.add(bytes)).status).toBe(200)
  const [first] = await album.names()
  const said = await album.said()
  expect(said[0]).toEqual({ faults: expect.not.arrayContaining(['small']), sameAs: null })
  expect(said[1]).toEqual({ faults: ['small'], sameAs: null })
  expect(said[2]).toMatchObject({ sameAs: first })
  expect(said[3]).toMatchObject({ faults: ['dark'] })
  expect(said[4]).toMatchObject({ faults: ['blurred'] })
})

test('guests see the photos’ order, cover and captions, and each change is logged with a name', async ({
  api,
  hotel,
  album,
  large,
  other,
}) => {
  await album.add(large)
  await album.add(other)
  const [first = '', second = ''] = await album.names()
  expect((await album.post(second, 'move', { to: 0 })).status).toBe(200)
  await album.post(second, 'caption', { caption: ' The house at dusk ' })
  const [cover] = await album.shown()
  expect(cover).toMatchObject({ alt: 'The house at dusk', caption: 'The house at dusk' })
  expect(await album.names()).toEqual([second, first])
  await album.post(second, 'caption', { caption: null })
  expect((await album.shown())[0].caption).toBeUndefined()
  const acts = await api.db
    .selectFrom('staff_acts')
    .innerJoin('hotel_staff', 'hotel_staff.id', 'staff_acts.staff_id')
    .select(['kind', 'name'])
    .where('staff_acts.hotel_id', '=', hotel.id)
    .orderBy('staff_acts.id')
    .execute()
  expect(acts.map(({ kind }) => kind)).toEqual([
    'photo_added',
    'photo_added',
    'photo_moved',
    'photo_captioned',
    'photo_captioned',
  ])
  expect(new Set(acts.map(({ name }) => name))).toEqual(new Set(['Lakshmi Rao']))
})

test('a removed photo leaves the page immediately and the store after a day, and the last photo cannot be removed', async ({
  api,
  steps,
  album,
  other,
}) => {
  // The bytes of a picture that no other hotel in this file uses.
  await album.add(await photo('jpeg', 1280, 720))
  await album.add(other)
  const [first = '', second = ''] = await album.names()
  const [{ url, whole }] = (await album.shown()) as [Body]
  await album.post(first, 'remove')
  expect(await album.names()).toEqual([second])
  const last = await album.post(second, 'remove')
  expect([last.status, last.body.error.code]).toEqual([409, 'LAST_PHOTO'])
  await steps.runJob('purge-sign-ins')
  expect((await openPicture(api, url)).status).toBe(200)
  expect((await openPicture(api, whole.url)).status).toBe(200)
  api.clock.advance(A_DAY + 1)
  await steps.runJob('purge-sign-ins')
  api.clock.advance(-A_DAY - 1)
  expect((await openPicture(api, url)).status).toBe(404)
  expect((await openPicture(api, whole.url)).status).toBe(404)
})

test('a removed photo keeps its files if another hotel shows it too, or if it is added again', async ({
  api,
  city,
  steps,
  album,
  large,
  other,
}) => {
  const neighbour = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
  await album.add(large)
  await album.add(other)
  await upload(api, '/desk/photos', { ...neighbour }, [{ bytes: large }])
  const [{ url }, { url: back }] = (await album.shown()) as [Body, Body]
  for (const name of await album.names()) await album.post(name, 'remove')
  await album.add(large)
  for (const name of (await album.names()).slice(0, 1)) await album.post(name, 'remove')
  await album.add(other)
  api.clock.advance(A_DAY + 1)
  await steps.runJob('purge-sign-ins')
  api.clock.advance(-A_DAY - 1)
  expect((await openPicture(api, url)).status).toBe(200)
  expect((await openPicture(api, back)).status).toBe(200)
})

test('an upload is refused if it is no photo, too small, a duplicate, or one too many', async ({
  api,
  hotel,
  album,
  large,
}) => {
  const codeOf = ({ body }: Answer) => body.error?.code
  expect(codeOf(await album.add(Buffer.from('%PDF-1.7')))).toBe('NOT_AN_IMAGE')
  expect(codeOf(await album.add(await photo('jpeg', 638, 480)))).toBe('PICTURE_TOO_SMALL')
  await album.add(large)
  expect(codeOf(await album.add(large))).toBe('PHOTO_THERE')
  expect(codeOf(await album.post('0'.repeat(40), 'move', { to: 0 }))).toBe('NOT_FOUND')
  expect(codeOf(await album.post((await album.names())[0] ?? '', 'caption', { caption: 'x'.repeat(81) }))).toBe(
    'CAPTION_INVALID',
  )
  const rows = Array.from({ length: 19 }, (_row, index) => ({
    hotel_id: hotel.id,
    position: index + 1,
    name: `pool-${index}`,
    alt: 'A room',
  }))
  await api.db.insertInto('hotel_pictures').values(rows).execute()
  expect(codeOf(await album.add(await photo('jpeg', 1060, 570)))).toBe('TOO_MANY_PHOTOS')
})

test('two parallel uploads and a move of photos lose no change', async ({ album, large, other }) => {
  await album.add(large)
  const [first = ''] = await album.names()
  const answers = await Promise.all([
    album.add(other),
    album.add(await photo('jpeg', 1300, 800)),
    album.post(first, 'move', { to: 2 }),
    album.post(first, 'caption', { caption: 'The room' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(await album.names()).size).toBe(3)
})

test('neither desk staff nor another hotel’s manager can change photos', async ({ api, city, hotel, album, large }) => {
  await album.add(large)
  const [name = ''] = await album.names()
  const desk = await buildStaff(api.db, hotel)
  const stranger = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
  const move = (headers: { authorization: string }) => api.post(`/desk/photos/${name}/remove`, {}, { headers })
  expect((await move(desk.headers)).body.error.code).toBe('MANAGERS_ONLY')
  expect((await move(stranger.headers)).status).toBe(404)
  expect((await upload(api, '/desk/photos', desk, [{ bytes: large }])).body.error.code).toBe('MANAGERS_ONLY')
  expect(await album.names()).toEqual([name])
})
