import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { PhoneStatus } from '#domain/accounts/send-limits.ts'
import type { Db } from '../../services.ts'
import { randomSecret, hashSecret } from './otp-secrets.ts'

/** Reads what we know about a phone, and whether this browser has signed in with it before. */
export async function phoneStatusOf(db: Db, phone: string, device: string | undefined): Promise<PhoneStatus> {
  const hash = device === undefined ? null : hashSecret(device)
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from known_devices d where d.user_id = u.id and d.device_hash = ${hash}::bytea) as known
    from users u where u.phone = ${phone}`.execute(db)
  if (!rows[0]) return 'unknown'
  return rows[0].known ? 'known browser' : 'registered'
}

/**
 * Makes this browser known for a user. Each sign-in replaces the old secret with a new one, so that a planted or copied
 * cookie is worthless afterwards.
 */
export async function rememberDeviceOf(
  trx: Transaction<DB>,
  { userId, device, now }: { userId: string; device: string | undefined; now: Date },
): Promise<string> {
  const fresh = randomSecret()
  const device_hash = hashSecret(fresh)
  if (device !== undefined)
    await trx.updateTable('known_devices').set({ device_hash }).where('device_hash', '=', hashSecret(device)).execute()
  await trx
    .insertInto('known_devices')
    .values({ device_hash, user_id: userId, created_at: now, last_signed_in_at: now })
    .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet({ last_signed_in_at: now }))
    .execute()
  return fresh
}
