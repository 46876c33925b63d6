import { randomUUID } from 'node:crypto'
import { buildStaff, type BuiltGuest } from '../builders.ts'
import { openPicture, photo, upload } from '../pictures.ts'
import { codeOf, get, officeTest } from './office-steps.ts'
import type { Body } from './start-api.ts'

/** Extends `officeTest` with what guests, their desk and the office do when guests ask for help at the hotel. */
export const helpTest = officeTest
  .extend('image', { scope: 'file' }, () => photo('jpeg'))
  .extend('help', ({ api, image }) => {
    const press = (guest: BuiltGuest, id: string, path: string, body: object, key: string = randomUUID()) =>
      api.post(`/bookings/${id}/help${path}`, body, { headers: { ...guest.headers, 'idempotency-key': key } })
    return {
      read: async (guest: BuiltGuest, id: string): Promise<Body[]> =>
        (await get(api, guest, `/bookings/${id}/help`)).cases,
      ask: (guest: BuiltGuest, id: string, body: object, key?: string) => press(guest, id, '', body, key),
      answer: (guest: BuiltGuest, id: string, kind: string, answer: string) =>
        press(guest, id, '/answer', { kind, answer }),
      add: (guest: BuiltGuest, id: string, pictures: string[], key?: string) =>
        press(guest, id, '/add-photos', { pictures }, key),
      async photos(guest: BuiltGuest, id: string, count = 1): Promise<string[]> {
        const parts = Array.from({ length: count }, () => ({ bytes: image, field: 'files' }))
        const sent = await upload(api, `/bookings/${id}/help/photos`, guest, parts)
        if (sent.status !== 200) throw new Error(`the photos were refused: ${codeOf(sent)}`)
        return sent.body.files.map((file: { id: string }) => file.id)
      },
      open: (url: string, token?: string) => openPicture(api, `/api${url}`, token ? { authorization: token } : {}),
    }
  })
  .extend('desk', async ({ api, first }) => {
    const { headers, token } = await buildStaff(api.db, first)
    const press = (id: string, path: string, body: object) =>
      api.post(`/desk/bookings/${id}/${path}`, body, { headers: { ...headers, 'idempotency-key': randomUUID() } })
    return {
      token,
      today: (): Promise<Body> => get(api, { headers }, '/desk/day'),
      booking: (id: string): Promise<Body> => get(api, { headers }, `/desk/bookings/${id}`),
      seen: (id: string, kind: string) => press(id, 'help-seen', { kind }),
      answer: (id: string, kind: string, answer: string) => press(id, 'help-answer', { kind, answer }),
    }
  })
