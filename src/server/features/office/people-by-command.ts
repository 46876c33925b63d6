import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../services.ts'
import { forgetPasskeys } from '../passkeys/passkey-holder.ts'
import { addOperator, endOperator, isTakenPhone, type NewOperator } from './people.ts'
import { operatorOfPhone } from './sign-in.ts'

export type CommandRefusal = 'NOT_FOUND' | 'OPERATOR_EXISTS' | 'LAST_ADMIN'
type ByCommand = { phone: string; operator: string }

const note = (
  db: Db,
  { operator, action, subject, now }: { operator: string; action: string; subject: string; now: Date },
) => db.insertInto('operator_actions').values({ operator, action, subject_id: subject, at: now }).execute()

/** The first admin of an office comes this way. */
export async function addOperatorByCommand(
  db: Db,
  wish: NewOperator,
  now: Date,
): Promise<Result<string, CommandRefusal>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const added = await addOperator(trx, wish, now)
      if (added.ok) await note(trx, { operator: wish.grantedBy, action: 'operator_added', subject: added.value, now })
      return added
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
    const found = await operatorOfPhone(trx, phone)
    if (!found) return refuse('NOT_FOUND')
    const ended = await endOperator(trx, { id: found.id, by: operator }, now)
    if (ended.ok) await note(trx, { operator, action: 'operator_ended', subject: found.id, now })
    return ended
  })
}

/** A lost device: all devices of its owner are signed out, and they make a new passkey after the next password. */
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
