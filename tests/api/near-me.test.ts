/** Tests that a search for hotels near a guest stores the guest's position nowhere (decision 0097). */
import { pino } from 'pino'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { roundPosition } from '#domain/places/rounded-position.ts'
import { KILOMETRES_A_DEGREE } from '#domain/places/straight-kilometres.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import type { Services } from '#server/services.ts'
import { startApi, type Api } from './start-api.ts'

/** The position after rounding is 18.522, 73.854. */
const HERE = { lat: 18.5211, lng: 73.8533 }
const north = (kilometres: number) => ({ lat: HERE.lat + kilometres / KILOMETRES_A_DEGREE, lng: HERE.lng })
const STAY = { checkin: SATURDAY_EVENING.checkin, checkout: SATURDAY_EVENING.checkout }

/** Returns the whole database as text. */
async function everyRow({ db }: Pick<Api, 'db'>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('hotels', 'cities', 'places')`.execute(
    db,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(db)
      return rows[0]?.text ?? ''
    }),
  )
  return texts.join('\n')
}

test('hotels near a guest come nearest first, and the position is in no log, table or metric', async () => {
  const written: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => written.push(line) })
  // Makes a call fail, because a failed call is logged with its request.
  let isBroken = false
  const breakable = (services: Services) => ({
    services: new Proxy(services, {
      get: (target, name) => {
        if (isBroken && name === 'taxRules') throw new Error('no tax rules')
        return Reflect.get(target, name) as unknown
      },
    }),
    drain: async () => 0,
  })
  const api = await startApi({}, breakable, logger)
  try {
    const city = await buildCity(api.db, 'Nearpur')
    await buildHotel(api.db, city, { slug: 'far-x', ...north(9), rank: 9 })
    await buildHotel(api.db, city, { slug: 'near-x', ...north(0.4) })
    await buildHotel(api.db, city, { slug: 'beyond-x', ...north(25), rank: 10 })
    const position = roundPosition(HERE)
    const ask = (body: object = { position, ...STAY }) => api.post('/hotels/near-me', body)
    const found = await ask()
    expect(found.status).toBe(200)
    expect(found.headers['cache-control']).toBe('no-store')
    expect(found.body.citySlug).toBe(city.slug)
    expect(found.body.hotels.map(({ slug }: { slug: string }) => slug)).toEqual(['near-x', 'far-x'])
    // A position with more digits is refused, so that a phone cannot send an exact position by mistake.
    expect((await ask({ position: HERE, ...STAY })).status).toBe(422)
    isBroken = true
    expect((await ask()).status).toBe(500)
    isBroken = false
    const metrics = await api.app.inject({ url: '/metrics' })
    const traces = [...written, await everyRow(api), metrics.body, JSON.stringify(found.headers)].join('\n')
    expect(written.join('')).toContain('/hotels/near-me')
    const BOTH = [`${position.lat}\\D{1,20}${position.lng}`, String.raw`18\.52[12]\d*\D{1,20}73\.85[34]`]
    for (const both of BOTH) expect(traces.match(new RegExp(both))?.[0], both).toBeUndefined()
    api.faults.splice(0)
  } finally {
    await api.stop()
  }
})
