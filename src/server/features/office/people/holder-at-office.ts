import type { OfficeSession } from '../../../http/office-session.ts'
import type { PasskeyHolder } from '../../passkeys/passkey-holder.ts'
import { lockOperator } from './limits.ts'
import { writeLog } from '../write-log.ts'

/** Describes an operator as a holder of passkeys. */
export const holderAtOffice = (session: OfficeSession): PasskeyHolder => ({
  kind: 'operator',
  holder: session.operatorId,
  site: 'office',
  name: session.name,
  subject: session.operatorId,
  hasShownPasskey: session.hasShownPasskey,
  mayMakeHere: true,
  session: {
    table: 'office_sessions',
    tokenHash: session.tokenHash,
    lockHolder: (trx) => lockOperator(trx, session.operatorId),
    onMade: (trx, now) =>
      writeLog(trx, session, { act: 'passkey_made', subject: session.operatorId, reason: 'their own device' }, now),
  },
})
