import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { buildStaff } from '../builders.ts'
import { codeOf, get, officeTest, post, type Caller } from './office-steps.ts'
import type { Api, Body } from './start-api.ts'

let serial = 0
const test = officeTest.extend('key', async ({ api }) => {
  const body = { kind: 'complaint', message: `Work ${++serial}`, phone: '98765 00029' }
  const { ticket } = (await api.post('/feedback', body, { remoteAddress: `203.0.114.${serial}` })).body
  return `case:${ticket}`
})

const onNow = async (api: Api, who: Caller, key: string): Promise<Body> =>
  (await get(api, who, '/office/now')).work.find((work: Body) => work.key === key)
const take = (api: Api, who: Caller, body: object) => post(api, who, '/office/work/take', body)

describe('the owner of a task', () => {
  test('when two people take the same task simultaneously, one gets it and the other learns who has it', async ({
    api,
    key,
    admin,
    support,
  }) => {
    const both = await Promise.all([take(api, admin, { key, from: null }), take(api, support, { key, from: null })])
    const refused = both.find(({ status }) => status !== 200)
    const taken = both.find(({ status }) => status === 200)
    expect(codeOf(refused as never)).toBe('WORK_TAKEN')
    expect(refused?.body.error.message).toBe(`${taken?.body.owner.name} looks after this already.`)
    expect((await onNow(api, admin, key)).owner.name).toBe(taken?.body.owner.name)
    expect(taken?.body.entries).toMatchObject([{ kind: 'taken' }])
  })

  test('taking over a task requires naming its current owner, and only the owner can give it up', async ({
    api,
    key,
    admin,
    support,
  }) => {
    await take(api, admin, { key })
    expect((await take(api, admin, { key })).body.owner.is_me, 'a second press').toBe(true)
    expect(codeOf(await take(api, support, { key, from: randomUUID() }))).toBe('WORK_TAKEN')
    await post(api, support, '/office/work/give-back', { key })
    expect((await onNow(api, support, key)).owner).toMatchObject({ name: 'Ritu Bansal', is_me: false })
    expect((await take(api, support, { key, from: admin.id })).body.owner).toMatchObject({ is_me: true })
    await post(api, support, '/office/work/give-back', { key })
    expect((await onNow(api, support, key)).owner).toBeNull()
  })

  test('the database refuses a second owner while the first still works here', async ({ api, key, admin, support }) => {
    await take(api, admin, { key })
    const steal = () =>
      sql`update work_items set owner_id = ${support.id}::uuid where work_key = ${key}`.execute(api.db)
    await expect(steal()).rejects.toThrow('has an owner')
    await sql`update operators set ended_at = now(), ended_by = 'test' where id = ${admin.id}::uuid`.execute(api.db)
    expect((await onNow(api, support, key)).owner, 'who left looks after nothing').toBeNull()
    expect((await take(api, support, { key })).body.owner.is_me).toBe(true)
  })

  test('a task that is put off leaves the list and its count until then, but at most until its deadline', async ({
    api,
    key,
    support,
  }) => {
    const count = async () => (await get(api, support, '/office/me')).waiting
    const before = await count()
    const { due } = await onNow(api, support, key)
    const snooze = (until: string | null) => post(api, support, '/office/work/snooze', { key, until })
    expect(codeOf(await snooze(toIstIso(addMinutes(new Date(due), 1))))).toBe('SNOOZE_TOO_LONG')
    expect(codeOf(await snooze('tomorrow'))).toBe('UNTIL_INVALID')
    const until = toIstIso(addMinutes(api.clock.now(), 60))
    expect((await snooze(until)).body.snoozed_until).toBe(until)
    expect([await count(), (await onNow(api, support, key)).snoozed_until]).toEqual([before - 1, until])
    api.clock.advance(60)
    expect([await count(), (await onNow(api, support, key)).snoozed_until]).toEqual([before, null])
    api.clock.advance(-60)
    expect((await snooze(null)).body.snoozed_until).toBeNull()
    expect(await count()).toBe(before)
  })

  test('colleagues see notes on a task with their authors', async ({ api, key, admin, support }) => {
    expect(codeOf(await post(api, support, '/office/work/note', { key, text: ' ' }))).toBe('TEXT_REQUIRED')
    await post(api, support, '/office/work/note', { key, text: 'Rang the guest' })
    expect((await onNow(api, admin, key)).notes).toBe(1)
    expect((await get(api, admin, `/office/work?key=${encodeURIComponent(key)}`)).entries).toMatchObject([
      { kind: 'note', by: 'Meenal Joshi', text: 'Rang the guest' },
    ])
  })

  test('only a task that ends with a call can be ended by hand, and a finished task cannot be changed', async ({
    api,
    hotel,
    key,
    support,
  }) => {
    const end = (of: string) => post(api, support, '/office/work/done', { key: of, reason: 'Rang the manager' })
    expect(codeOf(await end(key))).toBe('ACT_NOT_POSSIBLE')
    expect(codeOf(await end('case:C-222222'))).toBe('NOTHING_WAITS')
    expect(codeOf(await take(api, support, { key: 'not_me:9999999' }))).toBe('NOTHING_WAITS')

    const manager = await buildStaff(api.db, hotel, { role: 'manager' })
    const now = api.clock.now()
    const { rows } = await sql<{ id: string }>`
      insert into staff_notices (id, hotel_id, kind, staff_id, link_hash, told_at, expires_at, used_at, outcome)
      values (${randomUUID()}, ${hotel.id}, 'post', ${manager.id}, ${randomBytes(32)}, ${now},
        ${now}::timestamptz + interval '1 hour', ${now}, 'office_told') returning id`.execute(api.db)
    const notMe = `not_me:${rows[0]?.id}`
    expect(await onNow(api, support, notMe)).toMatchObject({ can_end: true })
    expect((await end(notMe)).status).toBe(200)
    expect(await onNow(api, support, notMe)).toBeUndefined()
  })
})
