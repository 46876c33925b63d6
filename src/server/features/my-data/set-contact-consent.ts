import type { Services } from '../../services.ts'
import { recordConsent } from '../consents/record-consent.ts'

/** Records or withdraws a guest's consent to calls and texts. Repeating the last answer changes nothing. */
export const setContactConsent = ({ db, clock }: Services, userId: string, given: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ contact_consent: given, contact_consent_at: now })
      .where('id', '=', userId)
      .where('contact_consent', '<>', given)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await recordConsent(trx, { userId, purpose: 'calls_and_texts', given, now })
  })
