import { expect } from 'vitest'
import { aadhaarReader } from '#server/features/pictures/aadhaar-reader.ts'
import { drawCard, shotOf } from '../aadhaar/draw-card.ts'
import { upload } from '../pictures.ts'
import { apiTest } from './api-test.ts'

const CLEAR = { ...shotOf('clear'), side: 1200, share: 0.8, angle: 3, blur: 0.4, light: 0.95, quality: 88 }

const test = apiTest.extend('album', ({ api, guest }) => {
  // Lets uploads wait longer, because a busy machine reads slowly.
  api.services.aadhaarReader = aadhaarReader({ longestWait: 60_000 })
  return {
    add: (bytes: Buffer) => upload(api, `/users/${guest.id}/identity`, guest, [{ bytes, name: 'licence.jpg' }]),
    rows: () => api.db.selectFrom('pictures').select('id').where('owner_id', '=', guest.id).execute(),
  }
})

test('a picture that shows a full Aadhaar number is refused, whatever its file name, and nothing is stored', async ({
  album,
}) => {
  const card = await drawCard('refused', CLEAR)
  const refused = await album.add(card.picture)
  expect([refused.status, refused.body.error?.code]).toEqual([422, 'AADHAAR_NUMBER_SHOWN'])
  expect(refused.body.error.message).toBe('This shows a full Aadhaar number. Please cover its first 8 digits.')
  expect(JSON.stringify(refused.body)).not.toContain(card.number.slice(0, 8))
  expect(await album.rows()).toEqual([])
})

test('a picture with the first eight digits covered is stored', async ({ album }) => {
  const card = await drawCard('refused', CLEAR, true)
  expect((await album.add(card.picture)).status).toBe(200)
  expect(await album.rows()).toHaveLength(1)
})

test('a single thread reads all pictures one after another', async ({ api, album }) => {
  const [bare, masked] = [await drawCard('refused', CLEAR), await drawCard('refused', CLEAR, true)]
  const statuses: number[] = []
  for (const { picture } of [masked, bare, masked, bare]) statuses.push((await album.add(picture)).status)
  expect(statuses).toEqual([200, 422, 200, 422])
  expect(api.services.aadhaarReader.unread()).toEqual({ busy: 0, slow: 0, broken: 0 })
})
