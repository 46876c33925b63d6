import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '#db/schema.ts'

/**
 * Whether the address's owner opened our link. An unverified address gets only that link and booking confirmations
 * (decision 0012).
 */
export async function isVerifiedEmail(trx: Transaction<DB>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users where lower(email) = lower(${email}) and email_verified_at is not null`.execute(trx)
  return rows.length > 0
}
