import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { PAIRING_DIGITS, pairingExpiry } from '#domain/desk/staff.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { keyFor } from '../accounts/otp-secrets.ts'
import { openDeskSession } from './sign-in.ts'
import { writeAct } from './write-act.ts'

/** Keyed: a stolen table does not reveal the six digits. */
const hashCode = (env: Env, code: string): Buffer =>
  createHmac('sha256', keyFor(env, 'pairing code')).update(code).digest()

const drawCode = (): string => String(randomInt(10 ** PAIRING_DIGITS)).padStart(PAIRING_DIGITS, '0')

const MAX_DRAWS = 5

/**
 * A code for a device of this colleague, in place of their older ones; undefined when they do not work at the manager's
 * hotel. A code that somebody else waits with at the moment is drawn again.
 */
export async function makePairingCode(
  services: Services,
  session: DeskSession,
  staffId: string,
): Promise<{ code: string; expiresAt: Date } | undefined> {
  for (let draw = 1; ; draw++) {
    const code = drawCode()
    try {
      return await keepCode(services, session, { staffId, code })
    } catch (error) {
      if (violatedConstraint(error) !== 'pairing_codes_waiting' || draw === MAX_DRAWS) throw error
    }
  }
}

async function keepCode(
  { db, env, clock }: Services,
  session: DeskSession,
  { staffId, code }: { staffId: string; code: string },
): Promise<{ code: string; expiresAt: Date } | undefined> {
  const now = clock.now()
  const expiresAt = pairingExpiry(now)
  return db.transaction().execute(async (trx) => {
    await sql`delete from pairing_codes where used_at is null and (staff_id = ${staffId}::uuid or expires_at <= ${now})`.execute(
      trx,
    )
    const { rows } = await sql`
      insert into pairing_codes (code_hash, staff_id, hotel_id, made_by, created_at, expires_at)
      select ${hashCode(env, code)}::bytea, s.id, s.hotel_id, ${session.staffId}::uuid, ${now}::timestamptz, ${expiresAt}::timestamptz from hotel_staff s
      where s.id = ${staffId}::uuid and s.hotel_id = ${session.hotelId} and s.ended_at is null returning 1`.execute(trx)
    return rows.length > 0 ? { code, expiresAt } : undefined
  })
}

type Pairing = { staff_id: string; hotel_id: number; made_by: string }

/** Signs a shared device in with a code, once; undefined when the code is wrong, used or too old. */
export async function pairDevice(
  services: Services,
  { code, device, address }: { code: string; device: string | undefined; address: string },
): Promise<string | undefined> {
  const now = services.clock.now()
  const token = await services.db.transaction().execute(async (trx) => {
    const { rows } = await sql<Pairing>`
      update pairing_codes p set used_at = ${now}
      from hotel_staff s, hotel_staff maker
      where p.code_hash = ${hashCode(services.env, code)} and p.used_at is null and p.expires_at > ${now}
        and s.id = p.staff_id and s.ended_at is null and maker.id = p.made_by and maker.ended_at is null
      returning p.staff_id, p.hotel_id, p.made_by`.execute(trx)
    const pairing = rows[0]
    if (!pairing) return undefined
    const { staff_id: staffId, hotel_id: hotelId, made_by: pairedBy } = pairing
    await writeAct(trx, { staffId: pairedBy, hotelId }, { kind: 'device_paired', detail: { staff: staffId } }, now)
    return openDeskSession(trx, { staffId, device, pairedBy, now })
  })
  services.security.note(token ? 'desk_paired' : 'pairing_failed', { address })
  return token
}
