/** Tests what the schema refuses about posts, pairings, notices and contacts, whatever the application does. */
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const NOW = new Date('2031-03-01T09:00:00+05:30')
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let serial = 0
const newPhone = () => `+9183${String(++serial).padStart(8, '0')}`

await describeBothEngines('posts', (engine) => {
  const staffRow = (hotel_id: number, fields: Partial<NewRow<'hotel_staff'>> = {}) => ({
    hotel_id,
    phone: newPhone(),
    name: 'Sunita Pawar',
    role: 'desk' as const,
    granted_by: 'test',
    granted_at: NOW,
    ...fields,
  })
  const givenStaff = async (hotel_id: number, fields: Partial<NewRow<'hotel_staff'>> = {}): Promise<string> => {
    const row = staffRow(hotel_id, fields)
    return (await engine.db.insertInto('hotel_staff').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  /** A hotel with a manager, a colleague who has accepted and one who is only invited. */
  const given = async () => {
    const { id: hotel } = await givenHotel(engine.db)
    return {
      hotel,
      manager: await givenStaff(hotel, { role: 'manager', accepted_at: NOW }),
      accepted: await givenStaff(hotel, { accepted_at: NOW }),
      invited: await givenStaff(hotel),
    }
  }
  const code = (hotel_id: number, staff_id: string, made_by: string) =>
    engine.db.insertInto('pairing_codes').values({
      code_hash: randomBytes(32),
      staff_id,
      hotel_id,
      made_by,
      created_at: NOW,
      expires_at: minutesLater(10),
    })
  const sessionOf = (staff_id: string, fields: Partial<NewRow<'desk_sessions'>> = {}) => {
    const times = { created_at: NOW, expires_at: minutesLater(720), last_seen: NOW }
    return engine.db.insertInto('desk_sessions').values({ token_hash: randomBytes(32), staff_id, ...times, ...fields })
  }
  const pairing = (
    hotel_id: number,
    staff_id: string,
    code_by: string,
    fields: Partial<NewRow<'device_pairings'>> = {},
  ) =>
    engine.db.insertInto('device_pairings').values({
      token_hash: randomBytes(32),
      attempt_hash: randomBytes(32),
      staff_id,
      hotel_id,
      code_by,
      asked_at: NOW,
      expires_at: minutesLater(10),
      ...fields,
    })

  it('a post that nobody has accepted gets no pairing code, waiting device or paired session', async () => {
    const { hotel, manager, accepted, invited } = await given()
    const guard = 'pairing_of_accepted_post'
    expect(await refusalOf(code(hotel, invited, manager).execute())).toBe(guard)
    expect(await refusalOf(pairing(hotel, invited, manager).execute())).toBe(guard)
    expect(await refusalOf(sessionOf(invited, { paired_by: manager }).execute())).toBe(guard)
    expect(await refusalOf(sessionOf(invited).execute()), 'by their own OTP').toBe('nothing')
    expect(await refusalOf(code(hotel, accepted, manager).execute())).toBe('nothing')
    expect(await refusalOf(pairing(hotel, accepted, manager).execute())).toBe('nothing')
    expect(await refusalOf(sessionOf(accepted, { paired_by: manager }).execute())).toBe('nothing')
    await engine.db
      .updateTable('hotel_staff')
      .set({ ended_at: NOW, ended_by: 'x' })
      .where('id', '=', accepted)
      .execute()
    expect(await refusalOf(sessionOf(accepted, { paired_by: manager }).execute()), 'after their end').toBe(guard)
  })

  it('a session that a colleague, or another hotel’s manager, paired is refused', async () => {
    const [one, other] = [await given(), await given()]
    const guard = 'desk_sessions_paired_at_hotel'
    expect(await refusalOf(sessionOf(one.accepted, { paired_by: one.accepted }).execute())).toBe(guard)
    expect(await refusalOf(sessionOf(one.accepted, { paired_by: other.manager }).execute())).toBe(guard)
  })

  it('a paired session stays paired, and stays with its colleague', async () => {
    const { manager, accepted } = await given()
    const token_hash = randomBytes(32)
    await sessionOf(accepted, { token_hash, paired_by: manager }).execute()
    const change = (set: { paired_by?: null; staff_id?: string }) =>
      engine.db.updateTable('desk_sessions').set(set).where('token_hash', '=', token_hash).execute()
    for (const set of [{ paired_by: null }, { staff_id: manager }])
      await expect(change(set)).rejects.toThrow('a device that was paired stays paired')
  })

  it('a passkey made in a paired session is refused', async () => {
    const { manager } = await given()
    const [paired, own] = [randomBytes(32), randomBytes(32)]
    await sessionOf(manager, { token_hash: paired, paired_by: manager }).execute()
    await sessionOf(manager, { token_hash: own }).execute()
    const make = (made_in: Buffer) =>
      engine.db.insertInto('passkeys').values({
        id: randomUUID(),
        kind: 'staff',
        holder: newPhone(),
        public_key: randomBytes(8),
        made_at: NOW,
        used_at: NOW,
        made_in,
      })
    expect(await refusalOf(make(paired).execute())).toBe('passkeys_not_on_paired_device')
    expect(await refusalOf(make(own).execute())).toBe('nothing')
  })

  it('a pairing is decided once, within its time', async () => {
    const { hotel, manager, accepted } = await given()
    const decided = (at: Date) => ({ decided_at: at, decided_by: manager, is_let_in: true })
    const late = pairing(hotel, accepted, manager, decided(minutesLater(10)))
    expect(await refusalOf(late.execute())).toBe('device_pairings_decided_whole')
    const half = pairing(hotel, accepted, manager, { decided_at: NOW })
    expect(await refusalOf(half.execute())).toBe('device_pairings_decided_whole')
    const { id } = await pairing(hotel, accepted, manager, decided(minutesLater(9)))
      .returning('id')
      .executeTakeFirstOrThrow()
    const again = engine.db.updateTable('device_pairings').set({ is_let_in: false }).where('id', '=', id).execute()
    await expect(again).rejects.toThrow('a pairing is decided once')
  })

  it.each<[string, (manager: string) => Partial<NewRow<'hotel_staff'>>, string]>([
    ['without a phone, vouched for', (v) => ({ phone: null, vouched_by: v, accepted_at: NOW }), 'nothing'],
    ['without a phone and a voucher', () => ({ phone: null, accepted_at: NOW }), 'hotel_staff_reached_or_vouched'],
    [
      'a manager without a phone',
      (v) => ({ phone: null, vouched_by: v, accepted_at: NOW, role: 'manager' }),
      'hotel_staff_reached_or_vouched',
    ],
    ['vouched for and not accepted', (v) => ({ phone: null, vouched_by: v }), 'hotel_staff_reached_or_vouched'],
    ['with a phone and a voucher', (v) => ({ vouched_by: v }), 'hotel_staff_reached_or_vouched'],
    ['accepted before it was offered', () => ({ accepted_at: minutesLater(-1) }), 'hotel_staff_accepted_after'],
  ])('a post %s is accepted or refused', async (_what, fields, refusal) => {
    const { hotel, manager } = await given()
    const row = staffRow(hotel, fields(manager))
    expect(await refusalOf(engine.db.insertInto('hotel_staff').values(row).execute())).toBe(refusal)
  })

  it('an acceptance or a post never moves to another phone', async () => {
    const { accepted, invited } = await given()
    const change = (id: string, set: { accepted_at?: Date | null; phone?: string }) =>
      engine.db.updateTable('hotel_staff').set(set).where('id', '=', id).execute()
    const sentence = 'a post is accepted once, by one person'
    await expect(change(accepted, { accepted_at: null })).rejects.toThrow(sentence)
    await expect(change(accepted, { phone: newPhone() })).rejects.toThrow(sentence)
    await expect(change(invited, { phone: newPhone() })).rejects.toThrow(sentence)
    await change(invited, { accepted_at: NOW })
  })

  it('a “Not me” link is used once, within seventy-two hours', async () => {
    const { hotel, accepted } = await given()
    const notice = (fields: Partial<NewRow<'staff_notices'>>) =>
      engine.db.insertInto('staff_notices').values({
        id: randomUUID(),
        kind: 'post',
        hotel_id: hotel,
        staff_id: accepted,
        link_hash: randomBytes(32),
        told_at: NOW,
        expires_at: minutesLater(72 * 60),
        ...fields,
      })
    const used = { used_at: NOW, outcome: 'ended' as const }
    expect(await refusalOf(notice({ expires_at: minutesLater(72 * 60 + 1) }).execute())).toBe('staff_notices_expiry')
    expect(await refusalOf(notice({ kind: 'passkey' }).execute())).toBe('staff_notices_names_one')
    expect(await refusalOf(notice({ used_at: NOW }).execute())).toBe('staff_notices_used_whole')
    const late = notice({ used_at: minutesLater(72 * 60), outcome: 'ended' })
    expect(await refusalOf(late.execute())).toBe('staff_notices_used_whole')
    const { id } = await notice(used).returning('id').executeTakeFirstOrThrow()
    const again = engine.db.updateTable('staff_notices').set({ outcome: 'office_told' }).where('id', '=', id).execute()
    await expect(again).rejects.toThrow('a link counts once')
  })

  it.each<[Partial<NewRow<'hotel_channels'>>, string]>([
    [{ agreed_at: NOW }, 'nothing'],
    [{ agreed_at: minutesLater(-1) }, 'hotel_channels_agreed_after'],
    [{ stopped_at: NOW }, 'hotel_channels_stopped_ended'],
    [{ ask_hash: randomBytes(16) }, 'hotel_channels_ask_length'],
  ])('a contact with %j violates %s', async (fields, refusal) => {
    const { id: hotel_id } = await givenHotel(engine.db)
    const row = {
      hotel_id,
      who: 'Reception',
      channel: 'sms' as const,
      address: newPhone(),
      language: 'en' as const,
      kinds: ['bookings'],
      added_by: 'test',
      added_at: NOW,
      ...fields,
    }
    expect(await refusalOf(engine.db.insertInto('hotel_channels').values(row).execute())).toBe(refusal)
  })
})
