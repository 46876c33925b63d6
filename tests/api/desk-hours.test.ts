import { expect } from 'vitest'
import { SUNDAY_MORNING } from '../cast.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'

const START = '2026-12-01T09:00:00+05:30'

test('extra hours that were paid move the end of the stay', async ({ api, hotel, guest, steps, desk }) => {
  putClock(api, START)
  const { id } = await steps.paid(guest, hotel, {}, SUNDAY_MORNING)
  const extension = (await steps.extend(guest, id, 2)).body
  await steps.press(extension.payment_url)
  await api.worker.drain()
  expect((await deskOf(api, desk).booking(id)).body).toMatchObject({
    extra_hours: 2,
    leaves_at: '2026-12-06T21:00:00+05:30',
  })
})
