import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { UPLOAD_LIMITS, uploadBudget } from '#server/features/pictures/upload-budget.ts'
import { FileStoreError } from '#server/ports/file-store.ts'
import { buildGuest } from '../builders.ts'
import { openPicture, photo, photoFromPhone, RED, upload, type Part } from '../pictures.ts'
import { apiTest } from './api-test.ts'

const test = apiTest.extend('album', ({ api, guest }) => {
  const addIdentity = (bytes: Buffer, more: Partial<Part> = {}, who = guest) =>
    upload(api, `/users/${who.id}/identity`, who, [{ bytes, ...more }])
  const addPhoto = (bytes: Buffer, who = guest) => upload(api, `/users/${who.id}/profile-picture`, who, [{ bytes }])
  const identitiesOf = async (who = guest) =>
    (await api.get(`/users/${who.id}/identity`, { headers: who.headers })).body.identities as {
      id: string
      url: string
      createdAt: string
    }[]
  const remove = (ids: unknown, who = guest) =>
    api.post('/users/remove-user-pictures', { ids }, { headers: who.headers })
  const filesOf = (who = guest) =>
    api.db.selectFrom('pictures').select(['id', 'storage_key', 'destroyed_at']).where('owner_id', '=', who.id).execute()
  const storedFiles = () =>
    readdirSync(join(api.services.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))

  /** Holds decoded uploads until all are decoded, so that they continue at the same moment. */
  async function atTheSameMoment<Value>(count: number, send: () => Promise<Value>): Promise<Value[]> {
    const { pictures } = api.services
    const arrived = Promise.withResolvers<void>()
    let missing = count
    api.services.pictures = {
      ...pictures,
      prepare: async (original, kind) => {
        const prepared = await pictures.prepare(original, kind)
        missing -= 1
        if (missing === 0) arrived.resolve()
        await arrived.promise
        return prepared
      },
    }
    const answers = await Promise.all(Array.from({ length: count }, send))
    api.services.pictures = pictures
    return answers
  }
  const currentOf = async () => (await api.get(`/users/${guest.id}`, { headers: guest.headers })).body._profilePicture
  return { addIdentity, addPhoto, identitiesOf, remove, filesOf, storedFiles, atTheSameMoment, currentOf }
})

test.beforeAll(async ({ api }) => {
  // Raises the limit, because some of these tests send more simultaneous uploads for one guest than the server allows.
  api.services.uploads = uploadBudget({ ...UPLOAD_LIMITS, ofOwner: 10 })
})

