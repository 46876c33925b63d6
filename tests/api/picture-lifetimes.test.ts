import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  FAKE_ACCESS_KEY_ID,
  FAKE_BUCKET,
  FAKE_REGION,
  FAKE_SECRET_ACCESS_KEY,
  s3Fake,
} from '#server/adapters/fakes/s3-fake.ts'
import { pictureKeys } from '#server/features/pictures/picture-keys.ts'
import { pictureSeal } from '#server/features/pictures/picture-seal.ts'
import { FileStoreError } from '#server/ports/file-store.ts'
import { buildCity, buildGuest, buildHotel, type BuiltGuest } from '../builders.ts'
import { openPicture, photo, upload } from '../pictures.ts'
import { stepsOf } from './booking-steps.ts'
import { startApi, type Api } from './start-api.ts'

let api: Api
let guest: BuiltGuest
let image: Buffer
beforeAll(async () => {
  image = await photo('jpeg')
})
/** Gives tests that count a job's results weeks ahead a server of their own. */
function onServerOfItsOwn() {
  beforeEach(async () => {
    api = await startApi()
    guest = await buildGuest(api.db)
    return () => api.stop()
  })
}

const addIdentity = async (who = guest): Promise<string> =>
  (await upload(api, `/users/${who.id}/identity`, who, [{ bytes: image }])).body.id
const addReviewPicture = async (): Promise<string> =>
  (await upload(api, '/containers/assets/upload?folderName=reviews', guest, [{ bytes: image, field: 'files' }])).body
    .files[0].id
