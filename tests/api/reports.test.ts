/** Anybody can report a picture or a review, but only the office hides it (decision 0100). */
import { expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { codeOf, get, officeTest, post } from './office-steps.ts'
import { reviewStepsOf } from './review-steps.ts'
import type { Body } from './start-api.ts'

let serial = 0

const test = officeTest
  .extend('hotel', async ({ api, city }) => {
    const hotel = await buildHotel(api.db, city)
    await api.db
      .insertInto('hotel_pictures')
      .values({ hotel_id: hotel.id, position: 7, name: 'pool/lantern-room', alt: 'The room' })
      .execute()
    return hotel
  })
  .extend('reports', ({ api, hotel }) => ({
    send: (body: object, headers: Record<string, string> = {}) =>
      api.post(
        '/reports',
        {
          subject: 'picture',
          hotelId: hotel.id,
          of: '/pictures/pool/lantern-room-352.webp',
          reason: 'person',
          ...body,
        },
        { headers, remoteAddress: `203.0.116.${++serial}` },
      ),
  }))

test('a reported picture has to be answered within two hours, is not hidden by the report, and its sender can follow the case', async ({
  api,
  guest,
  support,
  reports,
}) => {
  const { body, status } = await reports.send({}, guest.headers)
  expect([status, body.ticket]).toEqual([200, expect.stringMatching(/^R-/)])
  expect((Date.parse(body.due) - api.clock.now().getTime()) / 3_600_000).toBe(2)
  expect((await reports.send({}, guest.headers)).body.ticket).toBe(body.ticket)

  const row = (await get(api, support, '/office/now')).work.find(({ id }: Body) => id === body.ticket)
  expect(row).toMatchObject({ kind: 'report', due: body.due, note: 'picture person' })
  const found = await get(api, support, `/office/cases/${body.ticket}`)
  expect(found).toMatchObject({ kind: 'report', times: { settle_by: body.due } })
  await post(api, support, `/office/cases/${body.ticket}/settle`, { reason: 'The picture is off the page' })
  const ticket = (await api.get(`/tickets/${body.ticket}`, { headers: guest.headers })).body
  expect(ticket).toMatchObject({ kind: 'report', state: 'settled' })
  expect((await reports.send({}, guest.headers)).body.ticket).not.toBe(body.ticket)
})

test('a reported review stays on the page until the office removes it', async ({ api, hotel, reports }) => {
  const steps = reviewStepsOf(api, hotel)
  const id = await steps.addReview({ body: 'Never been there' })
  const of = String(id)
  const reported = { subject: 'review', of, phone: '98765 00044' }
  const sent = await reports.send({ ...reported, reason: 'not_a_guest' })
  expect((Date.parse(sent.body.due) - api.clock.now().getTime()) / 3_600_000).toBe(24)
  expect(await steps.list()).toContain(id)
  const rival = await buildGuest(api.db, { phone: '+919876500044' })
  expect((await api.get(`/tickets/${sent.body.ticket}`, { headers: rival.headers })).status).toBe(200)
})

test.for([
  [{ of: '/pictures/pool/another-352.webp' }, 'NOT_FOUND'],
  [{ hotelId: 999_999 }, 'NOT_FOUND'],
  [{ subject: 'review', of: '1e9' }, 'NOT_FOUND'],
  [{ reason: 'not_a_guest' }, 'REASON_INVALID'],
  [{ phone: '12' }, 'PHONE_INVALID'],
] as const)('a report with %o is refused: %s', async ([body, code], { reports }) => {
  expect(codeOf(await reports.send(body))).toBe(code)
})
