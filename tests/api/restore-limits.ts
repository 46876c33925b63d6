import { sql } from 'kysely'
import { buildOperator, type BuiltStaff } from '../builders.ts'
import { FIRST_LIMITS } from '#domain/office/limits.ts'
import { officeOf } from './office-steps.ts'
import type { Api } from './start-api.ts'

/** Restores the initial limits, as two admins do. */
export async function restoreLimits(api: Api, admin: Pick<BuiltStaff, 'headers'>): Promise<void> {
  const { perBooking, perDay } = FIRST_LIMITS
  const wish = { per_booking: perBooking, per_day: perDay, reason: 'As before' }
  const { body } = await api.post('/office/limits', wish, { headers: admin.headers })
  if (body.proposal_id === null) return
  const second = await buildOperator(api.db, { role: 'admin' })
  const decided = await officeOf(api, second).decide(body.proposal_id, 'confirm')
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body))
  await sql`update operators set ended_at = ${api.clock.now()}, ended_by = 'test' where id = ${second.id}::uuid`.execute(
    api.db,
  )
}
