import { describe, expect } from 'vitest'
import { MAX_EVENTS } from '#domain/channels/channel-reading.ts'
import { buildHotel, buildStaff, type BuiltStaff } from '../builders.ts'
import { SUNDAY_MORNING } from '../cast.ts'
import { calendarOf } from '../sold-calendar.ts'
import { answers, EVENING, givenSite, LATER } from './calendar-sites.ts'
import { deskTest as test } from './desk-test.ts'
import type { Answer, Api } from './start-api.ts'

const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']
const post = (api: Api, { headers }: BuiltStaff, path: string, body: object = {}) => api.post(path, body, { headers })

describe('rooms sold on other sites', () => {
  test('a room sold on another site is unavailable here after the first reading', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const { site, read, look } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    expect(await steps.isAvailable(hotel)).toBe(true)
    expect(await read(0)).toBe(2)
    expect(await steps.isAvailable(hotel)).toBe(false)
    expect(codeOf(await steps.book(guest, hotel))).toEqual([409, 'SOLD_OUT'])
    expect((await look()).read).toMatchObject([{ name: 'MakeMyTrip', state: 'read', ahead: 2, trouble: null }])
    const rack = await desk.get('rooms', { day: '2026-12-05' })
    expect(rack.body.rooms[0].stays).toMatchObject([{ kind: 'block', why: 'channel', note: null }])
  })

  test('the desk cannot free a room that was sold on another site', async ({ api, hotel, desk }) => {
    const { site, read } = await givenSite({ api, hotel })
    site.sells(EVENING)
    await read(0)
    const rack = await desk.get('rooms', { day: '2026-12-05' })
    const block: string = rack.body.rooms[0].stays[0].id
    expect(codeOf(await desk.post(`blocks/${block}/free`))).toEqual([404, 'NOT_FOUND'])
  })

  test('a room is available again after two readings without its event', async ({ api, hotel, steps }) => {
    const { site, read } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    await read(0)
    site.sells()
    await read()
    expect(await steps.isAvailable(hotel)).toBe(false)
    await read()
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('a block moves when the other site moves its event', async ({ api, hotel, steps }) => {
    const { site, read } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    await read(0)
    site.sells({ ...EVENING, from: SUNDAY_MORNING.checkin, until: SUNDAY_MORNING.checkout })
    await read()
    expect(await steps.isAvailable(hotel)).toBe(true)
    expect(await steps.isAvailable(hotel, SUNDAY_MORNING)).toBe(false)
  })

  test('a block includes the cleaning time after the event', async ({ api, hotel, steps }) => {
    await api.db.updateTable('hotels').set({ cleaning_minutes: 45 }).where('id', '=', hotel.id).execute()
    const { site, read } = await givenSite({ api, hotel }, 'all')
    site.sells({ ...EVENING, until: SUNDAY_MORNING.checkin })
    await read(0)
    expect(await steps.isAvailable(hotel, SUNDAY_MORNING)).toBe(false)
  })

  test('a room is available again once the manager disconnects the site', async ({ api, hotel, steps }) => {
    const given = await givenSite({ api, hotel }, 'all')
    given.site.sells(EVENING)
    await given.read(0)
    const ended = await post(api, given.manager, `/desk/channels/${given.id}/end`)
    expect(ended.body.read).toEqual([])
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('nothing about the guests of another site is stored', async ({ api, hotel }) => {
    const { site, read, look } = await givenSite({ api, hotel })
    site.sells(EVENING)
    await read(0)
    const events = await api.db.selectFrom('channel_events').selectAll().execute()
    expect(JSON.stringify([events, await look()])).not.toMatch(/Vikram|98765|one@site/)
  })
})

describe('a room that is sold twice', () => {
  test('the desk is offered a free room, and can move the booking there', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    const { id } = await steps.paid(guest, hotel)
    const { site, read } = await givenSite({ api, hotel })
    site.sells(EVENING)
    await read(0)
    const { body } = await desk.get('conflicts')
    expect(body).toMatchObject([
      { channel: 'MakeMyTrip', room: '101', from: EVENING.from, party: { kind: 'booking', id }, free_room: '102' },
    ])
    const moved = await desk.post(`bookings/${id}/room`, { from: '101', to: '102' })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await desk.get('conflicts')).body).toEqual([])
    expect(await steps.isAvailable(hotel)).toBe(false)
  })

  test('the desk is told when no other room is free', async ({ api, hotel, guest, steps, desk }) => {
    await steps.paid(guest, hotel)
    const { site, read } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    await read(0)
    expect((await desk.get('conflicts')).body).toMatchObject([{ room: '101', free_room: null }])
  })

  test('a room stays blocked for the other site when our guests cancel', async ({ api, hotel, guest, steps, desk }) => {
    const { id } = await steps.paid(guest, hotel)
    const { site, read } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    await read(0)
    await steps.cancel(guest, id)
    expect((await steps.read(guest, id)).status).toBe('cancelled')
    expect((await desk.get('conflicts')).body).toEqual([])
    expect(await steps.isAvailable(hotel)).toBe(false)
  })
})

