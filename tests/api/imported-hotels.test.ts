import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { importHotels, type ImportOptions } from '#db/import/import-hotels.ts'
import { AVIF_WIDTHS, HOTEL_WIDTHS } from '#domain/pictures/picture-sizes.ts'
import { TINT } from '#domain/pictures/tint.ts'
import { pictureFolder } from '#server/features/hotels/picture-folder.ts'
import { buildGuest, bookingBody } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { publishDrafts } from '../publish-drafts.ts'
import { apiTest } from './api-test.ts'

const EXAMPLES = join(import.meta.dirname, '../../docs/examples')

const test = apiTest
  /** A copy of the example, which a test may change. */
  .extend('folder', () => mkdtemp(join(tmpdir(), 'uncle-hotels-')))
  .extend('example', ({ api, folder }) => {
    const csv = () => join(folder, 'hotels.csv')
    const picturePath = (name: string) => join(folder, 'pictures', name)

    async function run(options: Partial<ImportOptions> = {}) {
      const pictures = await pictureFolder(join(folder, 'pictures'), {
        files: api.services.files,
        preparer: api.services.pictures,
      })
      return importHotels(api.db, { file: csv(), prices: 'file', mode: 'write', pictures, ...options })
    }

    /** Replaces words in the copy of the example. */
    async function rewrite(...changes: [from: string, to: string][]) {
      let text = await readFile(csv(), 'utf8')
      for (const [from, to] of changes) {
        if (!text.includes(from)) throw new Error(`the example has no ${from}`)
        text = text.replace(from, to)
      }
      await writeFile(csv(), text)
    }

    const kite = async () => {
      await publishDrafts(api.db)
      const { id } = await api.db
        .selectFrom('hotels')
        .select('id')
        .where('external_id', '=', 'KITE-01')
        .executeTakeFirstOrThrow()
      return (await api.get(`/hotels/${id}`)).body
    }

    const everything = async () => {
      const [hotels, rooms, pictures, prices] = await Promise.all([
        api.db.selectFrom('hotels').selectAll().orderBy('id').execute(),
        api.db.selectFrom('rooms').selectAll().orderBy('id').execute(),
        api.db.selectFrom('hotel_pictures').selectAll().orderBy('hotel_id').orderBy('position').execute(),
        api.db.selectFrom('hotel_slot_prices').selectAll().orderBy('hotel_id').orderBy('slot').execute(),
      ])
      return { hotels, rooms, pictures, prices }
    }

    const served = async (url: string) => {
      const answer = await api.app.inject({ url })
      return {
        status: answer.statusCode,
        type: answer.headers['content-type'],
        bytes: answer.rawPayload,
        headers: answer.headers,
      }
    }
    return { csv, picturePath, run, rewrite, kite, everything, served }
  })

test.beforeEach(async ({ folder }) => {
  await cp(EXAMPLES, folder, { recursive: true })
  return () => rm(folder, { recursive: true })
})

