/** Tests that each consent keeps the text of the privacy policy under which it was given (decision 0105). */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sha256Hex } from '#server/ed25519.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenUser } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const AT = new Date('2026-11-29T12:00:00+05:30')
const BODY = '{"title":"Privacy policy"}'
const NOTICE = { version: sha256Hex(BODY), language: 'en', body: BODY, first_used_at: AT }

await describeBothEngines('consents', (engine) => {
  const keep = (fields: object = {}) =>
    refusalOf(
      engine.db
        .insertInto('notices')
        .values({ ...NOTICE, ...fields })
        .execute(),
    )

  it.each([
    ['as it is', {}, 'nothing'],
    ['under a hash of another text', { body: '{}' }, 'notices_version_of_body'],
    ['under a number', { version: '12' }, 'notices_version_form'],
    ['in a language that is no code', { language: 'Hindi' }, 'notices_language_form'],
  ])('a notice stored %s violates: %s', async (_, fields, refusal) => {
    expect(await keep(fields)).toBe(refusal)
  })

  it('a consent names a stored notice, and neither changes afterwards', async () => {
    const { db } = engine
    const other = { body: '{}', version: sha256Hex('{}') }
    const consent = {
      user_id: await givenUser(db),
      purpose: 'account',
      given: true,
      notice: other.version,
      at: AT,
    } as const
    const give = (fields: object = {}) =>
      refusalOf(
        db
          .insertInto('consents')
          .values({ ...consent, ...fields })
          .execute(),
      )
    expect(await give()).toBe('consents_notice_fkey')
    expect(await keep(other)).toBe('nothing')
    expect(await give()).toBe('nothing')
    expect(await give({ purpose: 'advertising' })).toBe('consents_purpose_known')
    for (const change of [
      sql`update consents set given = false`,
      sql`delete from consents`,
      sql`update notices set language = 'hi'`,
      sql`delete from notices`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/stays/)
  })
})
