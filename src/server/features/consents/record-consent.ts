import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/languages.ts'
import { PRIVACY_POLICY as english } from '../../../words/en/pages/privacy-policy.ts'
import { PRIVACY_POLICY as hindi } from '../../../words/hi/pages/privacy-policy.ts'
import type { PageText } from '../../../words/page-text.ts'
import type { Db } from '../../services.ts'

type Notice = { version: string; language: Language; body: string }

function noticeFrom(page: PageText, language: Language): Notice {
  const body = JSON.stringify(page)
  return { version: createHash('sha256').update(body).digest('hex'), language, body }
}

// The policy has no Tamil text: those pages show the English one.
const ENGLISH = noticeFrom(english, 'en')
const NOTICES: Partial<Record<string, Notice>> = { hi: noticeFrom(hindi, 'hi') }

type Consent = {
  userId: string
  purpose: 'account' | 'calls_and_texts' | 'identity' | 'push' | 'whatsapp'
  given: boolean
  now: Date
}

/**
 * Records that a guest gave or withdrew a consent, with the text of the privacy policy in their language. Repeating the
 * last answer under the same text adds nothing.
 */
export async function recordConsent(db: Db, { userId, purpose, given, now }: Consent): Promise<void> {
  const { language } = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const notice = NOTICES[language] ?? ENGLISH
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
