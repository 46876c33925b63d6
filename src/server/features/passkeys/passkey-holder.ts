import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Db } from '../../services.ts'

/**
 * Kinds of passkey holders. The same phone may have passkeys of each kind, but a passkey is valid only for its own
 * kind.
 */
const PASSKEY_KINDS = ['staff', 'operator', 'guest'] as const
type PasskeyKind = (typeof PASSKEY_KINDS)[number]

/** A signed-in device that creates or shows a passkey, with what differs between desk, office and guest. */
export type PasskeyHolder = {
  kind: PasskeyKind
  /** the phone of a staff member, who may work at several hotels; the id of an operator or a guest */
  holder: string
  /** the site's name in the device's own list of passkeys */
  site: string
  name: string
  /** the holder's identity in the security log */
  subject: string
  hasShownPasskey: boolean
  /** whether this device may create a passkey at all */
  mayMakeHere: boolean
  /** returns true if an OTP alone cannot add a passkey now, because the holder disowned one within the last day */
  isFirstHeldBack?: (db: Db, now: Date) => Promise<boolean>
  session: PasskeySession
}

/** The device's session, which stores the challenge and whether a passkey was shown. */
export type PasskeySession = {
  table: 'desk_sessions' | 'office_sessions' | 'sessions'
  tokenHash: Buffer
  /**
   * locks the holder's row, so that of two devices that create a passkey concurrently the second counts the first one's
   */
  lockHolder: (trx: Transaction<DB>) => Promise<unknown>
  /** logs the new passkey, in the same transaction */
  onMade: (trx: Transaction<DB>, now: Date, passkeyId: string) => Promise<void>
}

export const passkeysOf = (db: Db, { kind, holder }: Pick<PasskeyHolder, 'kind' | 'holder'>) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'public_key', 'counter', 'transports'])
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .where('forgotten_at', 'is', null)
    .execute()

/** Finds the passkey with this id, if it is a guest's. */
export const guestPasskey = (db: Db, id: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'public_key', 'counter', 'transports', 'holder'])
    .where('kind', '=', 'guest')
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()

export type StoredPasskey = Awaited<ReturnType<typeof passkeysOf>>[number]

/** Whether this holder has a valid passkey. */
export async function hasPasskey(db: Db, whose: Pick<PasskeyHolder, 'kind' | 'holder'>): Promise<boolean> {
  return (await passkeysOf(db, whose)).length > 0
}

/** When this holder last said that a passkey was not theirs. */
export async function lastDisowned(
  db: Db,
  { kind, holder }: Pick<PasskeyHolder, 'kind' | 'holder'>,
): Promise<Date | null> {
  const last = await db
    .selectFrom('passkeys')
    .select((eb) => eb.fn.max('disowned_at').as('at'))
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return last?.at ?? null
}

/**
 * Removes all passkeys of a holder who lost their device. Also ends the waiting time after a disowned passkey, so that
 * the next OTP can add a new one. Returns how many were removed.
 */
export async function forgetPasskeys(
  db: Db,
  { kind, holder }: Pick<PasskeyHolder, 'kind' | 'holder'>,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  await db
    .updateTable('passkeys')
    .set({ disowned_at: null })
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .where('disowned_at', 'is not', null)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ forgotten_at: now, forgotten_by: by })
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
