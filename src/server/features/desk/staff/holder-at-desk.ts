import { isPasskeyHeldBack } from '#domain/desk/not-me.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import { lastDisowned, type PasskeyHolder } from '../../passkeys/passkey-holder.ts'
import { notifyStaff, type NotifyServices } from './notify-staff.ts'
import { writeAct } from '../bookings/write-act.ts'

/**
 * Describes a staff member at a desk as a holder of passkeys. Only a manager may create a passkey, and never on a
 * paired device, which is shared.
 */
export const holderAtDesk = (telling: NotifyServices, session: DeskSession): PasskeyHolder => ({
  kind: 'staff',
  holder: session.phone ?? session.staffId,
  site: 'desk',
  name: session.name,
  subject: session.staffId,
  hasShownPasskey: session.hasShownPasskey,
  mayMakeHere: session.post === 'manager' && !session.isPaired,
  isFirstHeldBack: async (db, now) =>
    isPasskeyHeldBack(await lastDisowned(db, { kind: 'staff', holder: session.phone ?? '' }), now),
  session: {
    table: 'desk_sessions',
    tokenHash: session.tokenHash,
    lockHolder: (trx) =>
      trx.selectFrom('hotel_staff').select('id').where('id', '=', session.staffId).forUpdate().execute(),
    onMade: async (trx, now, passkeyId) => {
      await writeAct(trx, session, { kind: 'passkey_made' }, now)
      const { staffId, hotelId } = session
      await notifyStaff(telling, trx, { kind: 'passkey', staffId, hotelId, passkeyId, now })
    },
  },
})
