import type { Language } from '#domain/languages.ts'
import type { Db } from '../../services.ts'

/**
 * Stores the language in which a guest gets texts and e-mails. Undefined, because the client named none, changes
 * nothing.
 */
export async function writeLanguage(db: Db, userId: string, language: Language | undefined): Promise<void> {
  if (language === undefined) return
  await db.updateTable('users').set({ language }).where('id', '=', userId).where('language', '<>', language).execute()
}

/** Reads the language in which a guest gets texts and e-mails. */
export const readLanguage = async (db: Db, userId: string): Promise<string> =>
  (await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow()).language
