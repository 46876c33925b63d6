import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-duty.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Services } from '../../../services.ts'
import { listOnDuty } from '../../alarms/on-duty.ts'
import { endDuty, startDuty } from './duty.ts'

/** Registers the calls by which operators start and end their duty (decision 0114). */
export function officeDutyRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const present = async ({ operatorId }: OfficeSession) => {
    const onDuty = await listOnDuty(db, clock.now())
    const own = onDuty.find(({ id }) => id === operatorId)
    return {
      on_duty: onDuty.map(({ until, ...operator }) => ({ ...operator, until: toIstIso(until) })),
      own_until: own ? toIstIso(own.until) : null,
    }
  }

  handleCall(app, services, calls.readDuty, ({ session }) => present(session))
  handleCall(app, services, calls.startDuty, async ({ session, body }) => {
    await db.transaction().execute((trx) => startDuty(trx, session, { hours: body.hours, now: clock.now() }))
    return present(session)
  })
  handleCall(app, services, calls.endDuty, async ({ session }) => {
    await db.transaction().execute((trx) => endDuty(trx, session, clock.now()))
    return present(session)
  })
}
