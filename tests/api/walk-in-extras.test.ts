/** A walk-in's extras are part of their bill (decision 0079). */
import { describe, expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { DINNERS, fieldOf, WATER } from './bill-test.ts'
import { codeOf } from './room-test.ts'
import { THREE_HOURS, walkInTest as test } from './walk-in-test.ts'

describe('extras of a walk-in', () => {
  test('a walk-in’s extras are on the bill and paid at check-out', async ({ marks, walkIns, desk }) => {
    const { id, due } = (await marks.walkIn(THREE_HOURS)).body
    const added = await walkIns.act(id, 'extras', DINNERS, 'dinners')
    expect((await walkIns.act(id, 'extras', DINNERS, 'dinners')).body).toEqual(added.body)
    expect(added.body).toMatchObject({ total: due + 360, due: due + 360, code: null, paid_online: 0, can_add: true })
    expect(await walkIns.read(id)).toMatchObject({ total: due + 360, due: due + 360 })
    expect((await desk.get('shift')).body.walk_ins_still_due).toMatchObject([{ due: due + 360 }])
    const [{ id: extra }] = added.body.extras
    await walkIns.act(id, 'correct-extra', { extra, reason: 'One too many', quantity: 1 })
    await walkIns.act(id, 'take', { amount: due, method: 'upi' })
    expect(fieldOf(await walkIns.act(id, 'leave'))).toEqual([422, 'unpaid'])
    await walkIns.act(id, 'take', { amount: 180, method: 'cash' })
    expect(codeOf(await walkIns.act(id, 'leave'))).toEqual([200, 'OK'])
    expect((await desk.get(`walk-ins/${id}/bill`)).body).toMatchObject({ due: 0, total: due + 180 })
  })

  test('a walk-in’s extras cannot be read or changed by another hotel', async ({ api, city, marks }) => {
    const { id } = (await marks.walkIn(THREE_HOURS)).body
    const { headers } = await buildStaff(api.db, await buildHotel(api.db, city))
    for (const wrong of [id, '8cg0OP']) {
      expect((await api.get(`/desk/walk-ins/${wrong}/bill`, { headers })).status).toBe(404)
      expect((await api.post(`/desk/walk-ins/${wrong}/extras`, WATER, { headers })).status).toBe(404)
    }
  })
})