describe('identity images', () => {
  test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
    'an identity image is accepted as %s and stored as WebP',
    async (format, { album, api, guest }) => {
      const added = await album.addIdentity(await photo(format), { name: 'id.gif', type: 'application/pdf' })
      expect(added.status).toBe(200)
      expect(added.body.url).toBe(`/api/users/user-picture/${added.body.id}`)
      const opened = await openPicture(api, added.body.url, guest.headers)
      expect(opened.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(await sharp(opened.bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 40 })
    },
  )

  test('an identity image is turned upright and reveals no place, owner or device', async ({ album, api, guest }) => {
    const original = await photoFromPhone()
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Asha Rao of Pune')
    const { body } = await album.addIdentity(original)
    const { bytes } = await openPicture(api, body.url, guest.headers)
    const kept = await sharp(bytes).metadata()
    expect(kept).toMatchObject({ width: 40, height: 80 })
    for (const trace of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(kept[trace]).toBeUndefined()
    expect(bytes.includes('Asha')).toBe(false)
    const pixel = async (left: number, top: number) =>
      sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
    // After a quarter turn, the upper left corner is at the upper right.
    const [red = 0, green = 255] = await pixel(35, 5)
    expect(red).toBeGreaterThan(RED.r - 30)
    expect(green).toBeLessThan(70)
    expect((await pixel(5, 5))[0]).toBeLessThan(70)
  })

  test('an identity image loses anything hidden after its pixels, and shrinks', async ({ album, api, guest }) => {
    const [zip, page] = [Buffer.from('PK\u0003\u0004 a zip'), Buffer.from('<script>alert(1)</script>')]
    const polyglot = Buffer.concat([await photo('jpeg', 3000, 1500), zip, page])
    const { body } = await album.addIdentity(polyglot)
    const { bytes } = await openPicture(api, body.url, guest.headers)
    expect(bytes.includes('script')).toBe(false)
    expect(bytes.includes('PK\u0003\u0004')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 1000 })
  })

  test('an identity image is stored encrypted, and each opening is logged first', async ({ album, api, guest }) => {
    const { body } = await album.addIdentity(await photo('png'))
    const clear = await openPicture(api, body.url, guest.headers)
    const path = album.storedFiles().find((file) => file.endsWith(body.id)) ?? ''
    const stored = readFileSync(path)
    expect(stored.includes('WEBP')).toBe(false)
    expect(stored.includes(clear.bytes.subarray(20, 40))).toBe(false)
    await openPicture(api, `${body.url}?access_token=${guest.token}`)
    const views = () => api.db.selectFrom('picture_views').selectAll().where('picture_id', '=', body.id).execute()
    expect(await views()).toMatchObject([
      { viewer_id: guest.id, purpose: 'seen by its owner', viewed_at: api.clock.now() },
      { viewer_id: guest.id },
    ])
    const { files } = api.services
    api.services.files = { ...files, get: () => Promise.reject(new FileStoreError('down')) }
    expect((await openPicture(api, body.url, guest.headers)).status).toBe(500)
    api.services.files = files
    expect(await views()).toHaveLength(3)
  })

  test('identity images are listed oldest first, ten at most', async ({ album, api }) => {
    const ids: string[] = []
    const image = await photo('webp')
    for (let count = 0; count < 9; count += 1) ids.push((await album.addIdentity(image)).body.id)
    expect((await album.identitiesOf()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    api.clock.advance(1)
    const together = await album.atTheSameMoment(4, () => album.addIdentity(image))
    expect(together.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
    const refused = await album.addIdentity(image)
    expect(refused.body.error.code).toBe('TOO_MANY_PICTURES')
    const listed = await album.identitiesOf()
    expect(listed).toHaveLength(10)
    const newest = together.find(({ status }) => status === 200)?.body.id
    expect(listed.at(-1)).toMatchObject({ id: newest, url: `/api/users/user-picture/${newest}` })
    expect(listed.at(-1)?.createdAt).toMatch(/^2026-12-01T\d\d:\d\d:\d\d\+05:30$/)
    expect((await album.filesOf()).filter(({ destroyed_at }) => destroyed_at === null)).toHaveLength(10)
    await album.remove(ids[0])
    expect((await album.addIdentity(image)).status).toBe(200)
  })
})

describe('a guest’s photos', () => {
  test('a guest’s photo is replaced by the next, and the previous photo is destroyed', async ({
    album,
    api,
    guest,
  }) => {
    expect(await album.currentOf()).toBeNull()
    const first = (await album.addPhoto(await photo('jpeg', 1600, 400))).body
    expect(await album.currentOf()).toEqual(first)
    const cookie = { cookie: `access_token=${guest.token}` }
    const opened = await openPicture(api, first.url, cookie)
    expect(await sharp(opened.bytes).metadata()).toMatchObject({ width: 800, height: 200 })
    const second = (await album.addPhoto(await photo('png'))).body
    expect(await album.currentOf()).toEqual(second)
    expect((await openPicture(api, first.url, cookie)).status).toBe(404)
    expect(album.storedFiles().some((file) => file.endsWith(first.id))).toBe(false)
    expect((await openPicture(api, second.url, cookie)).status).toBe(200)
    expect(await album.identitiesOf()).toEqual([])
    expect((await album.remove(second.id)).body).toEqual({ removed: [second.id] })
    expect(await album.currentOf()).toBeNull()
    expect(await api.db.selectFrom('picture_views').selectAll().where('viewer_id', '=', guest.id).execute()).toEqual([])
  })

  test('a guest has one photo, even if several arrive together', async ({ album }) => {
    const image = await photo('jpeg')
    const together = await album.atTheSameMoment(4, () => album.addPhoto(image))
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const living = (await album.filesOf()).filter(({ destroyed_at }) => destroyed_at === null)
    expect(living).toHaveLength(1)
    expect(together.map(({ body }) => body.id)).toContain(living[0]?.id)
    expect((await album.currentOf()).id).toBe(living[0]?.id)
  })
})

describe('removing pictures', () => {
  test('removing pictures by one id or a list of ids removes them for everybody', async ({ album, api, guest }) => {
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await album.addIdentity(await photo('jpeg'))).body.id)
    const [first = '', second = '', third = '', fourth = ''] = ids
    expect((await album.remove(first)).body).toEqual({ removed: [first] })
    expect((await album.remove([second, third.toUpperCase(), third])).body).toEqual({ removed: [second, third] })
    const byId = await api.post('/users/remove-user-pictures', { id: fourth }, { headers: guest.headers })
    expect(byId.body).toEqual({ removed: [fourth] })
    expect(await album.identitiesOf()).toEqual([])
    for (const id of ids) {
      expect((await openPicture(api, `/api/users/user-picture/${id}`, guest.headers)).status).toBe(404)
      expect(album.storedFiles().some((file) => file.includes(id))).toBe(false)
    }
    const rows = await api.db.selectFrom('pictures').select('encrypted_key').where('id', 'in', ids).execute()
    expect(rows.every(({ encrypted_key }) => encrypted_key === null)).toBe(true)
  })

  test('removing another guest’s picture fails like removing a missing one, and removes nothing', async ({
    album,
    api,
    guest,
  }) => {
    const other = await buildGuest(api.db)
    const mine = (await album.addIdentity(await photo('jpeg'))).body.id as string
    const theirs = (await album.addIdentity(await photo('jpeg'), {}, other)).body.id as string
    const gone = (await album.addIdentity(await photo('jpeg'))).body.id as string
    await album.remove(gone)
    const unknown = '7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'
    const answers = []
    for (const ids of [[], '', null, 7, {}, [[]], [null], theirs, unknown, gone, 'x', [mine, theirs], [mine, unknown]])
      answers.push(await album.remove(ids))
    answers.push(await api.post('/users/remove-user-pictures', {}, { headers: guest.headers }))
    for (const { status, body } of answers) {
      expect([status, body.error.code, body.error.message]).toEqual([422, 'IDENTITY_UNKNOWN', 'Invalid identity id'])
      expect(body).toEqual(answers[0]?.body)
    }
    expect((await album.identitiesOf()).map(({ id }) => id)).toEqual([mine])
    expect((await album.identitiesOf(other)).map(({ id }) => id)).toEqual([theirs])
    expect((await api.post('/users/remove-user-pictures', { ids: [mine] })).status).toBe(401)
  })
})

test('only the owner’s token opens a picture, and another guest gets the answer for a missing picture', async ({
  album,
  api,
  guest,
}) => {
  const other = await buildGuest(api.db)
  const { url } = (await album.addIdentity(await photo('jpeg'))).body
  expect((await openPicture(api, `${url}?access_token=${guest.token}`)).status).toBe(200)
  expect((await openPicture(api, url, { authorization: `Bearer ${guest.token}` })).status).toBe(200)
  expect((await openPicture(api, url)).status).toBe(401)
  expect((await openPicture(api, `${url}?access_token=dead`)).status).toBe(401)
  const foreign = await openPicture(api, `${url}?access_token=${other.token}`)
  const missing = await openPicture(api, `${url.slice(0, -12)}000000000000?access_token=${other.token}`)
  const nonsense = await openPicture(api, `/api/users/user-picture/nothing?access_token=${other.token}`)
  expect(foreign.status).toBe(404)
  expect([missing.bytes, nonsense.bytes]).toEqual([foreign.bytes, foreign.bytes])
  expect(foreign.headers['cache-control']).toContain('no-store')
})

test('the picture tests leave no failure in the background', ({ api }) => expect(api.faults).toEqual([]))
