import { sql } from 'kysely'
import type { Nominee } from '#contract/nominees.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Services } from '../../../services.ts'
import { eraseAccount, type EraseRefusal } from '../../my-data/erase-account.ts'
import { exportData, type DataExport } from '../../my-data/export-data.ts'
import { findNominee } from '../../my-data/nominee.ts'
import { writeLog, type LogLine } from '../write-log.ts'
import { forgetPasskeys } from '../../passkeys/passkey-holder.ts'
import type { GuestRequest } from './guest-actions.ts'

/** Logs an action before it is done, in words that remain true if the process dies in between. */
const note = ({ db, clock }: Services, { session, userId, reason }: GuestRequest, act: LogLine['act']) =>
  db.transaction().execute((trx) => writeLog(trx, session, { act, subject: userId, userId, reason }, clock.now()))

/** Exports everything for a guest who asked the office instead of using their own page. */
export async function exportGuest(services: Services, ask: GuestRequest): Promise<DataExport> {
  await note(services, ask, 'guest_data_exported')
  return exportData(services, ask.userId)
}

/** Reads a guest's nominee, after logging who asked and why. Undefined if the guest has no nominee. */
export async function readNomineeOf(services: Services, ask: GuestRequest): Promise<Nominee | undefined> {
  const { db } = services
  const nominee = await findNominee(db, ask.userId)
  if (nominee) await note(services, ask, 'guest_nominee_read')
  return nominee ?? undefined
}

/** Erases a guest who asked the office to do so. Refuses for the same reasons as on the guest's own page. */
export async function eraseGuest(services: Services, ask: GuestRequest): Promise<Result<undefined, EraseRefusal>> {
  await note(services, ask, 'guest_erase_asked')
  return eraseAccount(services, ask.userId)
}

/**
 * Helps a guest who lost every device with a passkey (docs/decisions/0016): removes the passkeys and ends all sessions,
 * so that a new passkey requires a fresh OTP. Returns how many passkeys were removed.
 */
export function forgetPasskeysOfGuest(
  { db, clock }: Services,
  { session, userId, reason }: GuestRequest,
): Promise<Result<number, 'NOT_FOUND'>> {
  return db.transaction().execute(async (trx): Promise<Result<number, 'NOT_FOUND'>> => {
    const now = clock.now()
    // Takes the same lock as a guest who creates a passkey, so that the two actions never overlap.
    const { rows } = await sql`select 1 from users where id = ${userId}::uuid and erased_at is null for update`.execute(
      trx,
    )
    if (rows.length === 0) return refuse('NOT_FOUND')
    const forgotten = await forgetPasskeys(trx, { kind: 'guest', holder: userId }, { by: session.name, now })
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await writeLog(trx, session, { act: 'guest_passkeys_forgotten', subject: userId, userId, reason }, now)
    return accept(forgotten)
  })
}
