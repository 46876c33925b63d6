import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/nominees.ts'
import { readNominee } from '#domain/accounts/nominee.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { NOMINEE_ERRORS } from '../../../words/en/nominee-errors.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Db, Services } from '../../services.ts'

/** Finds the nominee of a guest; null if there is none. */
export async function findNominee(db: Db, userId: string): Promise<calls.Nominee | null> {
  const found = await db
    .selectFrom('nominees')
    .select(['name', 'phone', 'named_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ? { name: found.name, phone: found.phone, namedAt: toIstIso(found.named_at) } : null
}

/** Registers the calls that name, change and remove a guest's nominee (DPDP Act, section 14; decision 0067). */
export function nomineeRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.getNominee, async ({ session }) => ({
    nominee: await findNominee(db, session.userId),
  }))

  handleCall(app, services, calls.setNominee, async ({ session, body }) => {
    const read = readNominee(body, session.guest.phone)
    if (!read.ok) {
      const { field, kind, fault } = read.refusal
      throw fieldRefusal(field, kind, NOMINEE_ERRORS[fault])
    }
    const nominee = { ...read.value, named_at: clock.now() }
    await db
      .insertInto('nominees')
      .values({ user_id: session.userId, ...nominee })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(nominee))
      .execute()
    return { nominee: await findNominee(db, session.userId) }
  })

  handleCall(app, services, calls.removeNominee, async ({ session }) => {
    await db.deleteFrom('nominees').where('user_id', '=', session.userId).execute()
    return { nominee: null }
  })
}
