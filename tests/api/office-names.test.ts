/** Tests the names of cities and localities, which the office edits and by which guests search. */
import { describe, expect } from 'vitest'
import { buildCity, buildHotel } from '../builders.ts'
import { codeOf, get, officeTest, type Caller } from './office-steps.ts'
import { withQuery, type Answer, type Api, type Body } from './start-api.ts'

const reason = 'Guests type its older name'
const EVENING = { checkin: '2026-12-05T21:00:00+05:30', checkout: '2026-12-06T10:00:00+05:30' }

/** Reads and changes one place's names as this operator. */
const namesOf = (api: Api, { headers }: Caller, ref: string) => ({
  read: async (): Promise<Body> => (await api.get(`/office/names/${ref}`, { headers })).body,
  send: (body: object, key?: string): Promise<Answer> =>
    api.post(
      `/office/names/${ref}`,
      { reason, ...body },
      { headers: key === undefined ? headers : { ...headers, 'idempotency-key': key } },
    ),
})

let built = 0
/** Each test has its own city, all in one state: 'Nagar A', 'Nagar B'. */
const test = officeTest.extend('place', async ({ api, admin }) => {
  const name = `Nagar ${String.fromCodePoint(65 + built++)}`
  const city = await buildCity(api.db, name, ['Old Town', 'Lake Side'])
  return { ...city, name, ref: `c${city.id}`, ...namesOf(api, admin, `c${city.id}`) }
})

const linesAbout = async (api: Api, who: Caller, city: string): Promise<Body[]> => {
  const { entries } = await get(api, who, '/office/log?act=names_changed')
  return entries.filter(({ detail }: Body) => detail.city === city)
}

