/** Tests the pictures that people attach to a message to us (decision 0100). */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import { purgeWritings } from '#server/features/feedback/purge-writings.ts'
import { eraseAccount } from '#server/features/my-data/erase-account.ts'
import { exportData } from '#server/features/my-data/export-data.ts'
import { destroyIdentities } from '#server/features/pictures/destroy-identities.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { openPicture, photoFromPhone, upload } from '../pictures.ts'
import { codeOf, get, officeTest, post } from './office-steps.ts'
import type { Answer, Body } from './start-api.ts'

let serial = 0

const test = officeTest
  .extend('image', { scope: 'file' }, () => photoFromPhone())
  .extend('messages', ({ api, image }) => {
    const headers = (who: BuiltGuest | undefined) => who?.headers ?? {}
    return {
      async pictures(who: BuiltGuest, count = 1): Promise<string[]> {
        const parts = Array.from({ length: count }, () => ({ bytes: image, field: 'files' }))
        const sent = await upload(api, '/message-pictures', who, parts)
        if (sent.status !== 200) throw new Error(`the pictures were refused: ${codeOf(sent)}`)
        return sent.body.files.map((file: Body) => file.id)
      },
      send: (who: BuiltGuest | undefined, pictures: string[], body: object = {}) =>
        api.post(
          '/feedback',
          { kind: 'complaint', message: `They took ₹200. ${++serial}`, phone: '9876500033', pictures, ...body },
          { headers: headers(who), remoteAddress: `203.0.117.${serial}` },
        ),
      add: (who: BuiltGuest, ticket: string, body: object, key: string = randomUUID()) =>
        api.post(`/tickets/${ticket}/additions`, body, {
          headers: { ...who.headers, 'idempotency-key': key },
          remoteAddress: `203.0.118.${++serial}`,
        }),
      read: async (who: BuiltGuest, ticket: string): Promise<Body> => get(api, who, `/tickets/${ticket}`),
      open: (url: string, who?: BuiltGuest) => openPicture(api, url, who?.headers),
    }
  })

const picturesOf = ({ entries }: Body): string[][] => entries.map(({ pictures }: Body) => pictures)
const ticketOf = ({ body }: Answer): string => body.ticket

test('the sender and the office see the pictures of a message and of its additions', async ({
  api,
  guest,
  support,
  messages,
}) => {
  const [slip = '', desk = ''] = await messages.pictures(guest, 2)
  const ref = ticketOf(await messages.send(guest, [slip]))
  const key = randomUUID()
  const add = () => messages.add(guest, ref, { text: '', pictures: [desk.toUpperCase()] }, key)
  expect((await Promise.all([add(), add()])).some(({ status }) => status === 200)).toBe(true)
  const [[first = ''] = [], second] = picturesOf(await messages.read(guest, ref))
  expect([first, second]).toEqual([`/api/users/user-picture/${slip}`, [`/api/users/user-picture/${desk}`]])

  const own = await messages.open(first, guest)
  expect([own.status, own.headers['content-type']]).toEqual([200, 'image/webp'])
  const { exif, format } = await sharp(own.bytes).metadata()
  expect([exif, format]).toEqual([undefined, 'webp'])
  expect((await messages.open(first, await buildGuest(api.db))).status).toBe(404)
  expect((await messages.open(first)).status).toBe(401)

  expect(await get(api, support, `/office/cases/${ref}`)).toMatchObject({ photos: 2 })
  const seen = await openPicture(api, `/api/office/cases/${ref}/photos/2`, support.headers)
  expect([seen.status, seen.bytes.equals(own.bytes)]).toEqual([200, false])
  expect((await openPicture(api, `/api/office/cases/${ref}/photos/3`, support.headers)).status).toBe(404)
  const logged = await api.db
    .selectFrom('operator_actions')
    .select('user_id')
    .where('action', '=', 'help_photo_opened')
    .where('subject_id', '=', ref)
    .execute()
  expect(logged).toEqual([{ user_id: guest.id }])
})

