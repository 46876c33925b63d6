import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { buildCity, buildHotel } from '../builders.ts'
import { bookingRow } from '../database/given.ts'
import { add, at, listTest as test, placeOf } from './office-list-steps.ts'
import { codeOf, get, post, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

describe('messages to the guests of closed hotels', () => {
  const plan = (api: Api, who: Caller, body: object) => post(api, who, '/office/guests-of-closed-hotels/plan', body)
  const tell = (api: Api, who: Caller, body: object) =>
    post(api, who, '/office/guests-of-closed-hotels/tell', { reason: 'Its roof leaks', ...body })

  test('guests of closed hotels get one text each that names no hotel, after a plan', async ({
    api,
    hotel,
    guest,
    support,
  }) => {
    const open = await buildHotel(api.db, await buildCity(api.db))
    const coming = { city: hotel.cityId, state: 'coming' }
    for (const hours of [100, 101, 102]) await add(api.db, hotel, guest.id, hours)
    const before = (await plan(api, support, { filter: coming })).body
    expect(before).toMatchObject({ told: 0, left: { not_booked: 0, begun: 0, hotel_open: 3, told: 0 } })
    await api.db.updateTable('hotels').set({ hidden: true, name: 'Mogra House' }).where('id', '=', hotel.id).execute()
    const first = (await plan(api, support, { filter: coming })).body
    expect(first).toMatchObject({ told: 3, left: { not_booked: 0, begun: 0, hotel_open: 0, told: 0 } })
    expect(first.text).toMatch(/^Uncle: please call us about 7K3M9QXZ/)
    const { fingerprint } = first
    expect(codeOf(await tell(api, support, { filter: coming, fingerprint, reason: ' ' }))).toBe('REASON_REQUIRED')
    const late = await add(api.db, hotel, guest.id, 300)
    expect(codeOf(await tell(api, support, { filter: coming, fingerprint }))).toBe('PLAN_CHANGED')

    const body = { filter: coming, fingerprint: (await plan(api, support, { filter: coming })).body.fingerprint }
    const both = await Promise.all([tell(api, support, body), tell(api, support, body)])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    await api.worker.drain()
    const rows = await api.db.selectFrom('dev_messages').selectAll().where('recipient', '=', guest.phone).execute()
    expect(rows).toHaveLength(4)
    for (const { body: text } of rows) expect(text).not.toContain('Mogra')
    const ids = [
      late,
      await add(api.db, open, guest.id, 300),
      await add(api.db, hotel, guest.id, 300, { status: 'failed' }),
    ]
    const again = (await plan(api, support, { ids })).body
    expect(again).toMatchObject({ told: 0, left: { told: 1, hotel_open: 1, not_booked: 1 } })
    expect((await get(api, support, `/office/log?act=guests_told`)).entries).toHaveLength(4)
  })

  test('bookings are chosen by ids, or by a filter that matches at most two hundred', async ({
    api,
    hotel,
    guest,
    support,
  }) => {
    for (const body of [{}, { ids: [randomUUID()], filter: {} }])
      expect(codeOf(await plan(api, support, body))).toBe('IDS_INVALID')
    expect(codeOf(await plan(api, support, { ids: ['x'] }))).toBe('NOT_FOUND')
    expect((await plan(api, support, { ids: Array.from({ length: 201 }, () => randomUUID()) })).status).toBe(422)
    const { name } = await api.db
      .selectFrom('hotels')
      .select('name')
      .where('id', '=', hotel.id)
      .executeTakeFirstOrThrow()
    const stay = { checkin_at: at(2000), checkout_at: at(2010) }
    const rows = Array.from({ length: 201 }, () => bookingRow(placeOf(hotel), guest.id, stay))
    await api.db.insertInto('bookings').values(rows).execute()
    expect(codeOf(await plan(api, support, { filter: { hotel: name, days: undefined } }))).toBe('TOO_MANY_CHOSEN')
  })
})

describe('hiding several hotels', () => {
  test('hiding several hotels takes an admin, a plan and a reason, and hides all of them or none', async ({
    api,
    city,
    hotel,
    admin,
    support,
  }) => {
    const other = await buildHotel(api.db, city)
    const ids = [hotel.id, other.id]
    const headers = { ...admin.headers, 'idempotency-key': randomUUID() }
    expect(codeOf(await post(api, support, '/office/hide-hotels/plan', { ids }))).toBe('ADMINS_ONLY')
    expect(codeOf(await post(api, admin, '/office/hide-hotels/plan', { ids: [...ids, 99_999_999] }))).toBe('NOT_FOUND')
    const { body: planned } = await post(api, admin, '/office/hide-hotels/plan', { ids })
    expect(planned).toMatchObject({ hotels: [{ id: ids[0] }, { id: ids[1] }], hidden: 0 })
    const body = { ids, reason: 'The street is flooded', fingerprint: planned.fingerprint }
    await api.db.updateTable('hotels').set({ hidden: true }).where('id', '=', other.id).execute()
    expect(codeOf(await post(api, admin, '/office/hide-hotels', body))).toBe('PLAN_CHANGED')
    const again = (await post(api, admin, '/office/hide-hotels/plan', { ids })).body
    expect([again.hotels.length, again.hidden]).toEqual([1, 1])
    const send = () => api.post('/office/hide-hotels', { ...body, fingerprint: again.fingerprint }, { headers })
    expect((await send()).body).toEqual({ hidden: 1 })
    expect((await send()).body, 'a second press').toEqual({ hidden: 1 })
    const { entries } = await get(api, admin, '/office/log?act=hotel_hidden')
    expect(entries.map(({ reason }: Body) => reason)).toEqual(['The street is flooded'])
  })
})