describe('sites that are slow, wrong or gone', () => {
  test('a failed reading changes no block, whatever the failure', async ({ api, hotel, steps }) => {
    const { site, read, look } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    await read(0)
    const cases = [
      { does: answers('', 404), trouble: 'not_found' },
      { does: answers('', 403), trouble: 'refused' },
      { does: answers('', 500), trouble: 'unreachable' },
      { does: answers('<html>Sign in</html>'), trouble: 'no_calendar' },
      { does: answers('', 302, { location: 'http://10.0.0.1/a.ics' }), trouble: 'inside' },
      { does: answers('', 302, { location: 'http://169.254.169.254/latest' }), trouble: 'inside' },
      { does: answers('', 302, { location: site.address }), trouble: 'unreachable' },
      { does: answers('x'.repeat(50 * 1024 * 1024)), trouble: 'too_large' },
      { does: answers(calendarOf(EVENING).slice(0, -200)), trouble: 'no_calendar' },
      {
        does: answers(calendarOf(...Array.from({ length: MAX_EVENTS + 1 }, (_e, n) => ({ ...LATER, uid: `${n}` })))),
        trouble: 'no_calendar',
      },
    ]
    for (const { does, trouble } of cases) {
      site.does(does)
      await read()
      expect((await look()).read[0]).toMatchObject({ trouble, ahead: 2 })
      expect(await steps.isAvailable(hotel)).toBe(false)
    }
    site.sells(EVENING)
    await read()
    expect((await look()).read[0]).toMatchObject({ trouble: null, state: 'read' })
  })

  test('a calendar that loses all its events in one reading frees no room until a manager confirms it', async ({
    api,
    hotel,
    steps,
  }) => {
    const given = await givenSite({ api, hotel }, 'all')
    given.site.sells(EVENING, LATER)
    await given.read(0)
    given.site.sells()
    for (const _reading of [1, 2, 3]) await given.read()
    expect((await given.look()).read[0]).toMatchObject({ trouble: 'emptied', ahead: 4 })
    expect(await steps.isAvailable(hotel)).toBe(false)
    const right = await post(api, given.manager, `/desk/channels/${given.id}/read`, { is_right: true })
    expect(right.body.read[0]).toMatchObject({ trouble: null, ahead: 0 })
    expect(await steps.isAvailable(hotel)).toBe(true)
  })

  test('a room stays blocked when its event can no longer be parsed', async ({ api, hotel, steps }) => {
    const { site, read, look } = await givenSite({ api, hotel }, 'all')
    site.sells(EVENING)
    await read(0)
    site.does(answers(calendarOf(EVENING).replace(/DTSTART:\S+/, 'DTSTART:soon')))
    for (const _reading of [1, 2, 3]) await read()
    expect((await look()).read[0]).toMatchObject({ trouble: 'partly', ahead: 2 })
    expect(await steps.isAvailable(hotel)).toBe(false)
  })

  test('after an hour without a reading, the hotel keeps back as many rooms as it chose, until the site answers', async ({
    api,
    hotel,
    desk,
  }) => {
    const { site, read, look } = await givenSite({ api, hotel }, 'all', 1)
    const free = async (): Promise<number> => (await desk.get('rooms', { day: '2026-12-01' })).body.free.now
    site.sells()
    await read(0)
    site.does((_request, response) => void response.destroy())
    for (const _reading of Array.from({ length: 11 })) await read()
    expect([(await look()).read[0].state, await free()]).toEqual(['read', 2])
    await read()
    expect((await look()).read[0]).toMatchObject({ state: 'silent', kept_back: 1, trouble: 'unreachable' })
    expect(await free()).toBe(1)
    expect((await desk.get('conflicts')).body).toEqual([])
    for (const _hour of Array.from({ length: 24 })) await read(60)
    expect((await look()).read[0].kept_back).toBe(1)
    site.sells()
    await read()
    expect((await look()).read[0]).toMatchObject({ state: 'read', kept_back: 0 })
    expect(await free()).toBe(2)
  })

  test('an unchanged calendar is not downloaded again, and its events stay', async ({ api, hotel, steps }) => {
    const { site, read } = await givenSite({ api, hotel }, 'all')
    site.does((request, response) => {
      if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"7"' }).end(calendarOf(EVENING))
    })
    for (const _reading of [1, 2, 3]) await read()
    expect(site.seen.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
      '"7"',
      '"7"',
      '"7"',
      '"7"',
    ])
    expect(await steps.isAvailable(hotel)).toBe(false)
  })

  test('each calendar is read every five minutes, by one worker at a time', async ({ api, hotel }) => {
    const { site, read } = await givenSite({ api, hotel })
    site.sells()
    await Promise.all([read(0), read(0), read(0)])
    await read(4)
    expect(site.seen).toHaveLength(1)
    await read(1)
    expect(site.seen).toHaveLength(2)
  })
})