describe('city names in the office', () => {
  test('an admin changes names and spellings, guests find the city by them, and the log shows the old and the new ones', async ({
    api,
    place,
    support,
  }) => {
    const hotel = await buildHotel(api.db, place)
    const older = `Purana ${place.name}`
    const first = await place.send({
      names: { hi: 'नगर प्रथम', ta: 'நகர் ஒன்று' },
      spellings: [` ${older} `, 'पुराना नगर'],
    })
    expect(first.body).toMatchObject({
      ref: place.ref,
      kind: 'city',
      name: place.name,
      state: 'Maharashtra',
      names: { hi: 'नगर प्रथम', ta: 'நகர் ஒன்று' },
      spellings: [older, 'पुराना नगर'],
    })
    for (const called of ['नगर प्रथम', 'நகர் ஒன்று', older.toUpperCase(), 'पुराना नगर']) {
      expect((await api.get(`/cities/${encodeURIComponent(called)}`)).body.id, called).toBe(place.id)
      const filter = { where: { cityId: called } }
      const found = async () => (await api.get(withQuery('/hotels/search', { ...EVENING, filter }))).body
      await expect.poll(found, { message: called }).toMatchObject([{ id: hotel.id, cityNames: { hi: 'नगर प्रथम' } }])
    }
    const listed = (await api.get('/cities')).body.find(({ id }: Body) => id === place.id)
    expect(listed).toMatchObject({ aliases: [older, 'पुराना नगर'], names: first.body.names })

    expect((await place.send({ names: { ta: '' }, spellings: ['पुराना नगर'] })).body.names).toEqual({ hi: 'नगर प्रथम' })
    expect((await api.get(`/cities/${encodeURIComponent(older)}`)).status).toBe(404)
    expect(await linesAbout(api, support, place.name)).toMatchObject([
      {
        who: 'Ritu Bansal',
        reason,
        detail: {
          city: place.name,
          ta: { from: 'நகர் ஒன்று', to: null },
          spellings: { from: `${older}, पुराना नगर`, to: 'पुराना नगर' },
        },
      },
      { detail: { hi: { from: null, to: 'नगर प्रथम' } } },
    ])
  })

  test('support can read names but not change them', async ({ api, place, support }) => {
    const asSupport = namesOf(api, support, place.ref)
    expect(await asSupport.read()).toEqual(await place.read())
    expect(codeOf(await asSupport.send({ names: { hi: 'नगर' } }))).toBe('ADMINS_ONLY')
    expect((await place.read()).names).toEqual({})
  })

  test('the list finds a city by any of its names, followed by its localities, and can show only places without a name', async ({
    api,
    place,
    support,
  }) => {
    const listed = async (query: Record<string, string>): Promise<string[]> =>
      (await get(api, support, `/office/names?${new URLSearchParams(query)}`)).places.map(({ name }: Body) => name)
    await place.send({ names: { hi: 'झीलनगर' }, spellings: ['Jheelnagar'] })
    for (const text of ['झील', 'jheel']) expect(await listed({ text })).toEqual([place.name])
    expect(await listed({ text: place.name })).toEqual([place.name, 'Lake Side', 'Old Town'])
    expect(await listed({ text: place.name, lacks: 'hi' })).toEqual(['Lake Side', 'Old Town'])
    expect(await listed({ text: place.name, lacks: 'ta', after: place.ref })).toEqual(['Lake Side', 'Old Town'])
    expect(await listed({ text: 'nothing %' })).toEqual([])
  })

  test('the list continues on the next page', async ({ api, support }) => {
    const names = Array.from({ length: 40 }, (_each, n) => `Ward ${String(n).padStart(2, '0')}`)
    await buildCity(api.db, 'Wardha', names)
    const first = await get(api, support, '/office/names?text=wardha')
    expect(first.places).toHaveLength(30)
    expect(first.has_more).toBe(true)
    const rest = await get(api, support, `/office/names?text=wardha&after=${first.places.at(-1).ref}`)
    expect([...first.places, ...rest.places].map(({ name }: Body) => name)).toEqual(['Wardha', ...names])
    expect(rest.has_more).toBe(false)
  })

  const REFUSED: [string, Body, string][] = [
    ['a Hindi name in Latin letters', { names: { hi: 'Nagar' } }, 'NAMES_HI_INVALID'],
    ['a Tamil name in Hindi letters', { names: { ta: 'नगर' } }, 'NAMES_TA_INVALID'],
    ['a name too long', { names: { hi: 'क'.repeat(81) } }, 'NAMES_HI_INVALID'],
    ['a huge name', { names: { hi: 'क'.repeat(201) } }, 'NAMES_HI_INVALID'],
    ['a name in an unknown language', { names: { xx: 'Nagar' } }, 'NAMES_XX_UNKNOWN'],
    ['a spelling of another city', { spellings: ['Taken Pur'] }, 'SPELLINGS_INVALID'],
    ['the name of another city', { spellings: ['takenpur city'] }, 'SPELLINGS_INVALID'],
    ['a spelling twice', { spellings: ['Nagarpur', 'nagarpur'] }, 'SPELLINGS_INVALID'],
    ['a spelling with a sign', { spellings: ['Nagar?'] }, 'SPELLINGS_INVALID'],
    ['nothing', {}, 'REASON_INVALID'],
    ['no reason', { names: { hi: 'नगर' }, reason: ' ' }, 'REASON_REQUIRED'],
  ]
  test.for(REFUSED)('the office’s change with %s is refused', async ([, wish, code], { api, place }) => {
    const other = await api.db.selectFrom('cities').select('id').where('name', '=', 'Takenpur City').executeTakeFirst()
    const { id } = other ?? (await buildCity(api.db, 'Takenpur City'))
    await api.db
      .updateTable('cities')
      .set({ aliases: ['Taken Pur'] })
      .where('id', '=', id)
      .execute()
    const before = await place.read()
    const refused = await place.send(wish)
    expect(codeOf(refused), JSON.stringify(refused.body)).toBe(code)
    expect(await place.read()).toEqual(before)
  })

  test('a refusal lists every wrong field, and names the city that already has the spelling', async ({
    api,
    place,
  }) => {
    const other = await buildCity(api.db, `Owner of ${place.name}`)
    await api.db
      .updateTable('cities')
      .set({ aliases: ['Owned'] })
      .where('id', '=', other.id)
      .execute()
    const { details } = (await place.send({ names: { hi: 'x', ta: 'y' }, spellings: ['owned'] })).body.error
    expect(details.map(({ field, message }: Body) => [field, message])).toEqual([
      ['names.hi', 'Write it in Devanagari letters'],
      ['names.ta', 'Write it in Tamil letters'],
      ['spellings', `owned: Owner of ${place.name} is called so already`],
    ])
  })

  test('a city in a different state may have the same spelling', async ({ api, place }) => {
    const other = await buildCity(api.db, 'Far Nagar')
    await api.db
      .updateTable('cities')
      .set({ state: 'Kerala', aliases: ['Twin'] })
      .where('id', '=', other.id)
      .execute()
    expect((await place.send({ spellings: ['Twin'] })).status).toBe(200)
  })

  test('the second of two changes based on the same reading is refused, and loses nothing when it is sent again', async ({
    place,
  }) => {
    const { version } = await place.read()
    const [one, other] = await Promise.all([
      place.send({ names: { hi: 'नगर क' }, version }),
      place.send({ names: { ta: 'நகர்' }, version }),
    ])
    expect(new Set([codeOf(one), codeOf(other)])).toEqual(new Set(['CHANGED_MEANWHILE', undefined]))
    const late = one.status === 409 ? { names: { hi: 'नगर क' } } : { names: { ta: 'நகர்' } }
    const again = await place.send({ ...late, version: (await place.read()).version })
    expect(again.body.names).toEqual({ hi: 'नगर क', ta: 'நகர்' })
  })

  test('when two cities get the same spelling simultaneously, only one keeps it', async ({ api, place, admin }) => {
    const { id } = await buildCity(api.db, `Rival of ${place.name}`)
    const both = [place, namesOf(api, admin, `c${id}`)]
    const answers = await Promise.all(both.map(({ send }) => send({ spellings: [`Shared ${place.name}`] })))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['SPELLINGS_INVALID', undefined]))
  })

  test('a repeated request changes the names once and logs once', async ({ api, place, support }) => {
    for (const _ of ['sent', 'sent again'])
      expect((await place.send({ names: { hi: 'नगर' } }, `names ${place.ref}`)).body.names).toEqual({ hi: 'नगर' })
    expect(await linesAbout(api, support, place.name)).toHaveLength(1)
  })
})