const run = async (job = 'destroy-identities') => (await api.post(`/dev/jobs/${job}`)).body.done as number
const days = (count: number) => api.clock.advance(count * 24 * 60)
const moveTo = (moment: string) => api.clock.advance((Date.parse(moment) - +api.clock.now()) / 60_000)
const rowOf = (id: string) =>
  api.db
    .selectFrom('pictures')
    .select(['destroyed_at', 'encrypted_key', 'storage_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
/** Every upload in this file is made on the first day. */
const keyOf = (id: string) => `pictures/2026-12-01/${id}`
const fileOf = (id: string) => api.services.files.get(keyOf(id))

async function expectDestroyed(id: string) {
  const { storage_key, encrypted_key, destroyed_at } = await rowOf(id)
  expect({ storage_key, encrypted_key, file: await fileOf(id) }).toEqual({
    storage_key: `gone/${id}`,
    encrypted_key: null,
    file: undefined,
  })
  expect(destroyed_at).not.toBeNull()
}
async function expectKept(id: string) {
  expect(await rowOf(id)).toMatchObject({ destroyed_at: null, storage_key: keyOf(id) })
  expect(await fileOf(id)).toBeDefined()
}

/** Makes a paid booking for Saturday evening, 5 December 9 PM to 6 December 10 AM. */
async function bookSaturday(who = guest): Promise<string> {
  const hotel = await buildHotel(api.db, await buildCity(api.db))
  return (await stepsOf(api).paid(who, hotel)).id
}

describe('destroyed identity images', () => {
  onServerOfItsOwn()

  test('identity images are destroyed once, 30 days after the last stay, and the photo stays', async () => {
    const id = await addIdentity()
    const photoOf = await upload(api, `/users/${guest.id}/profile-picture`, guest, [{ bytes: image }])
    await bookSaturday()
    moveTo('2026-12-05T22:00:00+05:30')
    expect(await run()).toBe(0)
    moveTo('2027-01-05T09:59:00+05:30')
    await run()
    await expectKept(id)
    moveTo('2027-01-05T10:00:00+05:30')
    expect(await run()).toBe(1)
    await expectDestroyed(id)
    expect(await run()).toBe(0)
    await expectKept(photoOf.body.id)
  })

  test('identity images are destroyed 30 days after the upload if no stay follows, or if it is cancelled', async () => {
    const id = await addIdentity()
    await bookSaturday()
    await api.db.transaction().execute(async (trx) => {
      await trx.updateTable('stays').set({ status: 'released' }).execute()
      await trx.updateTable('bookings').set({ status: 'cancelled', cancelled_at: api.clock.now() }).execute()
    })
    moveTo('2026-12-31T08:59:00+05:30')
    expect(await run()).toBe(0)
    moveTo('2026-12-31T09:01:00+05:30')
    expect(await run()).toBe(1)
    await expectDestroyed(id)
  })

  test('identity images stay while a partner’s shared stay is ahead, but not for somebody else’s booking', async () => {
    const [partner, stranger] = [await buildGuest(api.db), await buildGuest(api.db)]
    const [theirs, others] = [await addIdentity(partner), await addIdentity(stranger)]
    const answered = { user_id: partner.id, status: 'accepted' as const, answered_at: api.clock.now() }
    await api.db
      .insertInto('booking_partners')
      .values({ booking_id: await bookSaturday(), phone: partner.phone, ...answered })
      .execute()
    days(31)
    expect(await run()).toBe(1)
    await expectKept(theirs)
    await expectDestroyed(others)
    days(5)
    expect(await run()).toBe(1)
    await expectDestroyed(theirs)
  })

  test('two processes can destroy identity images in parallel without harm', async () => {
    const ids = [await addIdentity(), await addIdentity()]
    days(30)
    expect((await Promise.all([run(), run()])).reduce((sum, done) => sum + done, 0)).toBe(2)
    for (const id of ids) await expectDestroyed(id)
  })
})

describe('interrupted work', () => {
  beforeAll(async () => {
    api = await startApi()
    return () => api.stop()
  })
  beforeEach(async () => {
    guest = await buildGuest(api.db)
  })

  test('the job destroy-identities deletes a file that could not be deleted with its picture', async () => {
    const id = await addIdentity()
    const { files } = api.services
    api.services.files = { ...files, delete: () => Promise.reject(new FileStoreError('down')) }
    expect((await api.post('/users/remove-user-pictures', { ids: id }, { headers: guest.headers })).status).toBe(200)
    expect((await openPicture(api, `/api/users/user-picture/${id}`, guest.headers)).status).toBe(404)
    api.services.files = files
    expect(await fileOf(id)).toBeDefined()
    expect((await rowOf(id)).encrypted_key).toBeNull()
    api.clock.advance(61)
    expect(await run()).toBe(1)
    await expectDestroyed(id)
  })

  test('the job destroy-identities deletes the file of an upload whose process died, but not that of an upload in progress', async () => {
    const id = randomUUID()
    const key = keyOf(id)
    const row = { id, owner_id: guest.id, kind: 'identity' as const, mime: 'image/webp' as const, bytes: 5 }
    const now = api.clock.now()
    await api.db
      .insertInto('pictures')
      .values({ ...row, storage_key: key, sha256: Buffer.alloc(32), created_at: now, destroyed_at: now })
      .execute()
    await api.services.files.put(key, Buffer.from('bytes'), { contentType: 'image/webp' })
    api.clock.advance(59)
    expect(await run()).toBe(0)
    expect(await fileOf(id)).toBeDefined()
    api.clock.advance(1)
    expect(await run()).toBe(1)
    await expectDestroyed(id)
  })

  test('the job destroy-identities deletes a picture’s row if its file is already gone', async () => {
    const id = await addIdentity()
    await api.services.files.delete(keyOf(id))
    expect((await openPicture(api, `/api/users/user-picture/${id}`, guest.headers)).status).toBe(404)
    days(30)
    expect(await run()).toBe(1)
    await expectDestroyed(id)
  })
})

describe('picture records over time', () => {
  onServerOfItsOwn()

  test('review pictures without a review are deleted after two days, and pictures of a review are kept', async () => {
    const [loose, attached] = [await addReviewPicture(), await addReviewPicture()]
    const hotel = await buildHotel(api.db, await buildCity(api.db))
    const review = await api.db
      .insertInto('reviews')
      .values({ hotel_id: hotel.id, guest_name: 'Asha', rating: 5, body: 'Quiet.' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('review_pictures')
      .values({ review_id: review.id, position: 0, picture_id: attached })
      .execute()
    api.clock.advance(2 * 24 * 60 - 1)
    expect(await run()).toBe(0)
    api.clock.advance(1)
    expect(await run()).toBe(1)
    await expectDestroyed(loose)
    await expectKept(attached)
  })

  test('the log of openings and the record of a destroyed picture are kept for a year', async () => {
    const id = await addIdentity()
    await openPicture(api, `/api/users/user-picture/${id}`, guest.headers)
    days(30)
    await run()
    const counted = async () => [
      (await api.db.selectFrom('picture_views').select('id').execute()).length,
      (await api.db.selectFrom('pictures').select('id').execute()).length,
    ]
    days(334)
    await run()
    expect(await counted()).toEqual([1, 1])
    days(2)
    await run()
    expect(await counted()).toEqual([0, 1])
    days(30)
    await run()
    expect(await counted()).toEqual([0, 0])
  })

  test('every picture opens after the master key changes, and without the old key once the job has run', async () => {
    const id = await addIdentity()
    const url = `/api/users/user-picture/${id}`
    const before = await openPicture(api, url, guest.headers)
    const { current: previous } = pictureKeys(api.services.env)()
    const current = randomBytes(32)
    api.services.seal = pictureSeal(() => ({ current, previous }))
    expect((await openPicture(api, url, guest.headers)).bytes).toEqual(before.bytes)
    expect(await run('renew-picture-keys')).toBe(1)
    expect(await run('renew-picture-keys')).toBe(0)
    api.services.seal = pictureSeal(() => ({ current }))
    expect((await openPicture(api, url, guest.headers)).bytes).toEqual(before.bytes)
  })

  test('an encrypted file or key that was moved to another row does not open', async () => {
    const [one, two] = [await addIdentity(), await addIdentity()]
    const [a, b] = [await rowOf(one), await rowOf(two)]
    await api.db.updateTable('pictures').set({ encrypted_key: b.encrypted_key }).where('id', '=', one).execute()
    const stored = await api.services.files.get(b.storage_key)
    await api.services.files.put(a.storage_key, stored ?? Buffer.alloc(0), { contentType: 'image/webp' })
    expect((await openPicture(api, `/api/users/user-picture/${one}`, guest.headers)).status).toBe(500)
    expect((await openPicture(api, `/api/users/user-picture/${two}`, guest.headers)).status).toBe(200)
  })
})

test('pictures are stored in the bucket that the configuration names', async () => {
  const bucket = await s3Fake()
  api = await startApi({
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: FAKE_BUCKET,
    S3_REGION: FAKE_REGION,
    S3_ACCESS_KEY_ID: FAKE_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: FAKE_SECRET_ACCESS_KEY,
  })
  guest = await buildGuest(api.db)
  const [identity, review] = [await addIdentity(), await addReviewPicture()]
  expect([...bucket.files].map(([key, { contentType }]) => [key, contentType])).toEqual([
    [keyOf(identity), 'application/octet-stream'],
    [keyOf(review), 'image/webp'],
  ])
  expect((await openPicture(api, `/api/users/user-picture/${identity}`, guest.headers)).status).toBe(200)
  await api.post('/users/remove-user-pictures', { ids: identity }, { headers: guest.headers })
  expect([...bucket.files.keys()]).toEqual([keyOf(review)])
  await api.stop()
  await bucket.close()
})
