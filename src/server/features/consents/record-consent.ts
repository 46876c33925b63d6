import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, type Language } from '#domain/languages.ts'
import { WORDS } from '../../../words/languages.ts'
import type { Db } from '../../services.ts'

type Notice = { version: string; language: Language; body: string }

const policyIn = (language: Language) => WORDS[language].privacyPolicy.PRIVACY_POLICY

/** Returns the policy in a language. A language without its own policy gets the English one. */
function noticeIn(shown: Language): Notice {
  const language = policyIn(shown) === policyIn(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : shown
  const body = JSON.stringify(policyIn(language))
  return { version: createHash('sha256').update(body).digest('hex'), language, body }
}

const NOTICES = new Map(LANGUAGES.map((language) => [language, noticeIn(language)]))

type Consent = {
  userId: string
  purpose: 'account' | 'calls_and_texts' | 'identity' | 'push' | 'whatsapp'
  given: boolean
  now: Date
}

/**
 * Records that a guest gave or withdrew a consent, with the text of the privacy policy in their language. Adds nothing
 * if the last answer is repeated under the same text.
 */
export async function recordConsent(db: Db, { userId, purpose, given, now }: Consent): Promise<void> {
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const notice = NOTICES.get(languageOf(language)) ?? noticeIn(DEFAULT_LANGUAGE)
  await sql`
    with kept as (
      insert into notices (version, language, body, first_used_at)
        select ${notice.version}, ${notice.language}, ${notice.body}, ${now}
        where not exists (select from notices where version = ${notice.version})
        on conflict do nothing
    ), last as (
      select given, notice from consents where user_id = ${userId}::uuid and purpose = ${purpose} order by id desc limit 1
    )
    insert into consents (user_id, purpose, given, notice, at)
    select ${userId}::uuid, ${purpose}, ${given}::boolean, ${notice.version}, ${now}
    where not exists (select from last where last.given = ${given}::boolean and last.notice = ${notice.version})`.execute(
    db,
  )
}
