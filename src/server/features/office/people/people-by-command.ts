import { sql } from 'kysely'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { OperatorRole } from '#domain/office/operators.ts'
import type { Db } from '../../../services.ts'
import { forgetPasskeys } from '../../passkeys/passkey-holder.ts'
import { isTakenPhone, worksHere, type NewOperator } from './people.ts'
import { operatorOfPhone } from './sign-in.ts'
import { notifyOfNewOperator } from './notify-operators.ts'

export type CommandRefusal = 'NOT_FOUND' | 'OPERATOR_EXISTS' | 'LAST_ADMIN'
type ByCommand = { phone: string; operator: string }

const note = (
  db: Db,
  { operator, action, subject, now }: { operator: string; action: string; subject: string; now: Date },
) => db.insertInto('operator_actions').values({ operator, action, subject_id: subject, at: now }).execute()

/**
 * Adds an operator by command. The first admins of an office are added this way, because nobody could confirm them. The
 * command requires access to the server and the database's owner. As usual, a new admin cannot confirm anything for two
 * days.
 */
export async function addOperatorByCommand(
  db: Db,
  { grantedBy, ...wish }: NewOperator & { grantedBy: string },
  now: Date,
): Promise<Result<string, CommandRefusal>> {
  try {
    return await db.transaction().execute(async (trx): Promise<Result<string, CommandRefusal>> => {
      if (await worksHere(trx, wish.phone)) return refuse('OPERATOR_EXISTS')
      const { id } = await trx
        .insertInto('operators')
        .values({ ...wish, granted_by: grantedBy, granted_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await note(trx, { operator: grantedBy, action: 'operator_added', subject: id, now })
      await notifyOfNewOperator(trx, { id, role: wish.role }, now)
      return accept(id)
    })
  } catch (error) {
    if (isTakenPhone(error)) return refuse('OPERATOR_EXISTS')
    throw error
  }
}

export function endOperatorByCommand(
  db: Db,
  { phone, operator }: ByCommand,
  now: Date,
): Promise<Result<{ name: string }, CommandRefusal>> {
  return db.transaction().execute(async (trx): Promise<Result<{ name: string }, CommandRefusal>> => {
    // Locks the admins, so that one remains if two are removed concurrently.
    const { rows } = await sql<{ id: string; role: OperatorRole; name: string; phone: string }>`
      select id, role, name, phone from operators where ended_at is null and (role = 'admin' or phone = ${phone})
      order by id for update`.execute(trx)
    const leaver = rows.find((one) => one.phone === phone)
    if (!leaver) return refuse('NOT_FOUND')
    const admins = rows.filter(({ role }) => role === 'admin')
    if (leaver.role === 'admin' && admins.length === 1) return refuse('LAST_ADMIN')
    await trx.updateTable('operators').set({ ended_at: now, ended_by: operator }).where('id', '=', leaver.id).execute()
    await trx.deleteFrom('office_sessions').where('operator_id', '=', leaver.id).execute()
    await note(trx, { operator, action: 'operator_ended', subject: leaver.id, now })
    return accept({ name: leaver.name })
  })
}

/** Handles a lost device: signs out all devices of its owner, who creates a new passkey after the next OTP. */
export function forgetPasskeysByCommand(
  db: Db,
  { phone, operator }: ByCommand,
  now: Date,
): Promise<Result<number, CommandRefusal>> {
  return db.transaction().execute(async (trx): Promise<Result<number, CommandRefusal>> => {
    const found = await operatorOfPhone(trx, phone)
    if (!found) return refuse('NOT_FOUND')
    const forgotten = await forgetPasskeys(trx, { kind: 'operator', holder: found.id }, { by: operator, now })
    await trx.deleteFrom('office_sessions').where('operator_id', '=', found.id).execute()
    await note(trx, { operator, action: 'operator_passkeys_forgotten', subject: found.id, now })
    return accept(forgotten)
  })
}
