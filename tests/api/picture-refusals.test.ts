import { describe, expect } from 'vitest'
import { FileStoreError } from '#server/ports/file-store.ts'
import { buildGuest } from '../builders.ts'
import { formOf, noise, photo, pngBomb, upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'

const test = apiTest.extend('album', ({ api, guest }) => {
  const addIdentity = (bytes: Buffer) => upload(api, `/users/${guest.id}/identity`, guest, [{ bytes, name: 'id.jpg' }])
  const identitiesOf = async () =>
    (await api.get(`/users/${guest.id}/identity`, { headers: guest.headers })).body.identities
  const filesOf = () =>
    api.db.selectFrom('pictures').select(['id', 'storage_key']).where('owner_id', '=', guest.id).execute()
  return { addIdentity, identitiesOf, filesOf }
})

describe('refused uploads', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const wrong: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['GIF', () => gif, 415, 'NOT_AN_IMAGE'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'), 415, 'NOT_AN_IMAGE'],
    ['PDF', () => Buffer.from('%PDF-1.7 a document of many words'), 415, 'NOT_AN_IMAGE'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'NOT_AN_IMAGE'],
    ['a bomb', () => pngBomb(), 422, 'PICTURE_TOO_DETAILED'],
    ['one pixel row too many', () => pngBomb(6325), 422, 'PICTURE_TOO_DETAILED'],
    ['a lie about its size', () => pngBomb(100), 422, 'PICTURE_UNREADABLE'],
    ['half a JPEG', async () => (await photo('jpeg', 800, 600)).subarray(0, 2000), 422, 'PICTURE_UNREADABLE'],
    [
      'the first bytes of a JPEG before a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
      422,
      'PICTURE_UNREADABLE',
    ],
    ['more than 10 MB', () => Buffer.concat([gif, Buffer.alloc(10_000_001 - gif.length)]), 413, 'PICTURE_TOO_LARGE'],
    ['an empty file', () => Buffer.alloc(0), 422, 'FILE_REQUIRED'],
  ]
  test.for(wrong)('an upload of %s is refused, whatever its name', async ([_name, bytes, status, code], { album }) => {
    const refused = await album.addIdentity(await bytes())
    expect([refused.status, refused.body.error?.code]).toEqual([status, code])
    expect(await album.identitiesOf()).toEqual([])
  })

  test('an upload of exactly 10 MB is accepted', async ({ album }) => {
    const image = await noise(1500, 1500)
    const full = Buffer.concat([image, Buffer.alloc(10_000_000 - image.length)])
    expect((await album.addIdentity(full)).status).toBe(200)
  })

  test('an upload without a file, with two, or in the wrong field is refused with an error on its field', async ({
    album,
    api,
    guest,
  }) => {
    const bytes = await photo('jpeg')
    const path = `/users/${guest.id}/identity`
    const codes = []
    for (const parts of [[], [{ bytes }, { bytes }], [{ bytes, field: 'photo' }], [{ bytes, field: '__proto__' }]])
      codes.push((await upload(api, path, guest, parts)).body.error)
    expect(codes.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [422, 'FILE_REQUIRED'],
      [422, 'FILE_INVALID'],
      [422, 'FILE_REQUIRED'],
      [400, 'MALFORMED_REQUEST'],
    ])
    expect(codes[0].details).toMatchObject([{ field: 'file' }])
    expect(await album.identitiesOf()).toEqual([])
    expect((await album.filesOf()).every(({ storage_key }) => storage_key.startsWith('gone/'))).toBe(true)
  })

  test('an upload that is not a form, has no boundary or is cut off is refused', async ({ album, api, guest }) => {
    const path = `/users/${guest.id}/identity`
    const send = (contentType: string, payload: Buffer | string) =>
      api.post(path, payload, { headers: { ...guest.headers, 'content-type': contentType } })
    const form = await formOf([{ bytes: await photo('jpeg', 400, 300) }])
    expect((await send('application/json', '{"file":"x"}')).status).toBe(415)
    expect((await send('image/jpeg', await photo('jpeg'))).status).toBe(415)
    expect((await api.post(path, undefined, { headers: guest.headers })).status).toBe(415)
    expect((await send('multipart/form-data', form.payload)).status).toBe(400)
    expect((await send(form.contentType, form.payload.subarray(0, 700))).status).toBe(400)
    expect((await send(form.contentType, '')).body.error.code).toBe('FILE_REQUIRED')
    expect(await album.filesOf()).toEqual([])
  })

  test('an upload without a session is refused, and an upload for another guest fails like one for a missing guest', async ({
    api,
    guest,
  }) => {
    const other = await buildGuest(api.db)
    const { payload, contentType } = await formOf([{ bytes: await photo('jpeg') }])
    for (const path of ['identity', 'profile-picture'].map((call) => `/users/${guest.id}/${call}`)) {
      const nobody = await api.post(path, payload, { headers: { 'content-type': contentType } })
      expect([nobody.status, nobody.body.error.message]).toEqual([401, 'Could not found user Id'])
      const headers = { ...other.headers, 'content-type': contentType }
      const foreign = await api.post(path, payload, { headers })
      const missing = await api.post(path.replace(guest.id, 'f'.repeat(8)), payload, { headers })
      expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    }
    expect((await api.get(`/users/${guest.id}/identity`, { headers: other.headers })).status).toBe(404)
  })

  test('an upload is refused and leaves no trace if too many are waiting, or if the store does not answer', async ({
    album,
    api,
  }) => {
    const bytes = await photo('jpeg')
    const { pictures, files } = api.services
    api.services.pictures = { ...pictures, isBusy: () => true }
    const busy = await album.addIdentity(bytes)
    api.services.pictures = pictures
    expect([busy.status, busy.body.error.code, busy.headers['retry-after']]).toEqual([503, 'OVERLOADED', '5'])
    // Otherwise, a store that hangs would delay the guest by twice its time limit.
    const asked: string[] = []
    api.services.files = {
      ...files,
      put: () => Promise.reject(new FileStoreError('down')),
      delete: async (key) => void asked.push(key),
    }
    const down = await album.addIdentity(bytes)
    api.services.files = files
    expect([down.status, down.body.error.code]).toEqual([503, 'OVERLOADED'])
    expect(asked).toEqual([])
    expect(await album.identitiesOf()).toEqual([])
  })
})

test('a store that deletes slowly delays no answer, and still deletes', async ({ album, api, guest }) => {
  const { files } = api.services
  const send = async () =>
    upload(api, `/users/${guest.id}/profile-picture`, guest, [{ bytes: await photo('jpeg'), name: 'me.jpg' }])
  expect((await send()).status).toBe(200)
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const deleted: string[] = []
  api.services.files = {
    ...files,
    delete: (key) => held.then(() => files.delete(key)).then(() => void deleted.push(key)),
  }
  expect((await send()).status).toBe(200)
  expect(deleted).toEqual([])
  goOn()
  await expect.poll(() => deleted.length).toBe(1)
  api.services.files = files
  const gone = () => album.filesOf().then((rows) => rows.filter(({ storage_key }) => storage_key.startsWith('gone/')))
  await expect.poll(async () => (await gone()).length).toBe(1)
})

test('a guest who uploads more often per minute than a person would is refused', async ({ api, guest }) => {
  const { payload, contentType } = await formOf([])
  const send = () =>
    api.post(`/users/${guest.id}/identity`, payload, {
      headers: { ...guest.headers, 'content-type': contentType },
      remoteAddress: '10.9.9.9',
    })
  for (let count = 0; count < 30; count += 1) expect((await send()).status).toBe(422)
  expect((await send()).status).toBe(429)
})
