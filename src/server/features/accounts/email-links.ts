import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { EMAIL_LINK_DAYS, MAX_EMAIL_LINKS_A_DAY, linkWaitSeconds } from '#domain/accounts/email-link.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../services.ts'
import { emailTo, guestText, pageLink } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { readLanguage } from './guest-language.ts'
import { randomSecret, hashSecret } from './otp-secrets.ts'

/**
 * Sends the link that verifies an address. Until its owner opens it, the address gets no other email except booking
 * confirmations. The text is neutral, because a mistyped address belongs to a stranger. The token is after the #, a
 * part that browsers never send, so no log contains it.
 */
export async function sendEmailLink(
  trx: Transaction<DB>,
  { userId, email, origin, now }: { userId: string; email: string; origin: string; now: Date },
): Promise<void> {
  const token = randomSecret()
  await trx
    .insertInto('email_links')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      email,
      created_at: now,
      expires_at: addMinutes(now, EMAIL_LINK_DAYS * 24 * 60),
    })
    .execute()
  const language = await readLanguage(trx, userId)
  const text = guestText('email_link', language, [pageLink(origin, language, `/verify-email#${token}`)])
  await enqueue(trx, now, [emailTo(email, text)])
}

type LinkRefusal = { code: 'EMAIL_ALREADY_VERIFIED' } | { code: 'TOO_MANY_REQUESTS'; retryAfterSeconds: number }

/** Sends the link again to a signed-in guest, up to a few times a day. */
export async function resendEmailLink(services: Services, userId: string): Promise<Result<undefined, LinkRefusal>> {
  const now = services.clock.now()
  const sent = await services.db.transaction().execute(async (trx): Promise<Result<undefined, LinkRefusal>> => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'email_verified_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (user.email_verified_at) return refuse({ code: 'EMAIL_ALREADY_VERIFIED' })
    const earlier = await trx
      .selectFrom('email_links')
      .select('created_at')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(MAX_EMAIL_LINKS_A_DAY)
      .execute()
    const wait = linkWaitSeconds(
      earlier.map(({ created_at }) => created_at),
      now,
    )
    if (wait > 0) return refuse({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: wait })
    await sendEmailLink(trx, { userId, email: user.email, origin: services.origin(), now })
    return accept(undefined)
  })
  if (sent.ok) services.nudge()
  return sent
}

/**
 * Verifies the address to which a link was sent. A link works once. An expired link verifies nothing, and neither does
 * a link for an address that the guest has replaced.
 */
export async function useEmailLink({ db, clock }: Services, token: string): Promise<string | undefined> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('email_links')
      .set({ used_at: now })
      .where('token_hash', '=', hashSecret(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'email'])
      .executeTakeFirst()
    if (!link) return undefined
    const { rows } = await sql<{ id: string }>`
      update users set email_verified_at = coalesce(email_verified_at, ${now})
      where id = ${link.user_id}::uuid and lower(email) = lower(${link.email}) returning id`.execute(trx)
    return rows[0]?.id
  })
}
