/** Tests what the office decides about guests who ask for help at their hotel, and what the hotel never learns. */
import { expect } from 'vitest'
import { sql } from 'kysely'
import { buildGuest } from '../builders.ts'
import { destroyIdentities } from '#server/features/pictures/destroy-identities.ts'
import { eraseAccount } from '#server/features/my-data/erase-account.ts'
import { exportData } from '#server/features/my-data/export-data.ts'
import { helpTest as test } from './help-steps.ts'
import { codeOf, get, officeOf, post } from './office-steps.ts'
import { atCheckin } from './relocation-test.ts'
import type { Body } from './start-api.ts'

const rankLost = async ({ db }: { db: Parameters<typeof buildGuest>[0] }, id: number) =>
  (await db.selectFrom('hotels').select('rank_lost').where('id', '=', id).executeTakeFirstOrThrow()).rank_lost

test('guests who do not feel safe come first in the office, and the hotel learns nothing', async ({
  api,
  first,
  guest,
  steps,
  help,
  desk,
  support,
  admin,
}) => {
  const [{ id }, friend] = [await steps.paid(guest, first), await buildGuest(api.db)]
  const other = await steps.paid(friend, first)
  const back = atCheckin(api)
  await steps.turnedAway(friend, other.id)
  await api.worker.drain()
  const seen = async () => JSON.stringify([await desk.today(), await desk.booking(id)])
  const before = await seen()
  const messagesTo = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from outbox
      where kind in ('hotel.told', 'hotel.paused') or payload ->> 'template' like 'hotel%'`.execute(api.db)
    return rows[0]?.n
  }
  const sent = await messagesTo()
  const opened = await help.ask(guest, id, { kind: 'unsafe' })
  const [{ ref }] = opened.body.cases
  expect(opened.body.cases).toMatchObject([{ kind: 'unsafe', at: 'office', until: '2026-12-05T21:02:00+05:30' }])
  expect((await help.ask(guest, id, { kind: 'unsafe', said: 'A man stands at our door.' })).body.cases).toHaveLength(1)
  expect(api.faults).toContainEqual(expect.objectContaining({ event: 'guests_feel_unsafe' }))
  await api.worker.drain()
  expect(await messagesTo()).toBe(sent)
  const texts = await api.db
    .selectFrom('dev_messages')
    .select('recipient')
    .where('body', 'like', '%do not feel safe%')
    .execute()
  expect(texts.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([support.phone, admin.phone]))
  const [now] = (await officeOf(api, support).now()).work
  expect(now).toMatchObject({ kind: 'unsafe', id: ref, key: `case:${ref}`, due: '2026-12-05T21:02:00+05:30' })
  for (const press of [() => desk.seen(id, 'unsafe'), () => desk.answer(id, 'unsafe', 'nothing_more')])
    expect((await press()).status).toBe(422)
  const fine = await help.answer(guest, id, 'unsafe', 'solved')
  expect(fine.body.cases).toMatchObject([{ at: 'office', fine_at: expect.any(String), closed_by: null }])
  const settle = (body: object) => post(api, support, `/office/cases/${ref}/settle`, body)
  expect(codeOf(await settle({ reason: 'They left the hotel', verdict: 'counts' }))).toBe('ACT_NOT_POSSIBLE')
  expect((await settle({ reason: 'They left the hotel' })).body).toMatchObject({
    kind: 'unsafe',
    is_open: false,
    said: [{ text: 'A man stands at our door.' }, { what: 'fine' }, { what: 'settled' }],
  })
  expect(await seen(), 'what the desk sees').toBe(before)
  const log = await api.db.selectFrom('operator_actions').select('hotel_id').where('subject_id', '=', ref).execute()
  expect(log.map(({ hotel_id }) => hotel_id)).toEqual([null])
  expect(await rankLost(api, first.id)).toBe(0)
  back()
})

test('a complaint about a room counts against the hotel only after the office’s decision, which is made once', async ({
  api,
  first,
  guest,
  steps,
  help,
  desk,
  support,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const pictures = await help.photos(guest, id)
  const opened = await help.ask(guest, id, { kind: 'not_as_shown', fault: 'other_room', pictures })
  const [{ ref }] = opened.body.cases
  await desk.answer(id, 'not_as_shown', 'as_shown')
  expect(await rankLost(api, first.id), 'the guests’ word').toBe(0)
  const found: Body = await get(api, support, `/office/cases/${ref.toLowerCase()}`)
  expect(found).toMatchObject({
    kind: 'not_as_shown',
    photos: 1,
    acts: ['answer', 'verdict'],
    booking: { id, is_named: true },
    said: [{ by: 'guest', what: 'other_room' }, { what: 'help_seen' }, { by: 'hotel', what: 'as_shown' }],
  })
  expect((await help.open(`/office/cases/${ref}/photos/1`, support.token)).status).toBe(200)
  const opens = await api.db
    .selectFrom('operator_actions')
    .select('operator')
    .where('action', '=', 'help_photo_opened')
    .where('subject_id', '=', ref)
    .execute()
  expect(opens).toEqual([{ operator: 'Meenal Joshi' }])
  await post(api, support, `/office/cases/${ref}/answer`, { text: 'We are finding you a room.' })
  expect((await help.read(guest, id))[0].answers).toMatchObject([{ text: 'We are finding you a room.' }])
  const settle = (verdict: string) =>
    post(api, support, `/office/cases/${ref}/settle`, { reason: 'Saw the photo', verdict })
  expect((await settle('counts')).body).toMatchObject({ is_open: false, settled: { verdict: 'counts' } })
  expect(codeOf(await settle('dismissed'))).toBe('ALREADY_DECIDED')
  expect(await rankLost(api, first.id)).toBe(100)
  expect((await desk.booking(id)).help).toMatchObject([{ at: 'closed', counts: true, photos: 0 }])
  expect((await officeOf(api, support).now()).work.filter(({ id: of }: Body) => of === ref)).toEqual([])
  back()
})

test('a dismissed case costs the hotel no rank, even if the desk had given in', async ({
  api,
  first,
  guest,
  steps,
  help,
  desk,
  support,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const [{ ref }] = (await help.ask(guest, id, { kind: 'more_money' })).body.cases
  await desk.answer(id, 'more_money', 'nothing_more')
  await help.answer(guest, id, 'more_money', 'solved')
  const settled = await post(api, support, `/office/cases/${ref}/settle`, { reason: 'A mistake', verdict: 'dismissed' })
  expect(settled.status).toBe(200)
  expect((await desk.booking(id)).help).toMatchObject([{ counts: false }])
  expect(await rankLost(api, first.id)).toBe(0)
  back()
})

test('a case’s photos and words are in the guest’s data, and are deleted 30 days after the case or with the account', async ({
  api,
  first,
  guest,
  steps,
  help,
  support,
}) => {
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const [kept = '', loose = ''] = await help.photos(guest, id, 2)
  const room = { kind: 'not_as_shown', fault: 'dirty', said: 'My name is Asha.' }
  const [{ ref }] = (await help.ask(guest, id, { ...room, pictures: [kept] })).body.cases
  const { data } = await exportData(api.services, guest.id)
  expect(data['helpAtHotels'], 'the guest’s own data').toMatchObject([
    { ticket: ref, booking_id: id, said: room.said, pictures: [kept] },
  ])
  expect(data['pictures']).toEqual(
    expect.arrayContaining([kept, loose].map((picture) => expect.objectContaining({ id: picture, kind: 'help' }))),
  )
  const isLive = async (picture: string) => {
    const row = await api.db.selectFrom('pictures').select('destroyed_at').where('id', '=', picture).executeTakeFirst()
    return row?.destroyed_at === null
  }
  const after = async (days: number) => {
    api.clock.advance(days * 24 * 60)
    await destroyIdentities(api.services)
    const live = [await isLive(kept), await isLive(loose)]
    api.clock.advance(-days * 24 * 60)
    return live
  }
  expect(await after(40)).toEqual([true, false])
  await help.answer(guest, id, 'not_as_shown', 'solved')
  expect(await after(29)).toEqual([true, false])
  api.clock.advance(2 * 24 * 60)
  expect(await eraseAccount(api.services, guest.id)).toMatchObject({ ok: true })
  expect(await isLive(kept)).toBe(false)
  expect((await get(api, support, `/office/cases/${ref}`)).said[0].text).toBe('')
  expect(await api.db.selectFrom('help_pictures').select('case_id').where('picture_id', '=', kept).execute()).toEqual(
    [],
  )
  // The case is kept for the hotel's figures, with what the desk and the office did, but it names nobody.
  const left = await api.db.selectFrom('help_cases').selectAll().where('ticket', '=', ref).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ kind: 'not_as_shown', fault: 'dirty', said: '', closed_by: 'guest' })
  api.clock.advance(-2 * 24 * 60)
  expect(await after(31)).toEqual([false, false])
  back()
})
