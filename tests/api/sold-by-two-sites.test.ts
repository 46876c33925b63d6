/** Tests rooms that two other sites sold for the same time (decision 0109). */
import { describe, expect } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { AT_OTHER, EVENING, givenTwoSites, LATER, told } from './calendar-sites.ts'
import { deskTest as test } from './desk-test.ts'

describe('a room that two other sites sold', () => {
  test('the desk sees both sites, both times and the free rooms within the reading that shows the conflict', async ({
    api,
    hotel,
    desk,
  }) => {
    const { site, other, read, look } = await givenTwoSites(api, hotel)
    site.sells(EVENING)
    await read(0)
    expect((await desk.get('conflicts')).body).toEqual([])
    other.sells(AT_OTHER)
    await read()
    const conflict = {
      channel: 'MakeMyTrip',
      room: '101',
      from: EVENING.from,
      until: EVENING.until,
      party: null,
      free_room: null,
      other_sale: { channel: 'Booking.com', from: EVENING.from, until: EVENING.until, free_rooms: ['102'] },
    }
    const { body } = await desk.get('conflicts')
    expect(body).toMatchObject([conflict])
    expect((await look()).conflicts).toEqual(body)
    expect(JSON.stringify(body)).not.toMatch(/Vikram|98765|@site/)
  })

  test('adjoining sales, and a sale that the second site repeats, are no conflict', async ({ api, hotel, desk }) => {
    const { site, other, read, contact } = await givenTwoSites(api, hotel)
    site.sells(EVENING, LATER)
    other.sells(LATER, { uid: 'next@site', from: EVENING.until, until: SUNDAY_MORNING.checkout })
    await read(0)
    expect((await desk.get('conflicts')).body).toEqual([])
    expect(await told(api, contact)).toEqual([])
  })

  test('the conflict disappears when one site cancels its sale, and is reported again when the sale returns', async ({
    api,
    hotel,
    desk,
  }) => {
    const { site, other, read, contact } = await givenTwoSites(api, hotel)
    site.sells(EVENING)
    other.sells(AT_OTHER)
    for (const _reading of [1, 2, 3]) await read()
    expect(await told(api, contact)).toHaveLength(1)
    other.sells()
    await read()
    expect((await desk.get('conflicts')).body).toHaveLength(1)
    await read()
    expect((await desk.get('conflicts')).body).toEqual([])
    other.sells(AT_OTHER)
    for (const _reading of [1, 2, 3]) await read()
    expect((await desk.get('conflicts')).body).toHaveLength(1)
    expect(await told(api, contact)).toHaveLength(2)
  })

  test('the conflict disappears when one sale moves to another time', async ({ api, hotel, desk }) => {
    const { site, other, read } = await givenTwoSites(api, hotel)
    site.sells(EVENING)
    other.sells(AT_OTHER)
    await read(0)
    other.sells({ ...LATER, uid: AT_OTHER.uid })
    await read()
    expect((await desk.get('conflicts')).body).toEqual([])
  })

  test('the conflict disappears when the manager disconnects a site', async ({ api, hotel, desk }) => {
    const { site, other, read, manager, id } = await givenTwoSites(api, hotel)
    site.sells(EVENING)
    other.sells(AT_OTHER)
    await read(0)
    await api.post(`/desk/channels/${id}/end`, {}, { headers: manager.headers })
    expect((await desk.get('conflicts')).body).toEqual([])
  })

  test('the conflict is resolved once, with the colleague’s name in the log, until a sale changes its time', async ({
    api,
    city,
    hotel,
    desk,
    staff,
  }) => {
    const { site, other, read, manager, contact } = await givenTwoSites(api, hotel)
    site.sells(EVENING)
    other.sells(AT_OTHER)
    await read(0)
    const [conflict] = (await desk.get('conflicts')).body
    const path = `conflicts/${conflict.other_sale.conflict}/settle`
    for (const key of ['one-press', 'one-press', 'two-tabs']) {
      const settled = await desk.post(path, {}, key)
      expect([settled.status, settled.body]).toEqual([200, []])
    }
    await read()
    expect((await desk.get('conflicts')).body).toEqual([])
    const log = await api.get('/desk/log', { headers: manager.headers })
    const entries = log.body.entries.filter(({ what }: { what: string }) => what === 'conflict_settled')
    expect(entries).toMatchObject([{ by: { role: 'desk' }, detail: { number: '101' } }])
    const kept = await api.db.selectFrom('channel_conflicts').select('settled_by').execute()
    expect(kept).toEqual([{ settled_by: staff.id }])
    other.sells({ ...AT_OTHER, until: SUNDAY_MORNING.checkout })
    await read()
    expect((await desk.get('conflicts')).body).toHaveLength(1)
    expect(await told(api, contact)).toHaveLength(2)
    expect((await desk.post(path, {}, 'late-press')).status).toBe(404)
    const elsewhere = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
    const [again] = (await desk.get('conflicts')).body
    const alien = await api.post(
      `/desk/conflicts/${again.other_sale.conflict}/settle`,
      {},
      { headers: elsewhere.headers },
    )
    expect(alien.status).toBe(404)
  })
})
