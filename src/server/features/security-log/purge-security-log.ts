import { SECURITY_LOG_KEPT_DAYS } from '#domain/kept-days.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'

const MOST_AT_ONCE = 5000

/** Forgets the security log after its days, in steps that lock nothing for long. Answers how many entries. */
export async function purgeSecurityLog({ db, clock }: Services): Promise<number> {
  const old = addMinutes(clock.now(), -SECURITY_LOG_KEPT_DAYS * 24 * 60)
  let purged = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from security_log where id in (
        select id from security_log where at < ${old} order by at limit ${MOST_AT_ONCE})`.execute(db)
    purged += Number(numAffectedRows)
    if (Number(numAffectedRows) < MOST_AT_ONCE) return purged
  }
}
