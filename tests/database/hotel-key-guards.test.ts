/** Tests what the schema refuses about hotels' API keys, whatever the application does (decision 0110). */
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const NOW = new Date('2031-03-01T09:00:00+05:30')
const LATER = new Date('2031-03-01T21:00:00+05:30')

let serial = 0
const newPhone = () => `+9184${String(++serial).padStart(8, '0')}`

await describeBothEngines('keys of hotels', (engine) => {
  const givenStaff = async (hotel_id: number, fields: Partial<NewRow<'hotel_staff'>> = {}): Promise<string> => {
    const row = { name: `Staff ${++serial}`, role: 'manager' as const, granted_by: 'test', granted_at: NOW }
    const values = { hotel_id, phone: newPhone(), accepted_at: NOW, ...row, ...fields }
    return (await engine.db.insertInto('hotel_staff').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const program = (vouched_by: string, fields: Partial<NewRow<'hotel_staff'>> = {}) =>
    ({ phone: null, role: 'key', vouched_by, ...fields }) as const
  const given = async () => {
    const { id: hotel } = await givenHotel(engine.db)
    const manager = await givenStaff(hotel)
    return { hotel, manager, key: await givenStaff(hotel, program(manager)) }
  }
  const keyRow = (hotel_id: number, staff_id: string, fields: Partial<NewRow<'hotel_keys'>> = {}) =>
    engine.db
      .insertInto('hotel_keys')
      .values({ staff_id, hotel_id, key_hash: randomBytes(32), last_four: '7f2c', scopes: ['rooms'], ...fields })

  it('the database accepts an API key that a manager of the hotel made', async () => {
    const { hotel, key } = await given()
    expect(await refusalOf(keyRow(hotel, key).execute())).toBe('nothing')
  })

  it.each<[string, Partial<NewRow<'hotel_keys'>>, string]>([
    ['without a scope', { scopes: [] }, 'hotel_keys_scopes_known'],
    ['of an unknown scope', { scopes: ['rooms', 'guests'] }, 'hotel_keys_scopes_known'],
    ['whose hash is short', { key_hash: randomBytes(16) }, 'hotel_keys_hash_length'],
    ['that shows more than its end', { last_four: '17f2c' }, 'hotel_keys_last_four_form'],
  ])('the database refuses an API key %s', async (_case, fields, refusal) => {
    const { hotel, key } = await given()
    expect(await refusalOf(keyRow(hotel, key, fields).execute())).toBe(refusal)
  })

  it('the database refuses an API key that is a person, has ended, or was not made by a manager of the hotel', async () => {
    const { hotel, manager } = await given()
    const { manager: foreign } = await given()
    const reception = await givenStaff(hotel, { role: 'desk' })
    const ended = await givenStaff(hotel, program(manager, { ended_at: NOW, ended_by: 'test' }))
    for (const staff of [manager, ended, await givenStaff(hotel, program(reception))])
      expect(await refusalOf(keyRow(hotel, staff).execute())).toBe('hotel_keys_by_manager')
    expect(await refusalOf(givenStaff(hotel, program(foreign)))).toBe('hotel_staff_vouched_by_colleague')
  })

  it('the database refuses an API key with a phone, a second with the same name, and one that becomes a person', async () => {
    const { hotel, manager, key } = await given()
    expect(await refusalOf(givenStaff(hotel, { role: 'key', vouched_by: null }))).toBe('hotel_staff_key_is_nobody')
    await givenStaff(hotel, program(manager, { name: 'StaySync' }))
    expect(await refusalOf(givenStaff(hotel, program(manager, { name: 'staysync' })))).toBe('hotel_staff_key_name')
    const become = engine.db.updateTable('hotel_staff').set({ role: 'desk' }).where('id', '=', key).execute()
    expect(await refusalOf(become)).toBe('hotel_staff_key_stays_key')
  })

  it('the database refuses to change an API key’s secret or scope, and to delete a key', async () => {
    const { hotel, key } = await given()
    await keyRow(hotel, key).execute()
    const set = (fields: object) =>
      refusalOf(engine.db.updateTable('hotel_keys').set(fields).where('staff_id', '=', key).execute())
    expect(await set({ key_hash: randomBytes(32) })).toBe('hotel_keys_stay')
    expect(await set({ scopes: ['rooms', 'prices'] })).toBe('hotel_keys_stay')
    expect(await set({ last_used_at: NOW })).toBe('nothing')
    expect(await refusalOf(engine.db.deleteFrom('hotel_keys').where('staff_id', '=', key).execute())).toBe(
      'hotel_keys_kept',
    )
  })

  const webhook = (hotel_id: number, made_by: string, fields: Partial<NewRow<'hotel_webhooks'>> = {}) =>
    engine.db.insertInto('hotel_webhooks').values({
      hotel_id,
      name: 'StaySync',
      url: `https://hooks.example/${++serial}`,
      secret_salt: randomUUID(),
      made_by,
      made_at: NOW,
      ...fields,
    })

  it('the database accepts an address only from a manager and only once, and refuses to change it', async () => {
    const { hotel, manager, key } = await given()
    const url = 'https://hooks.example/one'
    const { id } = await webhook(hotel, manager, { url }).returning('id').executeTakeFirstOrThrow()
    expect(await refusalOf(webhook(hotel, manager, { url }).execute())).toBe('hotel_webhooks_once')
    expect(await refusalOf(webhook(hotel, key).execute())).toBe('hotel_webhooks_by_manager')
    expect(await refusalOf(webhook(hotel, manager, { url: 'file:///etc' }).execute())).toBe('hotel_webhooks_url_form')
    const set = (fields: object) =>
      refusalOf(engine.db.updateTable('hotel_webhooks').set(fields).where('id', '=', id).execute())
    expect(await set({ url: 'https://hooks.example/two' })).toBe('hotel_webhooks_stay')
    expect(await set({ previous_salt: randomUUID() })).toBe('hotel_webhooks_previous_whole')
    expect(await set({ ended_at: NOW, ended_by: 'test' })).toBe('nothing')
    expect(await set({ ended_at: null, ended_by: null })).toBe('hotel_webhooks_stay')
  })

  it('the database refuses a session and a pairing code for an API key', async () => {
    const { hotel, manager, key } = await given()
    const session = { token_hash: randomBytes(32), created_at: NOW, expires_at: LATER, last_seen: NOW }
    expect(
      await refusalOf(
        engine.db
          .insertInto('desk_sessions')
          .values({ ...session, staff_id: key })
          .execute(),
      ),
    ).toBe('key_is_no_person')
    const code = { code_hash: randomBytes(32), hotel_id: hotel, made_by: manager, created_at: NOW, expires_at: LATER }
    expect(
      await refusalOf(
        engine.db
          .insertInto('pairing_codes')
          .values({ ...code, staff_id: key })
          .execute(),
      ),
    ).toBe('key_is_no_person')
  })
})
