import { createHmac, randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Pairing, WaitingDevice } from '#contract/desk-pairing.ts'
import type { DB } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { PAIRING_DIGITS, pairingCodeText, pairingExpiry, pairingState, type PairingCode } from '#domain/desk/pairing.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { hashToken } from '../../../http/session.ts'
import type { Env } from '../../../env.ts'
import type { Db, Services } from '../../../services.ts'
import { hashSecret, keyFor } from '../../accounts/otp-secrets.ts'
import { FRESH_DEVICE, writeDeskSession } from './open-session.ts'
import { notifyStaff } from './notify-staff.ts'
import { writeAct } from '../bookings/write-act.ts'

/** Hashes a code with a key and its hotel's id, so that a stolen table does not reveal the digits. */
const hashCode = (env: Env, { hotelId, secret }: PairingCode): Buffer =>
  createHmac('sha256', keyFor(env, 'pairing code')).update(`${hotelId}:${secret}`).digest()

const drawSecretDigits = (): string => String(randomInt(10 ** PAIRING_DIGITS)).padStart(PAIRING_DIGITS, '0')

const MAX_DRAWS = 5

/**
 * Creates a code for a device of this staff member, which replaces their older codes. Undefined if they do not work at
 * the manager's hotel or have not accepted. Draws another code if the same code is currently in use.
 */
