/** Tests the constraints on push subscriptions (decision 0111). */
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel, givenUser, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const { from: AT, until: LATER } = morning
const times = { created_at: AT, expires_at: LATER, last_seen: AT }
let serial = 0

await describeBothEngines('subscriptions to push', (engine) => {
  const guestSession = async () => {
    const token_hash = randomBytes(32)
    await engine.db
      .insertInto('sessions')
      .values({ token_hash, user_id: await givenUser(engine.db), ...times })
      .execute()
    return token_hash
  }
  const deskSession = async (fields: Partial<NewRow<'hotel_staff'>> = {}) => {
    const token_hash = randomBytes(32)
    const staff = {
      hotel_id: (await givenHotel(engine.db)).id,
      phone: `+917${String(++serial).padStart(9, '0')}`,
      name: 'Imran',
      role: 'desk' as const,
      granted_by: 'test',
      granted_at: AT,
      accepted_at: AT,
      ...fields,
    }
    const { id } = await engine.db.insertInto('hotel_staff').values(staff).returning('id').executeTakeFirstOrThrow()
    await engine.db
      .insertInto('desk_sessions')
      .values({ token_hash, staff_id: id, ...times })
      .execute()
    return token_hash
  }
  const officeSession = async () => {
    const token_hash = randomBytes(32)
    const operator = {
      phone: `+918${String(++serial).padStart(9, '0')}`,
      name: 'Meera',
      role: 'support' as const,
      granted_by: 'test',
      granted_at: AT,
    }
    const { id } = await engine.db.insertInto('operators').values(operator).returning('id').executeTakeFirstOrThrow()
    await engine.db
      .insertInto('office_sessions')
      .values({ token_hash, operator_id: id, ...times })
      .execute()
    return token_hash
  }
  const row = (fields: Partial<NewRow<'push_subscriptions'>>): NewRow<'push_subscriptions'> => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${++serial}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
    language: 'en',
    created_at: AT,
    ...fields,
  })
  const refused = (fields: Partial<NewRow<'push_subscriptions'>>) =>
    refusalOf(engine.db.insertInto('push_subscriptions').values(row(fields)).execute())
  const left = () => engine.db.selectFrom('push_subscriptions').select('id').execute()

  it.each([
    ['as it is', 'nothing', {}],
    ['to an address without TLS', 'push_subscriptions_endpoint_form', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['to a port', 'push_subscriptions_endpoint_form', { endpoint: 'https://fcm.googleapis.com:22/x' }],
    ['with a user before the host', 'push_subscriptions_endpoint_form', { endpoint: 'https://a@127.0.0.1/x' }],
    ['to a long address', 'push_subscriptions_endpoint_form', { endpoint: `https://a.example/${'x'.repeat(983)}` }],
    ['with half a key', 'push_subscriptions_key_form', { p256dh: 'Bxx' }],
    ['without a secret', 'push_subscriptions_auth_form', { auth: '' }],
    ['in a language that is no code', 'push_subscriptions_language_form', { language: 'Hindi' }],
  ])('a subscription %s violates: %s', async (_, guard, fields) => {
    expect(await refused({ guest_session: await guestSession(), ...fields })).toBe(guard)
  })

  it('a subscription belongs to one session, and a session has only one subscription', async () => {
    const [guest, desk, office] = [await guestSession(), await deskSession(), await officeSession()]
    expect(await refused({})).toBe('push_subscriptions_one_session')
    expect(await refused({ guest_session: guest, desk_session: desk })).toBe('push_subscriptions_one_session')
    expect(await refused({ desk_session: desk, office_session: office })).toBe('push_subscriptions_one_session')
    expect(await refused({ guest_session: guest })).toBe('nothing')
    expect(await refused({ guest_session: guest })).toBe('push_subscriptions_of_guest')
    expect(await refused({ desk_session: desk })).toBe('nothing')
    expect(await refused({ desk_session: desk })).toBe('push_subscriptions_of_desk')
    expect(await refused({ office_session: office })).toBe('nothing')
    expect(await refused({ office_session: office })).toBe('push_subscriptions_of_office')
  })

  it('one phone may have a guest’s, a desk’s and an operator’s subscription, but never two of the same kind', async () => {
    const endpoint = 'https://web.push.apple.com/one-phone'
    expect(await refused({ endpoint, guest_session: await guestSession() })).toBe('nothing')
    expect(await refused({ endpoint, desk_session: await deskSession() })).toBe('nothing')
    expect(await refused({ endpoint, office_session: await officeSession() })).toBe('nothing')
    expect(await refused({ endpoint, guest_session: await guestSession() })).toBe('push_subscriptions_endpoint_guest')
    expect(await refused({ endpoint, desk_session: await deskSession() })).toBe('push_subscriptions_endpoint_desk')
    const another = await officeSession()
    expect(await refused({ endpoint, office_session: another })).toBe('push_subscriptions_endpoint_office')
  })

  it.each([
    ['a cleaner', { role: 'cleaner' as const }],
    ['a colleague who is only invited', { accepted_at: null }],
    ['a colleague who has left', { ended_at: LATER, ended_by: 'test' }],
  ])('the phone of %s never rings', async (_, fields) => {
    expect(await refused({ desk_session: await deskSession(fields) })).toBe('push_subscriptions_of_reception')
  })

  it('a subscription never changes, and ends with its session', async () => {
    await engine.db.deleteFrom('push_subscriptions').execute()
    const [guest, desk, office] = [await guestSession(), await deskSession(), await officeSession()]
    await engine.db
      .insertInto('push_subscriptions')
      .values([row({ guest_session: guest }), row({ desk_session: desk }), row({ office_session: office })])
      .execute()
    await expect(engine.db.updateTable('push_subscriptions').set({ language: 'hi' }).execute()).rejects.toThrow(/ends/)
    await engine.db.deleteFrom('sessions').where('token_hash', '=', guest).execute()
    expect(await left()).toHaveLength(2)
    await engine.db.deleteFrom('office_sessions').where('token_hash', '=', office).execute()
    expect(await left()).toHaveLength(1)
    await engine.db.deleteFrom('desk_sessions').where('token_hash', '=', desk).execute()
    expect(await left()).toEqual([])
  })
})
