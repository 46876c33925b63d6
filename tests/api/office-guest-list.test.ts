/** The office's list of guests, and its CSV file. */
import { expect } from 'vitest'
import { toIstIso } from '#domain/kernel/ist.ts'
import { buildCity, buildGuest, buildHotel } from '../builders.ts'
import { putClock } from './desk-acts.ts'
import { add, at, listTest, NOON } from './office-list-steps.ts'
import { get, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

const list = (api: Api, who: Caller, filter: Record<string, string>): Promise<Body> =>
  get(api, who, `/office/guests?${new URLSearchParams(filter)}`)
const namesIn = ({ guests }: Body): string[] => guests.map(({ name }: { name: string }) => name)

const test = listTest.extend('guests', { scope: 'file' }, async ({ api }) => {
  const { db } = api
  putClock(api, NOON)
  const hotel = await buildHotel(db, await buildCity(db))
  const regular = await buildGuest(db, { name: 'Zarin Quill Mehta', credits: 150, created_at: at(-3000) })
  const stays = [await add(db, hotel, regular.id, -100), await add(db, hotel, regular.id, -40, { no_show_at: at(-30) })]
  await add(db, hotel, regular.id, 40, { status: 'cancelled' })
  await add(db, hotel, regular.id, 60, { status: 'expired' })
  await db
    .insertInto('relocations')
    .values({ booking_id: stays[0] ?? '', hotel_id: hotel.id, cause: 'turned_away', started_at: at(-99) })
    .execute()
  const blocked = await buildGuest(db, { name: 'Zarin Quill Rao', created_at: at(-2000) })
  await db
    .updateTable('users')
    .set({ blocked_at: at(-1), blocked_reason: 'Sold rooms on' })
    .where('id', '=', blocked.id)
    .execute()
  return { regular, blocked }
})

test('the list counts each guest’s bookings, cancellations and no-shows', async ({
  api,
  guests: { regular },
  support,
}) => {
  expect((await list(api, support, { text: 'mehta zarin' })).guests).toEqual([
    {
      id: regular.id,
      name: 'Zarin Quill Mehta',
      city: null,
      since: toIstIso(at(-3000)),
      bookings: 3,
      cancelled: 1,
      no_shows: 1,
      not_taken: 1,
      last_checkin: toIstIso(at(-40)),
      credits: 150,
      is_blocked: false,
    },
  ])
})

test('a filter shows only blocked guests, or only guests with a no-show', async ({ api, guests, support }) => {
  expect(guests.regular.id).not.toBe(guests.blocked.id)
  const ofNamesake = async (filter: Record<string, string>) =>
    namesIn(await list(api, support, { text: 'Zarin Quill', ...filter }))
  expect(await ofNamesake({})).toEqual(['Zarin Quill Rao', 'Zarin Quill Mehta'])
  expect(await ofNamesake({ only: 'blocked' })).toEqual(['Zarin Quill Rao'])
  expect(await ofNamesake({ only: 'no_shows' })).toEqual(['Zarin Quill Mehta'])
  expect(await ofNamesake({ text: '%' })).toEqual([])
})

test('the list has pages, shows the newest accounts first, and leaves out erased accounts', async ({
  api,
  support,
}) => {
  for (let n = 0; n < 33; n++)
    await buildGuest(api.db, { name: `Paging Person ${n}`, created_at: at(n < 20 ? -500 : -500 + n) })
  const erased = await buildGuest(api.db)
  expect((await api.post(`/users/${erased.id}/erase`, undefined, { headers: erased.headers })).status).toBe(200)
  expect((await list(api, support, {})).guests.map(({ id }: { id: string }) => id)).not.toContain(erased.id)
  const first = await list(api, support, { text: 'Paging Person' })
  const rest = await list(api, support, { text: 'Paging Person', after: first.guests.at(-1).id })
  expect([first.guests.length, first.has_more, rest.guests.length, rest.has_more]).toEqual([30, true, 3, false])
  expect(namesIn(first).slice(0, 2)).toEqual(['Paging Person 32', 'Paging Person 31'])
  expect(new Set([...namesIn(first), ...namesIn(rest)]).size).toBe(33)
  const nobody = await api.get('/office/guests?after=.%25P09', { headers: support.headers })
  expect([nobody.status, nobody.body.error.details]).toMatchObject([422, [{ field: 'after' }]])
})

test('neither the exported file nor the log of the export contains a guest’s name', async ({
  api,
  guests: { regular },
  support,
}) => {
  const path = '/office/guests-table?text=Zarin&only=no_shows'
  const lines = String((await api.get(path, { headers: support.headers })).body)
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(regular.id)
  expect(lines.join('\n')).not.toContain('Zarin')
  const { entries } = await get(api, support, '/office/log?act=guests_exported')
  expect(entries).toMatchObject([{ who: 'Meenal Joshi', detail: { lines: 1, filter: 'only no_shows, text a name' } }])
  expect(JSON.stringify(entries)).not.toContain('Zarin')
})
