import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { forgetPasskeys } from '../passkeys/passkey-holder.ts'
import { eraseAccount, type EraseRefusal } from './erase-account.ts'
import { exportData, type DataExport } from './export-data.ts'

/** Who asks for it on the server, and why: both are kept. */
export type GuestByCommand = { phone: string; operator: string; reason: string }

const guestOf = (db: Db, phone: string) =>
  db.selectFrom('users').select('id').where('phone', '=', phone).where('erased_at', 'is', null).executeTakeFirst()

type Note = { action: 'guest_data_exported' | 'guest_erased' | 'guest_passkeys_forgotten'; userId: string; now: Date }

const note = (db: Db | Transaction<DB>, { operator, reason }: GuestByCommand, { action, userId, now }: Note) =>
  db
    .insertInto('operator_actions')
    .values({ operator, reason, action, subject_id: userId, user_id: userId, at: now })
    .execute()

/** A copy of everything, for a guest who asked us instead of the page. The log has it before anything is read. */
export async function exportByCommand(services: Services, asked: GuestByCommand): Promise<DataExport | undefined> {
  const { db, clock } = services
  const guest = await guestOf(db, asked.phone)
  if (!guest) return undefined
  await note(db, asked, { action: 'guest_data_exported', userId: guest.id, now: clock.now() })
  return exportData(services, guest.id)
}

/** Erases an account whose guest asked us to; it is refused for the same reasons as on the page. */
export async function eraseByCommand(
  services: Services,
  asked: GuestByCommand,
): Promise<Result<undefined, EraseRefusal | 'NOT_FOUND'>> {
  const guest = await guestOf(services.db, asked.phone)
  if (!guest) return refuse('NOT_FOUND')
  return eraseAccount(services, guest.id, async (trx, now) => {
    await note(trx, asked, { action: 'guest_erased', userId: guest.id, now })
  })
}

/**
 * Every device with a passkey is lost (docs/decisions/0016): the passkeys are forgotten and all sessions end, so that a
 * fresh OTP is needed before the next one. Returns how many were forgotten.
 */
export function forgetPasskeysOfGuest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asked: GuestByCommand,
): Promise<Result<number, 'NOT_FOUND'>> {
  return db.transaction().execute(async (trx): Promise<Result<number, 'NOT_FOUND'>> => {
    const now = clock.now()
    const guest = await guestOf(trx, asked.phone)
    if (!guest) return refuse('NOT_FOUND')
    const forgotten = await forgetPasskeys(trx, { kind: 'guest', holder: guest.id }, { by: asked.operator, now })
    await trx.deleteFrom('sessions').where('user_id', '=', guest.id).execute()
    await note(trx, asked, { action: 'guest_passkeys_forgotten', userId: guest.id, now })
    return accept(forgotten)
  })
}