describe('the example import', () => {
  test('the example import changes neither a row nor a file in a dry run', async ({ example }) => {
    const before = await example.everything()
    const report = await example.run({ mode: 'dry run' })
    expect(report.written.map(({ text }) => text)).toEqual([
      'KITE-01 Neem and Kite House: created, 12 rooms, 3 prices, a draft, 2 rooms with a bathtub, 2 pictures',
      'CLOCK-02 Slow Clock Inn: created, 5 rooms, 2 prices, a draft, 1 picture',
    ])
    expect(report).toMatchObject({ created: 2, bad: [], warnings: [], unknownColumns: ['manager'], unusedPictures: [] })
    expect(await example.everything()).toEqual(before)
  })

  test('the example import creates hotels as guests see them, with their own pictures', async ({ example }) => {
    expect(await example.run()).toMatchObject({ created: 2, updated: 0, bad: [], warnings: [] })
    const hotel = await example.kite()
    expect(hotel).toMatchObject({
      amenities: ['wifi', 'ac', 'tv', 'room_service', 'lift'],
      hasBathtub: true,
      bathTub_charges: 299,
      same_sex: true,
      has_love_kit: true,
      only_payAtHotel: false,
      description: 'A quiet house of twelve rooms behind the High Street, with neem trees in the yard.',
      rules: ['No smoking in the rooms', 'Quiet hours from 11 PM'],
    })
    expect(hotel._pictures).toEqual([
      {
        url: expect.stringMatching(/^\/pictures\/hotels\/[0-9a-f]{40}-352\.webp$/),
        alt: 'Neem and Kite House, picture 1 of 2',
        tint: expect.stringMatching(TINT),
        widths: [...HOTEL_WIDTHS],
        whole: { url: expect.stringMatching(/-whole\.webp$/), width: 1056, height: 564 },
      },
      expect.objectContaining({ alt: 'Neem and Kite House, picture 2 of 2' }),
    ])
    for (const width of HOTEL_WIDTHS) {
      const picture = await example.served(hotel._pictures[0].url.replace('-352.', `-${width}.`))
      expect([picture.status, picture.type]).toEqual([200, 'image/webp'])
      expect(picture.headers['cache-control']).toContain('immutable')
      const { format, width: wide, height, exif } = await sharp(picture.bytes).metadata()
      expect([format, wide, height, exif]).toEqual(['webp', width, Math.round((width * 564) / 1056), undefined])
    }
    const large = hotel._pictures[0].url.replace('-352.webp', '-1056.webp')
    for (const width of AVIF_WIDTHS) {
      const picture = await example.served(large.replace('-1056.webp', `-${width}.avif`))
      expect([picture.status, picture.type]).toEqual([200, 'image/avif'])
      expect(picture.headers['cache-control']).toContain('immutable')
      const { format, width: wide, exif } = await sharp(picture.bytes).metadata()
      expect([format, wide, exif]).toEqual(['heif', width, undefined])
    }
    expect((await example.served(large.replace('.webp', '.avif'))).status).toBe(404)
    expect((await example.served('/pictures/hotels/0000000000000000000000000000000000000000-352.webp')).status).toBe(
      404,
    )
    expect((await example.served('/pictures/hotels/..%2f..%2fetc-352.webp')).status).toBe(404)
  })

  test('a picture stored before AVIF is sent as WebP, and is not cached permanently', async ({ api, example }) => {
    await example.run()
    const { url } = (await example.kite())._pictures[0]
    await api.services.files.delete(`hotels/${url.split('/').at(-1).replace('.webp', '-avif')}`)
    const picture = await example.served(url.replace('.webp', '.avif'))
    expect([picture.status, picture.type]).toEqual([200, 'image/webp'])
    expect(picture.headers['cache-control']).not.toContain('immutable')
  })

  test('the example import changes nothing the second time', async ({ example }) => {
    const before = await example.everything()
    expect(await example.run()).toMatchObject({ created: 0, updated: 0, unchanged: 2, warnings: [], written: [] })
    expect(await example.everything()).toEqual(before)
  })

  test('the example import replaces a changed picture, in the store too', async ({ example }) => {
    const old = (await example.kite())._pictures
    await sharp(await readFile(example.picturePath('KITE-01-1.jpg')))
      .negate()
      .jpeg()
      .toFile(example.picturePath('turned.jpg'))
    await cp(example.picturePath('turned.jpg'), example.picturePath('KITE-01-1.jpg'))
    const report = await example.run()
    expect(report.written.map(({ text }) => text)).toEqual(['KITE-01 Neem and Kite House: 2 pictures'])
    expect(report.unusedPictures).toEqual(['turned.jpg is not named like KEY-1.jpg'])
    const now = (await example.kite())._pictures
    expect(now[0].url).not.toBe(old[0].url)
    expect(now[1].url).toBe(old[1].url)
    expect([(await example.served(old[0].url)).status, (await example.served(now[0].url)).status]).toEqual([404, 200])
  })

  test('the example import reports unusable pictures and imports all other pictures', async ({ example }) => {
    await writeFile(example.picturePath('KITE-01-3.jpg'), 'not a picture')
    await writeFile(example.picturePath('NOBODY-1.jpg'), 'not a picture')
    await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .png()
      .toFile(example.picturePath('KITE-01-4.png'))
    await rm(example.picturePath('CLOCK-02-1.jpg'))
    const report = await example.run()
    expect(report.warnings.map(({ line, text }) => [line, text])).toEqual([
      [2, 'picture KITE-01-3.jpg is not a JPEG, PNG, WebP or AVIF picture: left out'],
      [2, 'picture KITE-01-4.png is smaller than 640 by 342 pixels: left out'],
      [3, 'has no pictures in the folder: those that are stored stay'],
    ])
    expect(report.unusedPictures).toEqual(['NOBODY-1.jpg: the file has no good row with property_id NOBODY'])
    expect((await example.kite())._pictures).toHaveLength(2)
  })

  test('an import shows a hotel’s small photo, and an upright photo in its own shape', async ({ example }) => {
    const drawn = (width: number, height: number, name: string) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } })
        .jpeg()
        .toFile(example.picturePath(name))
    await Promise.all([
      rm(example.picturePath('KITE-01-2.jpg')),
      drawn(640, 480, 'KITE-01-1.jpg'),
      drawn(1200, 2400, 'KITE-01-2.jpg'),
    ])
    expect((await example.run()).warnings).toEqual([])
    const [small, upright] = (await example.kite())._pictures
    const { width, height } = await sharp((await example.served(small.whole.url)).bytes).metadata()
    expect([width, height]).toEqual([640, 480])
    expect((await example.served(small.url.replace('-352.', '-1056.'))).status).toBe(200)
    expect(upright.whole).toMatchObject({ width: 800, height: 1600 })
  })

  test('a second import restores the full shape of a picture that was stored only as its crop', async ({
    api,
    example,
  }) => {
    await example.run()
    const before = (await example.kite())._pictures
    const unmeasured = { width: null, height: null, brightness: null, sharpness: null, fingerprint: null }
    await api.db
      .updateTable('hotel_pictures')
      .set({ ...unmeasured, subject: 'bed' })
      .where('name', '=', before[1].url.split('/').at(-1).slice(0, 40))
      .execute()
    await api.services.files.delete(`hotels/${before[1].whole.url.split('/').at(-1).replace('.webp', '')}`)
    expect((await example.run()).written.map(({ text }) => text)).toEqual(['KITE-01 Neem and Kite House: 2 pictures'])
    const [first, second] = (await example.kite())._pictures
    expect(first).toEqual(before[0])
    expect(second).toEqual({ ...before[1], alt: 'Neem and Kite House, the bed', caption: 'The bed', subject: 'bed' })
    expect((await example.served(second.whole.url)).status).toBe(200)
  })

  test('the example import keeps stored values when columns of the offer are missing', async ({ api, example }) => {
    const before = await example.kite()
    await writeFile(
      example.csv(),
      'property_id,property_name,property_type,hotel_star_rating,address,locality,city,state,latitude,longitude,room_count\n' +
        'KITE-01,Neem and Kite House,Hotel,3,"12 Cross Road, Baner",Baner,Pune,Maharashtra,18.559,73.787,12\n',
    )
    const report = await importHotels(api.db, { file: example.csv(), prices: 'file', mode: 'write' })
    expect(report).toMatchObject({ unchanged: 1, written: [], unknownColumns: [] })
    expect(await example.kite()).toEqual(before)
  })

  test('the example import changes bathtub rooms, but none that a guest has booked', async ({ api, example }) => {
    const { id } = await example.kite()
    const guest = await buildGuest(api.db)
    const body = bookingBody({ id }, SATURDAY_EVENING, { bathtub: true, roomCount: 2, guestsCount: 4 })
    expect((await api.post('/bookings/create-booking', body, { headers: guest.headers })).status).toBe(200)
    await example.rewrite(['room service|lift,2,299', 'room service|lift,0,299'])
    const fewer = await example.run()
    expect(fewer.warnings.map(({ text }) => text)).toEqual(['2 rooms with a bathtub have bookings for it and keep it'])
    expect((await example.kite()).hasBathtub).toBe(true)
    await example.rewrite(['room service|lift,0,299', 'room service|lift,12,399'])
    const more = await example.run()
    expect(more.written.map(({ text }) => text)).toEqual([
      'KITE-01 Neem and Kite House: bathtub charge, 12 rooms with a bathtub',
    ])
    expect((await example.kite()).bathTub_charges).toBe(399)
  })
})
