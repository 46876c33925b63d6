/** Tests how guests ask for help at their hotel, and how its desk answers (decision 0096). */
import { expect } from 'vitest'
import { buildGuest, buildHotel, buildStaff } from '../builders.ts'
import { upload } from '../pictures.ts'
import { helpTest as test } from './help-steps.ts'
import { codeOf } from './office-steps.ts'
import { atCheckin } from './relocation-test.ts'

const NIGHT = 13 * 60

test.for([
  ['an hour and a minute before check-in', -61, 'NOT_ALLOWED_NOW'],
  ['an hour before check-in', -60, undefined],
  ['a minute before check-out', NIGHT - 1, undefined],
  ['at check-out', NIGHT, 'NOT_ALLOWED_NOW'],
] as const)(
  'a call for help %s gets the error code %s',
  async ([, minutes, code], { api, first, guest, steps, help }) => {
    const { id } = await steps.paid(guest, first)
    const back = atCheckin(api, minutes)
    expect(codeOf(await help.ask(guest, id, { kind: 'more_money' }))).toBe(code)
    const photos = await upload(api, `/bookings/${id}/help/photos`, guest, [])
    if (code) expect(codeOf(photos)).toBe(code)
    back()
  },
)

test('guests of a cancelled booking cannot ask for help at the hotel', async ({ api, first, guest, steps, help }) => {
  const { id } = await steps.paid(guest, first)
  await steps.cancel(guest, id)
  const back = atCheckin(api)
  expect(codeOf(await help.ask(guest, id, { kind: 'unsafe' }))).toBe('ALREADY_CANCELLED')
  back()
})

test('two simultaneous presses, or a retry after a lost answer, make one case that no other guest finds', async ({
  api,
  first,
  guest,
  steps,
  help,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const ask = (key?: string) => help.ask(guest, id, { kind: 'more_money' }, key)
  const answers = await Promise.all([ask(), ask(), ask('lost'), ask('lost')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await help.read(guest, id)).toMatchObject([{ kind: 'more_money', at: 'office' }])
  const stranger = await buildGuest(api.db)
  expect((await help.ask(stranger, id, { kind: 'more_money' })).status).toBe(404)
  expect((await api.get(`/bookings/${id}/help`, { headers: stranger.headers })).status).toBe(404)
  expect((await upload(api, `/bookings/${id}/help/photos`, stranger, [])).status).toBe(404)
  back()
})

test('a desk that asked for more money answers, and the guests close their case and may ask again', async ({
  api,
  first,
  guest,
  steps,
  help,
  desk,
}) => {
  const { id, short_id: code } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await help.ask(guest, id, { kind: 'more_money' })
  await api.worker.drain()
  const told = await api.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'hotel.told')
    .where('payload', '@>', JSON.stringify({ bookingId: id, what: 'more_money' }) as never)
    .execute()
  expect(told).toHaveLength(1)
  expect((await desk.today()).help).toMatchObject([{ kind: 'more_money', booking: { id, code }, counts: false }])
  expect(codeOf(await desk.answer(id, 'more_money', 'another_room'))).toBe('ANSWER_INVALID')
  expect((await desk.answer(id, 'more_money', 'agreed_extra')).body.help).toMatchObject([{ counts: false }])
  expect(codeOf(await help.answer(guest, id, 'more_money', 'not_solved'))).toBe('NOT_ALLOWED_NOW')
  expect((await desk.answer(id, 'more_money', 'nothing_more')).body.help).toMatchObject([{ counts: true, at: 'guest' }])
  expect(codeOf(await desk.answer(id, 'more_money', 'agreed_extra'))).toBe('ALREADY_ANSWERED')
  expect((await help.answer(guest, id, 'more_money', 'solved')).body.cases).toMatchObject([{ closed_by: 'guest' }])
  expect((await help.answer(guest, id, 'more_money', 'solved')).status, 'a second press').toBe(200)
  expect((await desk.today()).help).toEqual([])
  expect((await help.ask(guest, id, { kind: 'more_money' })).body.cases).toMatchObject([{ at: 'office' }, {}])
  back()
})

test('a case about a room that is not as shown needs a photo and a fault, and gives the desk 15 minutes', async ({
  api,
  first,
  guest,
  steps,
  help,
  desk,
}) => {
  const { id } = await steps.paid(guest, first)
  const stranger = await buildGuest(api.db)
  const theirs = await steps.paid(stranger, first)
  const back = atCheckin(api, 14)
  const room = { kind: 'not_as_shown', fault: 'dirty', said: ' Stains on the sheet.\r\n' }
  expect(codeOf(await help.ask(guest, id, { kind: 'not_as_shown' }))).toBe('FAULT_REQUIRED')
  expect(codeOf(await help.ask(guest, id, room))).toBe('PHOTO_NEEDED')
  const [foreign = ''] = await help.photos(stranger, theirs.id)
  expect(codeOf(await help.ask(guest, id, { ...room, pictures: [foreign] }))).toBe('PICTURE_UNKNOWN')
  const pictures = await help.photos(guest, id, 2)
  const opened = await help.ask(guest, id, { ...room, pictures })
  expect(opened.body.cases).toMatchObject([
    { at: 'desk', fault: 'dirty', said: 'Stains on the sheet.', photos: 2, until: '2026-12-05T21:29:00+05:30' },
  ])
  expect((await help.ask(guest, id, { ...room, pictures })).body.cases, 'again').toMatchObject([{ photos: 2 }])
  const more = await help.photos(guest, id, 3)
  await help.add(guest, id, more)
  expect((await help.add(guest, id, more)).body.cases[0].photos).toBe(5)
  expect(codeOf(await help.add(guest, id, await help.photos(guest, id)))).toBe('TOO_MANY_PICTURES')
  await desk.seen(id, 'not_as_shown')
  expect(await help.read(guest, id)).toMatchObject([{ seen_at: '2026-12-05T21:14:00+05:30' }])
  api.clock.advance(15)
  expect(await help.read(guest, id)).toMatchObject([{ at: 'office', until: '2026-12-05T21:59:00+05:30' }])
  await desk.answer(id, 'not_as_shown', 'another_room')
  expect((await help.answer(guest, id, 'not_as_shown', 'not_solved')).body.cases).toMatchObject([{ at: 'office' }])
  api.clock.advance(-15)
  back()
})

test('only the hotel’s own desk opens a photo, only while the case is open, and the photo is stored encrypted', async ({
  api,
  place,
  first,
  guest,
  steps,
  help,
  desk,
  image,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const pictures = await help.photos(guest, id)
  await help.ask(guest, id, { kind: 'not_as_shown', fault: 'missing', pictures })
  const url = `/desk/bookings/${id}/help-photos/1`
  expect(await help.open(url, desk.token)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect((await help.open(`/desk/bookings/${id}/help-photos/2`, desk.token)).status).toBe(409)
  const other = await buildStaff(api.db, await buildHotel(api.db, place))
  expect((await help.open(url, other.token)).status).toBe(404)
  expect((await help.open(`/users/user-picture/${pictures[0]}`, guest.token)).status, 'the guest’s own').toBe(200)
  const stored = await api.db
    .selectFrom('pictures')
    .select(['storage_key', 'encrypted_key'])
    .where('id', '=', pictures[0] ?? '')
    .executeTakeFirstOrThrow()
  expect(stored.encrypted_key).not.toBeNull()
  expect((await api.services.files.get(stored.storage_key))?.includes(image.subarray(0, 12))).toBe(false)
  await help.answer(guest, id, 'not_as_shown', 'solved')
  expect((await help.open(url, desk.token)).status, 'closed').toBe(409)
  back()
})
