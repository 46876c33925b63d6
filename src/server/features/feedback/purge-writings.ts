import { sql } from 'kysely'
import { WRITING_RETENTION_DAYS } from '#domain/retention-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

/**
 * Deletes messages from people and hotels after a year, except complaints and requests that nobody has settled yet.
 * Returns how many.
 */
export async function purgeWritings({ db, clock }: Services): Promise<number> {
  const before = addMinutes(clock.now(), -WRITING_RETENTION_DAYS * 24 * 60)
  const feedback = await purgeInBatches(async (limit) => {
    const old = db
      .selectFrom('feedback')
      .select('id')
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('settled_at', 'is not', null), eb('kind', '=', 'feedback')]))
      .limit(limit)
    await sql`delete from work_notes where work_key in (select 'case:' || ticket from feedback where id in (${old}))`.execute(
      db,
    )
    return db.deleteFrom('feedback').where('id', 'in', old).executeTakeFirst()
  })
  const forms = await purgeInBatches((limit) => {
    const old = db.selectFrom('partner_forms').select('id').where('created_at', '<', before).limit(limit)
    return db.deleteFrom('partner_forms').where('id', 'in', old).executeTakeFirst()
  })
  return feedback + forms
}