export async function makePairingCode(
  services: Services,
  session: DeskSession,
  staffId: string,
): Promise<{ code: string; expiresAt: Date } | undefined> {
  for (let draw = 1; ; draw++) {
    const code = { hotelId: session.hotelId, secret: drawSecretDigits() }
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
  { staffId, code }: { staffId: string; code: PairingCode },
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
      where s.id = ${staffId}::uuid and s.hotel_id = ${session.hotelId} and s.ended_at is null and s.accepted_at is not null and s.role <> 'key'
      returning 1`.execute(trx)
    return rows.length > 0 ? { code: pairingCodeText(code), expiresAt } : undefined
  })
}

type PairingRow = { device: string | null; asked_at: Date; expires_at: Date; is_let_in: boolean | null }

const presentPairing = ({ device, asked_at, expires_at, is_let_in }: PairingRow, now: Date): Pairing => ({
  state: pairingState({ expiresAt: expires_at, isLetIn: is_let_in }, now),
  device,
  asked_at: toIstIso(asked_at),
  expires_at: toIstIso(expires_at),
})

const pairingColumns = ['device', 'asked_at', 'expires_at', 'is_let_in'] as const

type Asking = { code: PairingCode; attempt: string; device: string | undefined; address: string }

/**
 * Uses a code that was typed on a shared device. The code works once: the device then waits, with a token that has no
 * rights until a manager approves the device. The token is derived from the code and a random value of the device, so
 * that a repeated request gets the same token. Undefined if the code is wrong, used or too old.
 */
export async function startPairing(
  services: Services,
  { code, attempt, device, address }: Asking,
): Promise<{ token: string; pairing: Pairing } | undefined> {
  const { db, env, clock, desks, security } = services
  const now = clock.now()
  const codeHash = hashCode(env, code)
  const token = createHmac('sha256', keyFor(env, 'waiting device')).update(codeHash).update(attempt).digest('base64url')
  const attemptHash = hashSecret(`${codeHash.toString('hex')}:${attempt}`)
  const pairing = await db.transaction().execute(async (trx): Promise<PairingRow | undefined> => {
    const { rows } = await sql<{ staff_id: string; hotel_id: number; made_by: string }>`
      update pairing_codes p set used_at = ${now}
      from hotel_staff s, hotel_staff maker
      where p.code_hash = ${codeHash} and p.used_at is null and p.expires_at > ${now}
        and s.id = p.staff_id and s.ended_at is null and maker.id = p.made_by and maker.ended_at is null
      returning p.staff_id, p.hotel_id, p.made_by`.execute(trx)
    const made = rows[0]
    if (!made) {
      const before = trx.selectFrom('device_pairings').select(pairingColumns).where('attempt_hash', '=', attemptHash)
      return before.executeTakeFirst()
    }
    const hashes = { token_hash: hashToken(token), attempt_hash: attemptHash }
    const { made_by: code_by, ...at } = made
    const times = { asked_at: now, expires_at: pairingExpiry(now) }
    await desks.tell(trx, made.hotel_id)
    return trx
      .insertInto('device_pairings')
      .values({ ...hashes, ...at, code_by, device: device ?? null, ...times })
      .returning(pairingColumns)
      .executeTakeFirstOrThrow()
  })
  security.note(pairing ? 'pairing_asked' : 'pairing_failed', { address })
  return pairing && { token, pairing: presentPairing(pairing, now) }
}

/** Reads whether the device with this token waits, was approved or was refused. Undefined if it never typed a code. */
export async function findPairing({ db, clock }: Services, token: string): Promise<Pairing | undefined> {
  const found = await db
    .selectFrom('device_pairings')
    .select(pairingColumns)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return found && presentPairing(found, clock.now())
}

/** Lists the devices waiting for approval at a hotel, the longest waiting first. */
export async function listWaiting(db: Db, hotelId: number, now: Date): Promise<WaitingDevice[]> {
  const rows = await db
    .selectFrom('device_pairings')
    .innerJoin('hotel_staff', 'hotel_staff.id', 'device_pairings.staff_id')
    .select(['device_pairings.id', 'staff_id', 'name', 'device', 'asked_at', 'expires_at'])
    .where('device_pairings.hotel_id', '=', hotelId)
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('device_pairings.id')
    .execute()
  return rows.map(({ id, staff_id, name, device, asked_at, expires_at }) => ({
    id,
    colleague: { id: staff_id, name },
    device,
    asked_at: toIstIso(asked_at),
    expires_at: toIstIso(expires_at),
  }))
}

type Deciding = { session: DeskSession; pairingId: string; isLetIn: boolean }
type DecideRefusal = 'NOT_FOUND' | 'ALREADY_DECIDED'

/**
 * Lets a manager approve or refuse a waiting device. Repeating the same decision changes nothing; the opposite one is
 * refused. Notifies the staff member of an approved device.
 */
export function decidePairing(
  services: Services,
  { session, pairingId, isLetIn }: Deciding,
): Promise<Result<true, DecideRefusal>> {
  const { db, clock, desks } = services
  return db.transaction().execute(async (trx): Promise<Result<true, DecideRefusal>> => {
    const now = clock.now()
    const found = await lockPairing(trx, session.hotelId, pairingId)
    if (!found) return refuse('NOT_FOUND')
    if (found.is_let_in !== null) return found.is_let_in === isLetIn ? accept(true) : refuse('ALREADY_DECIDED')
    if (found.expires_at <= now || found.has_left) return refuse('NOT_FOUND')
    await trx
      .updateTable('device_pairings')
      .set({ decided_at: now, decided_by: session.staffId, is_let_in: isLetIn })
      .where('id', '=', pairingId)
      .execute()
    const kind = isLetIn ? 'device_paired' : 'device_refused'
    await writeAct(trx, session, { kind, detail: { staff: found.staff_id } }, now)
    if (isLetIn) await openPaired(services, trx, { session, pairingId, found, now })
    await desks.tell(trx, session.hotelId)
    return accept(true)
  })
}

type LockedPairing = PairingRow & { staff_id: string; token_hash: Buffer; has_left: boolean }

/** Locks the staff member's row as well, so that no device is approved for somebody who has just been removed. */
async function lockPairing(trx: Transaction<DB>, hotelId: number, id: string): Promise<LockedPairing | undefined> {
  const { rows } = await sql<LockedPairing>`
    select p.device, p.asked_at, p.expires_at, p.is_let_in, p.staff_id, p.token_hash,
      s.ended_at is not null or c.ended_at is not null as has_left
    from device_pairings p join hotel_staff s on s.id = p.staff_id join hotel_staff c on c.id = p.code_by
    where p.id = ${id}::uuid and p.hotel_id = ${hotelId} for update of p for share of s`.execute(trx)
  return rows[0]
}

type Paired = { session: DeskSession; pairingId: string; found: LockedPairing; now: Date }

async function openPaired(
  services: Services,
  trx: Transaction<DB>,
  { session, pairingId, found, now }: Paired,
): Promise<void> {
  const { staff_id: staffId, token_hash: tokenHash, device } = found
  const carried = { ...FRESH_DEVICE, device, paired_by: session.staffId, pairing_id: pairingId }
  await writeDeskSession(trx, { staffId, tokenHash, carried, now })
  await notifyStaff(services, trx, { kind: 'pairing', staffId, hotelId: session.hotelId, pairingId, now })
  services.security.note('desk_paired', { subject: staffId })
}
