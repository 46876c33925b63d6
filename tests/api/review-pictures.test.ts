import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { formOf, openPicture, photo, upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'

const PATH = '/containers/assets/upload?folderName=reviews'

const test = apiTest
  .extend('image', { scope: 'file' }, () => photo('jpeg'))
  .extend('hotel', ({ api, city }) => buildHotel(api.db, city))
  .extend('album', ({ api, guest, hotel }) => {
    const send = (images: Buffer[], who = guest, path = PATH) =>
      upload(
        api,
        path,
        who,
        images.map((bytes) => ({ bytes, field: 'files' })),
      )
    const rowsOf = (who = guest) =>
      api.db
        .selectFrom('pictures')
        .select(['id', 'kind', 'destroyed_at', 'storage_key'])
        .where('owner_id', '=', who.id)
        .execute()
    const filesOnDisk = () => {
      const folder = join(api.services.env.DATA_DIR, 'files')
      return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
    }

    /** Adds a review of the hotel with the picture, as the call for reviews does. */
    async function attach(pictureId: string): Promise<number> {
      const { id } = await api.db
        .insertInto('reviews')
        .values({ hotel_id: hotel.id, guest_name: 'Asha', rating: 5, body: 'Quiet, and kind people.' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await api.db.insertInto('review_pictures').values({ review_id: id, position: 0, picture_id: pictureId }).execute()
      return id
    }
    const statusesOf = async (url: string) => {
      const other = await buildGuest(api.db)
      const opened = await Promise.all([
        openPicture(api, url),
        openPicture(api, url, other.headers),
        openPicture(api, url, { cookie: `access_token=${guest.token}` }),
      ])
      return opened.map(({ status }) => status)
    }

    const settled = async (expected: number) =>
      expect
        .poll(async () => (await rowsOf()).filter(({ storage_key }) => storage_key.startsWith('gone/')).length)
        .toBe(expected)
    return { send, rowsOf, filesOnDisk, attach, statusesOf, settled }
  })

describe('pictures for a review', () => {
  test('review pictures are uploaded together, five at most, all or none', async ({ album, image }) => {
    const { status, body } = await album.send([image, await photo('png'), await photo('avif')])
    expect(status).toBe(200)
    expect(body.files).toHaveLength(3)
    expect(body.files[0]).toEqual({ id: body.files[0].id, url: `/api/review-pictures/${body.files[0].id}` })
    expect((await album.rowsOf()).map(({ kind, destroyed_at }) => (destroyed_at ? 'gone' : kind))).toEqual(
      Array(3).fill('review'),
    )
    const tooMany = await album.send(Array(6).fill(image))
    expect([tooMany.status, tooMany.body.error.code]).toEqual([422, 'FILES_INVALID'])
    const oneBroken = await album.send([image, image, Buffer.from('no picture at all, but words')])
    expect([oneBroken.status, oneBroken.body.error.code]).toEqual([415, 'NOT_AN_IMAGE'])
    const living = (await album.rowsOf()).filter(({ destroyed_at }) => destroyed_at === null)
    expect(living).toHaveLength(3)
    for (const { id, storage_key } of (await album.rowsOf()).filter(({ destroyed_at }) => destroyed_at !== null)) {
      expect(storage_key).toBe(`gone/${id}`)
      expect(album.filesOnDisk().some((file) => file.includes(id))).toBe(false)
    }
  })

  test('review pictures need one folder, one container and a session', async ({ album, api, guest, image }) => {
    for (const path of [
      '/containers/assets/upload',
      '/containers/assets/upload?folderName=hotels',
      '/containers/private/upload?folderName=reviews',
      '/containers/..%2Fassets/upload?folderName=reviews',
    ])
      expect((await album.send([image], guest, path)).status, path).toBe(404)
    const { payload, contentType } = await formOf([{ bytes: image, field: 'files' }])
    const anonymous = await api.post(PATH, payload, { headers: { 'content-type': contentType } })
    expect([anonymous.status, anonymous.body.error.message]).toEqual([401, 'Could not found user Id'])
    expect((await upload(api, PATH, guest, [{ bytes: image }])).body.error.code).toBe('FILES_REQUIRED')
  })

  test('review pictures without a review are limited to twenty', async ({ album, image }) => {
    for (let count = 0; count < 4; count += 1) expect((await album.send(Array(5).fill(image))).status).toBe(200)
    expect((await album.send([image])).body.error.code).toBe('TOO_MANY_PICTURES')
    await album.attach((await album.rowsOf())[0]?.id ?? '')
    expect((await album.send([image, image])).body.error.code).toBe('TOO_MANY_PICTURES')
    expect((await album.send([image])).status).toBe(200)
  })

  test('review pictures are not identity images, and cannot be opened or removed by those calls', async ({
    album,
    api,
    guest,
    image,
  }) => {
    const { id } = (await album.send([image])).body.files[0]
    expect((await openPicture(api, `/api/users/user-picture/${id}`, guest.headers)).status).toBe(404)
    const removed = await api.post('/users/remove-user-pictures', { ids: [id] }, { headers: guest.headers })
    expect(removed.body.error.code).toBe('IDENTITY_UNKNOWN')
    const identity = (await upload(api, `/users/${guest.id}/identity`, guest, [{ bytes: image }])).body.id
    expect((await openPicture(api, `/api/review-pictures/${identity}`, guest.headers)).status).toBe(404)
  })
})

describe('viewers of review pictures', () => {
  test('only the owner sees a picture before its review is published, and nobody sees it while the hotel is hidden', async ({
    album,
    api,
    guest,
    hotel,
    image,
  }) => {
    const { id, url } = (await album.send([image])).body.files[0]
    expect(await album.statusesOf(url)).toEqual([404, 404, 200])
    const preview = await openPicture(api, url, guest.headers)
    expect(preview.headers['cache-control']).toBe('private, no-store')

    const review = await album.attach(id)
    expect(await album.statusesOf(url)).toEqual([200, 200, 200])
    const published = await openPicture(api, url)
    expect(published.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=604800, s-maxage=3600, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(published.bytes).toEqual(preview.bytes)

    const publish = (is: boolean) =>
      api.db.updateTable('reviews').set({ published: is }).where('id', '=', review).execute()
    const hide = (is: boolean) => api.db.updateTable('hotels').set({ hidden: is }).where('id', '=', hotel.id).execute()
    await publish(false)
    expect(await album.statusesOf(url)).toEqual([404, 404, 200])
    await publish(true)
    await hide(true)
    expect(await album.statusesOf(url)).toEqual([404, 404, 200])
    await hide(false)
    expect(await album.statusesOf(url)).toEqual([200, 200, 200])
    expect((await openPicture(api, '/api/review-pictures/nothing')).status).toBe(404)
  })

  test('guests get a picture in the size in which the page shows it', async ({ album, api }) => {
    const { id, url } = (await album.send([await photo('jpeg', 900, 600)])).body.files[0]
    await album.attach(id)
    const widthOf = async (query: string) => (await sharp((await openPicture(api, url + query)).bytes).metadata()).width
    expect(await widthOf('')).toBe(900)
    expect(await widthOf('?width=352')).toBe(352)
    expect(await widthOf('?width=353')).toBe(704)
    expect(await widthOf('?width=1056')).toBe(900)
    expect((await openPicture(api, `${url}?width=0`)).status).toBe(422)
    expect((await openPicture(api, `${url}?width=wide`)).status).toBe(422)
  })
})

describe('uploads of review pictures over the network', () => {
  let origin: URL
  test.beforeAll(async ({ api }) => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    origin = new URL(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`)
  })

  test('an aborted upload of review pictures leaves nothing', async ({ album, guest, image }) => {
    const { payload, contentType } = await formOf(
      [image, await photo('png', 1200, 900)].map((bytes) => ({ bytes, field: 'files' })),
    )
    const socket = connect(Number(origin.port), origin.hostname)
    const head = [
      `POST /api${PATH} HTTP/1.1`,
      `host: ${origin.host}`,
      `authorization: ${guest.token}`,
      `content-type: ${contentType}`,
      `content-length: ${payload.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    // Sends the first picture completely, and only a part of the second.
    socket.write(payload.subarray(0, payload.length - 500))
    await expect.poll(async () => (await album.rowsOf()).length).toBe(1)
    expect((await album.rowsOf())[0]?.destroyed_at).not.toBeNull()
    socket.destroy()
    await album.settled(1)
    const [row] = await album.rowsOf()
    expect(album.filesOnDisk().some((file) => file.includes(row?.id ?? 'nothing'))).toBe(false)
  })

  test('a refused upload of review pictures gets its answer while it is still being sent', async ({ guest }) => {
    const form = new FormData()
    form.append('files', new File([new Uint8Array(9_000_000)], 'zeros.jpg'))
    form.append('files', new File([new Uint8Array(9_000_000)], 'more.jpg'))
    const refused = await fetch(new URL(`/api${PATH}`, origin), { method: 'POST', body: form, headers: guest.headers })
    expect(refused.status).toBe(415)
    const big = new FormData()
    big.append('file', new File([new Uint8Array(15_000_000)], 'zeros.jpg'))
    const tooLarge = await fetch(new URL(`/api/users/${guest.id}/identity`, origin), {
      method: 'POST',
      body: big,
      headers: guest.headers,
    })
    expect([tooLarge.status, (await tooLarge.json()).error.code]).toEqual([413, 'PICTURE_TOO_LARGE'])
  })
})
