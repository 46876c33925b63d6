import type { DeskSession } from '../../http/desk-session.ts'
import type { PasskeyHolder } from '../passkeys/passkey-holder.ts'
import { writeAct } from './write-act.ts'

/** A manager at a desk as the holder of passkeys; never one on a shared phone that was paired. */
export const holderAtDesk = (session: DeskSession): PasskeyHolder => ({
  kind: 'staff',
  holder: session.phone,
  site: 'desk',
  name: session.name,
  subject: session.staffId,
  hasShownPasskey: session.hasShownPasskey,
  mayMakeHere: session.post === 'manager' && !session.isPaired,
  session: {
    table: 'desk_sessions',
    tokenHash: session.tokenHash,
    lockHolder: (trx) =>
      trx.selectFrom('hotel_staff').select('id').where('id', '=', session.staffId).forUpdate().execute(),
    onMade: (trx, now) => writeAct(trx, session, { kind: 'passkey_made' }, now),
  },
})
