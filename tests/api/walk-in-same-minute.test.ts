import { expect } from 'vitest'
import { codeOf } from './room-test.ts'
import { at, THREE_HOURS, walkInTest as test } from './walk-in-test.ts'

test('a walk-in gets a room in the same minute in which others left it and it was cleaned', async ({
  api,
  desk,
  marks,
  walkIns,
}) => {
  const price = { price: 0, price_reason: 'The owner’s guest' }
  const [first, second] = (await walkIns.offers()).rooms
  await marks.walkIn(THREE_HOURS, { ...price, room: second.id })
  const { id } = (await marks.walkIn(THREE_HOURS, { ...price, room: first.id })).body
  // Moves to half a minute past 16:05, whatever time the clock showed.
  api.clock.advance((new Date(at('16:05')).getTime() + 30_000 - api.clock.now().getTime()) / 60_000)
  expect(codeOf(await walkIns.act(id, 'leave'))).toEqual([200, 'OK'])
  expect((await desk.post(`cleaning/${first.id}/clean`, {})).status).toBe(200)
  api.clock.advance(1 / 60)
  expect((await walkIns.offers()).rooms).toMatchObject([{ number: '101' }])
  const { status, body } = await marks.walkIn(at('19:00'), price)
  expect([status, body.room]).toEqual([200, '101'])
})
