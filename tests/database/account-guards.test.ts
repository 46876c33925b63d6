/** Tests what the schema refuses about users, OTPs and pictures, whatever the application does. */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenUser, heldUntil, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

await describeBothEngines('accounts', (engine) => {
  it.each<[string, Partial<NewRow<'users'>>]>([
    ['users_phone_form', { phone: '+915123456789' }],
    ['users_phone_form', { phone: '9812345678' }],
    ['users_email_form', { email: 'nobody' }],
    ['users_name_filled', { name: ' ' }],
    ['users_gender_known', { gender: 'other' as 'male' }],
  ])('the database refuses, by %s, a user with %j', async (guard, fields) => {
    expect(await refusalOf(givenUser(engine.db, fields))).toBe(guard)
  })

  it('the database accepts no second account with a phone or an email in any capitals, and no guest who refers themselves', async () => {
    const { db } = engine
    const id = await givenUser(db, { phone: '+916000000001', email: 'Ravi@example.in' })
    expect(await refusalOf(givenUser(db, { phone: '+916000000001' }))).toBe('users_phone_key')
    expect(await refusalOf(givenUser(db, { email: 'rAVI@EXAMPLE.in' }))).toBe('users_email_once')
    const selfReferral = db.updateTable('users').set({ referred_by: id }).where('id', '=', id).execute()
    expect(await refusalOf(selfReferral)).toBe('users_no_self_referral')
  })

  it('a one-time password can be tried five times and used once', async () => {
    const { db } = engine
    const { id } = await db
      .insertInto('otps')
      .values({
        phone: '+919876543210',
        code_hash: Buffer.alloc(32),
        purpose: 'login',
        created_at: morning.from,
        expires_at: morning.until,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const change = (fields: { tries?: number; used_at?: Date | null }) =>
      refusalOf(db.updateTable('otps').set(fields).where('id', '=', id).execute())
    expect(await change({ tries: 6 })).toBe('otps_tries_range')
    expect(await change({ tries: 5 })).toBe('nothing')
    expect(await change({ tries: 0 })).toBe('otps_tries_only_grow')
    expect(await change({ used_at: morning.from })).toBe('nothing')
    expect(await change({ used_at: null })).toBe('otps_one_use')
  })

  it('a session belongs to its own guest’s passkey, and a link to a guest’s passkey', async () => {
    const { db } = engine
    const [guest, other] = [await givenUser(db), await givenUser(db)]
    const now = morning.from
    const passkey = { public_key: Buffer.alloc(8), counter: 0, transports: [], made_at: now, used_at: now }
    await db
      .insertInto('passkeys')
      .values([
        { ...passkey, id: 'own', kind: 'guest', holder: guest },
        { ...passkey, id: 'office', kind: 'operator', holder: guest },
      ])
      .execute()
    const open = (user_id: string, passkey_id: string, hash: number) =>
      db
        .insertInto('sessions')
        .values({
          token_hash: Buffer.alloc(32, hash),
          user_id,
          created_at: now,
          expires_at: heldUntil,
          last_seen: now,
          passkey_id,
        })
        .execute()
    expect(await refusalOf(open(guest, 'office', 1))).toBe('sessions_own_passkey')
    expect(await refusalOf(open(other, 'own', 2))).toBe('sessions_own_passkey')
    expect(await refusalOf(open(guest, 'own', 3))).toBe('nothing')
    const link = (id: string) =>
      refusalOf(
        db
          .updateTable('passkeys')
          .set({ not_me_hash: Buffer.alloc(32, 9) })
          .where('id', '=', id)
          .execute(),
      )
    expect(await link('office')).toBe('passkeys_not_me_of_guest')
    expect(await link('own')).toBe('nothing')
  })

  it('a sign-in is recorded and cancels the warning before erasure', async () => {
    const { db } = engine
    const id = await givenUser(db)
    const open = (created_at: Date, hash: number) =>
      db
        .insertInto('sessions')
        .values({
          token_hash: Buffer.alloc(32, hash),
          user_id: id,
          created_at,
          expires_at: heldUntil,
          last_seen: created_at,
        })
        .execute()
    const row = () =>
      db.selectFrom('guest_sign_ins').select(['last_at', 'told_at']).where('user_id', '=', id).executeTakeFirst()
    await open(morning.from, 41)
    expect(await row()).toEqual({ last_at: morning.from, told_at: null })
    const tell = (told_at: Date) =>
      refusalOf(db.updateTable('guest_sign_ins').set({ told_at }).where('user_id', '=', id).execute())
    expect(await tell(morning.from)).toBe('guest_sign_ins_told_later')
    expect(await tell(morning.until)).toBe('nothing')
    await open(morning.from, 42)
    expect(await row()).toEqual({ last_at: morning.from, told_at: null })
  })

  it('a guest has at most one nominee, who is another person with an Indian mobile', async () => {
    const { db } = engine
    const user_id = await givenUser(db, { phone: '+916000000077' })
    const name = (fields: { name?: string; phone?: string }) =>
      refusalOf(
        db
          .insertInto('nominees')
          .values({ user_id, name: 'Meera Rao', phone: '+916000000078', named_at: morning.from, ...fields })
          .execute(),
      )
    expect(await name({ phone: '+916000000077' })).toBe('nominees_another_person')
    expect(await name({ phone: '6000000078' })).toBe('nominees_phone_form')
    expect(await name({ name: ' ' })).toBe('nominees_name_filled')
    expect(await name({})).toBe('nothing')
    expect(await name({})).toBe('nominees_pkey')
  })

  it('an identity image is stored only with its key, and a destroyed image without a key', async () => {
    const { db } = engine
    const row = {
      owner_id: await givenUser(db),
      kind: 'identity' as const,
      mime: 'image/webp' as const,
      bytes: 10,
      sha256: Buffer.alloc(32),
    }
    const insert = (fields: Partial<NewRow<'pictures'>>) =>
      refusalOf(
        db
          .insertInto('pictures')
          .values({ ...row, storage_key: crypto.randomUUID(), ...fields })
          .execute(),
      )
    expect(await insert({})).toBe('pictures_identity_encrypted')
    expect(await insert({ encrypted_key: Buffer.alloc(48) })).toBe('nothing')
    expect(await insert({ encrypted_key: Buffer.alloc(48), destroyed_at: heldUntil })).toBe('pictures_key_destroyed')
    expect(await insert({ destroyed_at: heldUntil })).toBe('nothing')
  })

  it('a user’s photo can only be the user’s own picture', async () => {
    const { db } = engine
    const [owner, other] = [await givenUser(db), await givenUser(db)]
    const picture = await db
      .insertInto('pictures')
      .values({
        owner_id: owner,
        kind: 'profile',
        mime: 'image/webp',
        bytes: 10,
        storage_key: 'p',
        sha256: Buffer.alloc(32),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const show = (user: string) =>
      refusalOf(db.updateTable('users').set({ profile_picture_id: picture.id }).where('id', '=', user).execute())
    expect(await show(other)).toBe('users_own_profile_picture')
    expect(await show(owner)).toBe('nothing')
  })
})
