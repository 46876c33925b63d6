import { expect } from 'vitest'
import { buildStaff } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'
import { codeOf } from './review-steps.ts'

const AT_NOON = '2026-12-06T12:00:00+05:30'

test('the desk refuses an entry that one colleague made on a shared phone and another sends', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  const imran = await buildStaff(api.db, hotel, { name: 'Imran Shaikh' })
  putClock(api, '2026-12-01T09:00:00+05:30')
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  putClock(api, AT_NOON)
  const mark = { ids: 'originals', by: desk.id }
  expect(await codeOf(deskOf(api, imran).act(id, 'arrive', mark))).toEqual([409, 'MARKED_BY_ANOTHER'])
  const arrived = await deskOf(api, desk).act(id, 'arrive', mark)
  expect([arrived.status, arrived.body.visit]).toEqual([200, 'here'])
  expect(arrived.body.timeline.at(-1)).toMatchObject({ kind: 'arrived', by: 'Sunita Pawar' })
  for (const act of ['seen', 'leave', 'no-show'])
    expect(await codeOf(deskOf(api, imran).act(id, act, { by: desk.id })), act).toEqual([409, 'MARKED_BY_ANOTHER'])
})
