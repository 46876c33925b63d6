import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '#db/schema.ts'

/**
 * Finds the language for an address whose owner has opened our link; undefined for any other. An unverified address
 * gets only that link and booking confirmations (decision 0012).
 */
export async function languageOfVerified(trx: Transaction<DB>, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ language: string }>`
    select language from users where lower(email) = lower(${email}) and email_verified_at is not null`.execute(trx)
  return rows[0]?.language
}