describe('locality names in the office', () => {
  test('a locality gets a name that no other locality in its city has, and no spellings', async ({
    api,
    place,
    admin,
    support,
  }) => {
    const [old, lake] = ['Old Town', 'Lake Side'].map((name) => `l${place.localities[name]}`) as [string, string]
    const named = await namesOf(api, admin, old).send({ names: { hi: 'सेक्टर 14' } })
    expect(named.body).toMatchObject({ ref: old, kind: 'locality', city: place.name, names: { hi: 'सेक्टर 14' } })
    const other = namesOf(api, admin, lake)
    expect(codeOf(await other.send({ names: { hi: 'सेक्टर 14' } }))).toBe('NAMES_HI_INVALID')
    expect(codeOf(await other.send({ spellings: ['Lakeside'] }))).toBe('SPELLINGS_INVALID')
    expect((await other.send({ names: { hi: 'फ़ेज़ 14' } })).status).toBe(200)
    const hotel = await buildHotel(api.db, place, { locality: 'Lake Side' })
    const shown = async () => (await api.get(`/hotels/${hotel.id}`)).body
    await expect.poll(shown).toMatchObject({ localityNames: { hi: 'फ़ेज़ 14'.normalize('NFC') } })
    expect((await linesAbout(api, support, place.name)).slice(-1)).toMatchObject([
      { detail: { city: place.name, locality: 'Old Town', hi: { from: null, to: 'सेक्टर 14' } } },
    ])
  })

  test('a missing place is not found', async ({ api, admin }) => {
    for (const ref of ['c999999', 'l999999', 'x1', 'c1 or 1=1']) {
      const missing = namesOf(api, admin, encodeURIComponent(ref))
      expect((await missing.read()).error.code, ref).toBe('NOT_FOUND')
      expect(codeOf(await missing.send({ names: { hi: 'नगर' } })), ref).toBe('NOT_FOUND')
    }
  })
})