describe('the page ‘Other sites’', () => {
  test('the page ‘Other sites’ opens only to managers, for their own hotel', async ({ api, hotel, city }) => {
    const given = await givenSite({ api, hotel })
    const reception = await buildStaff(api.db, hotel)
    expect(codeOf(await api.get('/desk/channels', { headers: reception.headers }))).toEqual([403, 'MANAGERS_ONLY'])
    const other = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
    for (const path of ['read', 'end', '']) {
      const body = {
        is_right: false,
        keeps_back: 0,
        calendars: [{ room: given.rooms[0]?.id, address: given.site.address }],
      }
      const answer = await post(api, other, `/desk/channels/${given.id}${path && `/${path}`}`, body)
      expect(codeOf(answer)).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('the page ‘Other sites’ refuses invalid addresses, a room listed twice, and a name in use', async ({
    api,
    hotel,
  }) => {
    const { manager, rooms, site } = await givenSite({ api, hotel })
    const add = (name: string, ...addresses: string[]) =>
      post(api, manager, '/desk/channels', {
        name,
        keeps_back: 0,
        calendars: addresses.map((address) => ({ room: rooms[0]?.id, address })),
      })
    expect(codeOf(await add('Goibibo', 'javascript:alert(1)'))).toEqual([422, 'ADDRESS_INVALID'])
    expect(codeOf(await add('Goibibo', site.address, site.address))).toEqual([422, 'ROOM_INVALID'])
    expect(codeOf(await add(' makemytrip ', site.address))).toEqual([409, 'SITE_NAME_TAKEN'])
  })

  test('a repeated request whose answer was lost adds the site once', async ({ api, hotel }) => {
    const { manager, rooms, site } = await givenSite({ api, hotel })
    const body = { name: 'Goibibo', keeps_back: 0, calendars: [{ room: rooms[0]?.id, address: site.address }] }
    const headers = { ...manager.headers, 'idempotency-key': 'one-press' }
    await api.post('/desk/channels', body, { headers })
    const again = await api.post('/desk/channels', body, { headers })
    expect(again.body.read.map(({ name }: { name: string }) => name)).toEqual(['MakeMyTrip', 'Goibibo'])
  })

  test('a room removed from the site is available again', async ({ api, hotel, steps }) => {
    const given = await givenSite({ api, hotel }, 'all')
    given.site.sells(EVENING)
    await given.read(0)
    const [first] = given.rooms
    const edited = await post(api, given.manager, `/desk/channels/${given.id}`, {
      keeps_back: 1,
      calendars: [{ room: first?.id, address: given.site.address }],
    })
    expect(edited.body.read[0]).toMatchObject({ keeps_back: 1, ahead: 1 })
    expect(await steps.isAvailable(hotel)).toBe(true)
  })
})
