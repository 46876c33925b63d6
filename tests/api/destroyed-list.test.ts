/**
 * Destroyed pictures stay destroyed, even if database and files are restored from an earlier backup (decision 0042).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import { folderFileStore } from '#server/adapters/folder-file-store.ts'
import { destroyRestoredPictures, sealedByUnknownKeys } from '#server/features/pictures/destroy-restored-pictures.ts'
import { pictureSeal } from '#server/features/pictures/picture-seal.ts'
import { FileStoreError, type FileStore } from '#server/ports/file-store.ts'
import type { Services } from '#server/services.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { openPicture, photo, upload } from '../pictures.ts'
import { apiTest as test } from './api-test.ts'
import type { Api } from './start-api.ts'

let image: Buffer
beforeAll(async () => {
  image = await photo('jpeg')
})

const addIdentity = async (api: Api, guest: BuiltGuest): Promise<string> =>
  (await upload(api, `/users/${guest.id}/identity`, guest, [{ bytes: image }])).body.id

const remove = async (api: Api, guest: BuiltGuest, id: string) => {
  const { headers } = guest
  expect((await api.post('/users/remove-user-pictures', { ids: [id] }, { headers })).status).toBe(200)
}

const open = (api: Api, guest: BuiltGuest, id: string) =>
  openPicture(api, `/api/users/user-picture/${id}`, guest.headers)

const rowOf = ({ db }: Api, id: string) =>
  db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Backs up a picture's row and file. Returns a function that restores them. */
async function backUp(api: Api, id: string) {
  const row = await rowOf(api, id)
  const file = await api.services.files.get(row.storage_key)
  if (!file) throw new Error('there is no file to back up')
  return async () => {
    await sql`update pictures set destroyed_at = null, encrypted_key = ${row.encrypted_key}, storage_key = ${row.storage_key}
      where id = ${id}::uuid`.execute(api.db)
    await api.services.files.put(row.storage_key, file, { contentType: 'application/octet-stream' })
  }
}

const brokenList = (): FileStore => {
  const refuse = () => Promise.reject(new FileStoreError('the bucket of files: 503'))
  return { put: refuse, get: refuse, delete: refuse }
}

test('a destroyed ID does not open after a restore, and is destroyed again', async ({ api }) => {
  const guest = await buildGuest(api.db)
  const [gone, kept] = [await addIdentity(api, guest), await addIdentity(api, guest)]
  const restore = await backUp(api, gone)
  await remove(api, guest, gone)
  await restore()
  expect(await rowOf(api, gone)).toMatchObject({ destroyed_at: null })
  expect((await open(api, guest, gone)).status).toBe(404)
  expect((await open(api, guest, kept)).status).toBe(200)

  expect(await destroyRestoredPictures(api.services)).toMatchObject({ destroyed: 1 })
  expect(await rowOf(api, gone)).toMatchObject({ encrypted_key: null, storage_key: `gone/${gone}` })
  expect((await open(api, guest, kept)).status).toBe(200)
  expect(await destroyRestoredPictures(api.services)).toMatchObject({ destroyed: 0 })
})

test('a replaced photo does not come back after a restore', async ({ api }) => {
  const guest = await buildGuest(api.db)
  const send = async () =>
    (await upload(api, `/users/${guest.id}/profile-picture`, guest, [{ bytes: image }])).body.id as string
  const first = await send()
  const restore = await backUp(api, first)
  await send()
  await restore()
  expect((await open(api, guest, first)).status).toBe(404)
  expect(await destroyRestoredPictures(api.services)).toMatchObject({ destroyed: 1 })
})

test('a file is deleted only after it is on the list of destroyed pictures, and the daily job completes missed entries and deletions', async ({
  api,
}) => {
  const guest = await buildGuest(api.db)
  const id = await addIdentity(api, guest)
  const { storage_key } = await rowOf(api, id)
  const { destroyedList } = api.services
  api.services.destroyedList = brokenList()
  await remove(api, guest, id)
  api.services.destroyedList = destroyedList
  expect(await rowOf(api, id)).toMatchObject({ encrypted_key: null, storage_key })
  expect(await api.services.files.get(storage_key)).toBeDefined()

  api.clock.advance(2 * 60)
  await api.post('/dev/jobs/destroy-identities')
  expect(await rowOf(api, id)).toMatchObject({ storage_key: `gone/${id}` })
  expect(await api.services.files.get(storage_key)).toBeUndefined()
  expect(await api.services.destroyedList.get(`destroyed/${id}`)).toBeDefined()
})

test('no picture opens and no opening is logged while the list of destroyed pictures does not answer', async ({
  api,
}) => {
  const guest = await buildGuest(api.db)
  const id = await addIdentity(api, guest)
  const services: Services = { ...api.services, destroyedList: brokenList() }
  await expect(destroyRestoredPictures(services)).rejects.toThrow(FileStoreError)
  const { destroyedList } = api.services
  api.services.destroyedList = brokenList()
  expect((await open(api, guest, id)).status).toBeGreaterThanOrEqual(500)
  api.services.destroyedList = destroyedList
  api.faults.splice(0)
  expect((await open(api, guest, id)).status).toBe(200)
})

test('the list of destroyed pictures names nobody', async ({ api }) => {
  const folder = mkdtempSync(join(tmpdir(), 'uncle-list-'))
  try {
    const guest = await buildGuest(api.db)
    const id = await addIdentity(api, guest)
    const { destroyedList } = api.services
    const own = folderFileStore(folder)
    api.services.destroyedList = own
    await remove(api, guest, id)
    api.services.destroyedList = destroyedList
    expect((await own.get(`destroyed/${id}`))?.toString()).toBe(api.clock.now().toISOString())
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the key check counts pictures that no key opens', async ({ api }) => {
  const guest = await buildGuest(api.db)
  await addIdentity(api, guest)
  await addIdentity(api, guest)
  expect(await sealedByUnknownKeys(api.services)).toBe(0)
  const seal = pictureSeal(() => ({ current: Buffer.alloc(32, 9) }))
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pictures where encrypted_key is not null`.execute(api.db)
  expect(await sealedByUnknownKeys({ ...api.services, seal })).toBe(rows[0]?.n)
  expect(rows[0]?.n).toBeGreaterThanOrEqual(2)
})
