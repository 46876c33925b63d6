/** Tests the notes that a desk writes for its own staff, about a booking or for the next shift (decision 0076). */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { MAX_NOTE, MAX_NOTES } from '#domain/desk/notes.ts'
import { eraseAccount } from '#server/features/my-data/erase-account.ts'
import { buildHotel, buildStaff } from '../builders.ts'
import { codeOf, roomTest } from './room-test.ts'

type Note = { id: string; text: string; by: string; ended_by: string | null }

const test = roomTest.extend('staffWish', { name: 'Sunita' }).extend('colleague', async ({ api, hotel }) => {
  const { headers } = await buildStaff(api.db, hotel, { name: 'Ravi' })
  return {
    get: (path: string) => api.get(`/desk/${path}`, { headers }),
    post: (path: string) => api.post(`/desk/${path}`, {}, { headers }),
  }
})

const texts = (notes: Note[]): string[] => notes.map(({ text }) => text)

describe('notes about a booking', () => {
  test('notes about a booking are visible to every colleague with author and time, and can be struck through once', async ({
    hotel,
    guest,
    steps,
    desk,
    colleague,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    const written = await desk.post(`bookings/${id}/notes`, { text: '  They asked for a second pillow. ' })
    expect(written.body).toMatchObject([{ text: 'They asked for a second pillow.', by: 'Sunita', ended_by: null }])
    const [note] = (await colleague.get(`bookings/${id}/notes`)).body as Note[]
    const struck = await colleague.post(`notes/${note?.id}/end`)
    expect(struck.body).toMatchObject([{ text: 'They asked for a second pillow.', by: 'Sunita', ended_by: 'Ravi' }])
    expect(codeOf(await desk.post(`notes/${note?.id}/end`))).toEqual([409, 'NOTE_ENDED'])
  })

  test('notes cannot exceed their maximum length, and are saved once per idempotency key', async ({
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    const path = `bookings/${id}/notes`
    expect(codeOf(await desk.post(path, { text: ' ' }))).toEqual([422, 'TEXT_REQUIRED'])
    expect(codeOf(await desk.post(path, { text: 'x'.repeat(MAX_NOTE + 1) }))).toEqual([422, 'TEXT_INVALID'])
    const key = randomUUID()
    await desk.post(path, { text: 'x'.repeat(MAX_NOTE) }, key)
    expect((await desk.post(path, { text: 'x'.repeat(MAX_NOTE) }, key)).body).toHaveLength(1)
    for (let note = 1; note < MAX_NOTES; note++) await desk.post(path, { text: `Note ${note}` })
    expect(codeOf(await desk.post(path, { text: 'One too many' }))).toEqual([409, 'TOO_MANY_NOTES'])
  })

  test('another hotel’s notes cannot be read or struck through', async ({ api, city, hotel, guest, steps, desk }) => {
    const { id } = await steps.paid(guest, hotel)
    const [note] = (await desk.post(`bookings/${id}/notes`, { text: 'Ours' })).body as Note[]
    const { headers } = await buildStaff(api.db, await buildHotel(api.db, city, { rooms: 1 }))
    expect(codeOf(await api.get(`/desk/bookings/${id}/notes`, { headers }))).toEqual([404, 'NOT_FOUND'])
    const wrong = await api.post(`/desk/bookings/${id}/notes`, { text: 'Theirs' }, { headers })
    expect(codeOf(wrong)).toEqual([404, 'NOT_FOUND'])
    for (const unknown of [note?.id, randomUUID(), 'no-note'])
      expect(codeOf(await api.post(`/desk/notes/${unknown}/end`, {}, { headers }))).toEqual([404, 'NOT_FOUND'])
  })

  test('notes appear neither in a guest’s booking nor in their data export', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    await desk.post(`bookings/${id}/notes`, { text: 'Loud last time' })
    const read = await api.get(`/bookings/${id}`, { headers: guest.headers })
    expect(JSON.stringify(read.body)).not.toContain('Loud last time')
  })

  test('notes are deleted when the guest erases the account', async ({ api, hotel, guest, steps, desk }) => {
    const { id } = await steps.paid(guest, hotel)
    await desk.post(`bookings/${id}/notes`, { text: 'Second pillow' })
    api.clock.advance(20 * 24 * 60)
    const erased = await eraseAccount(api.services, guest.id)
    expect(erased.ok).toBe(true)
    expect(await api.db.selectFrom('desk_notes').select('id').where('hotel_id', '=', hotel.id).execute()).toEqual([])
  })

  test('notes on a booking are deleted a month after the stay, and notes for the shift are kept', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    await desk.post(`bookings/${id}/notes`, { text: 'Second pillow' })
    await desk.post('notes', { text: 'Call the plumber' })
    const bodies = async () =>
      (await api.db.selectFrom('desk_notes').select('body').where('hotel_id', '=', hotel.id).execute()).map(
        ({ body }) => body,
      )
    api.clock.advance(29 * 24 * 60)
    await steps.runJob('purge-sign-ins')
    expect((await bodies()).toSorted()).toEqual(['Call the plumber', 'Second pillow'])
    api.clock.advance(10 * 24 * 60)
    await steps.runJob('purge-sign-ins')
    expect(await bodies()).toEqual(['Call the plumber'])
  })
})

describe('notes for the next shift', () => {
  test('notes for the next shift stay visible for a day after they are done', async ({ api, desk, colleague }) => {
    await desk.post('notes', { text: 'Room 104: the geyser leaks' })
    await desk.post('notes', { text: 'The key of 102 is with Ravi' })
    const [first] = (await colleague.get('notes')).body as Note[]
    expect(texts((await colleague.post(`notes/${first?.id}/end`)).body)).toHaveLength(2)
    api.clock.advance(24 * 60 + 1)
    expect(texts((await colleague.get('notes')).body)).toEqual(['The key of 102 is with Ravi'])
  })

  test('notes for the next shift are resolved once, even by two phones at the same time', async ({
    desk,
    colleague,
  }) => {
    const [note] = (await desk.post('notes', { text: 'Water the plants' })).body as Note[]
    const pressed = await Promise.all([desk.post(`notes/${note?.id}/end`), colleague.post(`notes/${note?.id}/end`)])
    expect(pressed.map(codeOf).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, 'OK'],
      [409, 'NOTE_ENDED'],
    ])
  })
})
