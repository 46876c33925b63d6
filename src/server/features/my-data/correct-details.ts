import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { linkWaitSeconds, MAX_EMAIL_LINKS_A_DAY } from '#domain/accounts/email-link.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { sendEmailLink } from '../accounts/email-links.ts'
import type { SignUpDetails } from '../accounts/signup-requests.ts'
import { storeFormerContact } from './former-contacts.ts'

export type OwnDetails = Pick<SignUpDetails, 'name' | 'email' | 'gender' | 'cityId' | 'cityName'>
type Refused = { code: 'EMAIL_TAKEN' } | { code: 'TOO_MANY_REQUESTS'; retryAfterSeconds: number }

async function secondsUntilLink(trx: Transaction<DB>, userId: string, now: Date): Promise<number> {
  const earlier = await trx
    .selectFrom('email_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_EMAIL_LINKS_A_DAY)
    .execute()
  const sent = earlier.map(({ created_at }) => created_at)
  return linkWaitSeconds(sent, now)
}

async function write(
  trx: Transaction<DB>,
  { services, userId, details }: { services: Services; userId: string; details: OwnDetails },
): Promise<Result<undefined, Refused>> {
  const now = services.clock.now()
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isNew = email.toLowerCase() !== details.email.toLowerCase()
  const wait = isNew ? await secondsUntilLink(trx, userId, now) : 0
  if (wait > 0) return refuse({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: wait })
  await trx
    .updateTable('users')
    .set({
      name: details.name,
      email: details.email,
      gender: details.gender,
      city_id: details.cityId,
      city_name: details.cityName,
      ...(isNew ? { email_verified_at: null } : {}),
    })
    .where('id', '=', userId)
    .execute()
  if (isNew) await storeFormerContact(trx, { userId, contact: email, now })
  if (isNew) await sendEmailLink(trx, { userId, email: details.email, origin: services.origin(), now })
  return accept(undefined)
}

/** Whether this address would replace another one. */
export async function isNewEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && user.email.toLowerCase() !== email.toLowerCase()
}

/**
 * Corrects a guest's own details. A new email is unverified until the guest opens its link; bookings keep the name they
 * were made with.
 */
export async function correctDetails(
  services: Services,
  userId: string,
  details: OwnDetails,
): Promise<Result<undefined, Refused>> {
  try {
    const written = await services.db.transaction().execute((trx) => write(trx, { services, userId, details }))
    if (written.ok) services.nudge()
    return written
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_once') return refuse({ code: 'EMAIL_TAKEN' })
    throw error
  }
}
