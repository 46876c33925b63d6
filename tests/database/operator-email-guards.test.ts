/** Tests the constraints on operators' email addresses for alarms (decision 0114). */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { grantRows } from '#db/grant-rows.ts'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenOperator } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const AT = new Date('2026-12-01T09:00:00+05:30')
const after = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)
const EMAIL = 'asha@home.example'
const HASH = Buffer.alloc(32)

await describeBothEngines('addresses of operators', (engine) => {
  const end = (id: string) =>
    engine.db
      .updateTable('operators')
      .set({ ended_at: after(1), ended_by: 'test' })
      .where('id', '=', id)
      .execute()
  type Fields = Partial<NewRow<'operator_emails'>>
  const insert = (operator_id: string, fields: Fields = {}) =>
    refusalOf(
      engine.db
        .insertInto('operator_emails')
        .values({ operator_id, pending_email: EMAIL, code_hash: HASH, sent: [AT], ...fields })
        .execute(),
    )
  const change = (operator_id: string, set: Fields) =>
    refusalOf(engine.db.updateTable('operator_emails').set(set).where('operator_id', '=', operator_id).execute())
  const verified = { email: EMAIL, verified_at: after(14), pending_email: null, code_hash: null, tries: 0 }

  it.each<[string, string, Fields]>([
    ['with a code', 'nothing', {}],
    ['without an @', 'operator_emails_pending_form', { pending_email: 'asha' }],
    ['of 255 characters', 'operator_emails_pending_form', { pending_email: `${'a'.repeat(253)}@b` }],
    ['without a code', 'operator_emails_code_of_pending', { code_hash: null }],
    ['whose code was never sent', 'operator_emails_code_sent', { sent: [] }],
    ['with a code as it was typed', 'operator_emails_hash_length', { code_hash: Buffer.from('402917') }],
    ['after six wrong tries', 'operator_emails_tries_range', { tries: 6 }],
    ['after six codes', 'operator_emails_sent_few', { sent: [AT, AT, AT, AT, AT, AT] }],
    ['that was verified as none', 'operator_emails_verified', { verified_at: AT }],
    ['that nobody proved', 'operator_emails_proved', { email: EMAIL, verified_at: AT }],
  ])('an address %s violates %s', async (_what, guard, fields) => {
    expect(await insert(await givenOperator(engine.db), fields)).toBe(guard)
  })

  it.each<[string, string, Fields, Fields]>([
    ['the address that got the code', 'nothing', {}, verified],
    ['another address', 'operator_emails_proved', {}, { ...verified, email: 'ravi@home.example' }],
    ['an address whose code is left', 'operator_emails_proved', {}, { email: EMAIL, verified_at: after(14) }],
    ['an address 15 minutes later', 'operator_emails_proved', {}, { ...verified, verified_at: after(15) }],
    ['an address after five wrong tries', 'operator_emails_proved', { tries: 5 }, verified],
    ['nothing, with fewer tries', 'operator_emails_tries_only_grow', { tries: 2 }, { tries: 1 }],
    ['nothing, with another code', 'nothing', { tries: 2 }, { tries: 0, code_hash: Buffer.alloc(32, 1) }],
  ])('a change that verifies %s violates %s', async (_what, guard, fields, set) => {
    const id = await givenOperator(engine.db)
    expect(await insert(id, fields)).toBe('nothing')
    expect(await change(id, set)).toBe(guard)
  })

  it('an address belongs to one operator who works here, and is deleted when the role ends', async () => {
    const [id, gone] = [await givenOperator(engine.db), await givenOperator(engine.db)]
    await end(gone)
    expect(await insert(gone)).toBe('operator_emails_of_operator')
    expect(await insert(id)).toBe('nothing')
    expect(await insert(id)).toBe('operator_emails_pkey')
    expect(await change(id, { operator_id: gone })).toBe('operator_emails_of_operator')
    expect(await change(id, verified)).toBe('nothing')
    await end(id)
    const left = await engine.db.selectFrom('operator_emails').select('email').where('operator_id', '=', id).execute()
    expect(left).toEqual([])
  })
  it('the serving role stores an address without the right to change operators', async () => {
    const id = await givenOperator(engine.db)
    await sql`create role email_writer`.execute(engine.db)
    try {
      await grantRows(engine.db, 'email_writer')
      await engine.db.transaction().execute(async (trx) => {
        await sql`set local role email_writer`.execute(trx)
        const row = { operator_id: id, pending_email: EMAIL, code_hash: HASH, sent: [AT] }
        expect(await refusalOf(trx.insertInto('operator_emails').values(row).execute())).toBe('nothing')
        expect(
          await refusalOf(trx.updateTable('operator_emails').set(verified).where('operator_id', '=', id).execute()),
        ).toBe('nothing')
      })
    } finally {
      await sql`drop owned by email_writer`.execute(engine.db)
      await sql`drop role email_writer`.execute(engine.db)
    }
  })
})