test('an account adds pictures to a message from its phone number, and a later owner of the number never sees them', async ({
  api,
  guest,
  messages,
}) => {
  const ref = ticketOf(await messages.send(undefined, [], { phone: guest.phone }))
  const [slip = ''] = await messages.pictures(guest)
  expect(picturesOf((await messages.add(guest, ref, { text: 'The slip.', pictures: [slip] })).body)[1]).toHaveLength(1)
  const phone = guest.phone
  await api.db.updateTable('users').set({ phone: '+919000000991' }).where('id', '=', guest.id).execute()
  const later = await buildGuest(api.db)
  await api.db.updateTable('users').set({ phone }).where('id', '=', later.id).execute()
  expect(picturesOf(await messages.read(later, ref))).toEqual([[], []])
})

test('a message takes four pictures from its own account, and a second press adds none', async ({
  api,
  guest,
  messages,
}) => {
  const stranger = await buildGuest(api.db)
  const [foreign = ''] = await messages.pictures(stranger)
  expect(codeOf(await messages.send(guest, [foreign]))).toBe('PICTURE_UNKNOWN')
  expect(codeOf(await messages.send(undefined, [foreign]))).toBe('PICTURE_UNKNOWN')
  expect(codeOf(await messages.send(guest, [randomUUID()]))).toBe('PICTURE_UNKNOWN')

  const four = await messages.pictures(guest, MAX_MESSAGE_PICTURES)
  const words = { message: 'Four pictures of one room.' }
  const [one, other] = await Promise.all([messages.send(guest, four, words), messages.send(guest, four, words)])
  expect(ticketOf(one)).toBe(ticketOf(other))
  const [extra = ''] = await messages.pictures(guest)
  const ref = ticketOf(one)
  expect(codeOf(await messages.add(guest, ref, { text: 'One more.', pictures: [extra] }))).toBe('TOO_MANY_PICTURES')
  expect(codeOf(await messages.send(guest, [four[0] ?? '']))).toBe('PICTURE_UNKNOWN')
  expect(codeOf(await messages.add(guest, ref, { text: ' ' }))).toBe('TEXT_REQUIRED')
  const { entries } = await messages.read(guest, ref)
  expect(entries).toMatchObject([{ kind: 'wrote', pictures: expect.objectContaining({ length: 4 }) }])
})

test('a picture that no message uses is deleted after some days, and any other with its message or its account', async ({
  api,
  guest,
  support,
  messages,
}) => {
  const [slip = '', loose = ''] = await messages.pictures(guest, 2)
  const ref = ticketOf(await messages.send(guest, [slip]))
  const live = async () => {
    const rows = await api.db
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', [slip, loose])
      .where('destroyed_at', 'is', null)
      .execute()
    return rows.map(({ id }) => id)
  }
  const { data } = await exportData(api.services, guest.id)
  expect(data['feedback']).toMatchObject([{ ticket: ref, pictures: [slip] }])
  const later = async (days: number) => {
    api.clock.advance(days * 24 * 60)
    await purgeWritings(api.services)
    await destroyIdentities(api.services)
    const left = await live()
    api.clock.advance(-days * 24 * 60)
    return left
  }
  expect(await later(400)).toEqual([slip])
  await post(api, support, `/office/cases/${ref}/settle`, { reason: 'The hotel gave it back' })
  expect(await later(300)).toEqual([slip])
  expect(await later(400)).toEqual([])

  const [another = ''] = await messages.pictures(guest)
  const second = ticketOf(await messages.send(guest, [another]))
  expect(await eraseAccount(api.services, guest.id)).toMatchObject({ ok: true })
  expect(await api.db.selectFrom('feedback_pictures').select('picture_id').execute()).not.toContainEqual({
    picture_id: another,
  })
  const row = await api.db.selectFrom('pictures').selectAll().where('id', '=', another).executeTakeFirstOrThrow()
  expect([row.encrypted_key, row.destroyed_at !== null]).toEqual([null, true])
  expect(await get(api, support, `/office/cases/${second}`)).toMatchObject({ photos: 0 })
})
