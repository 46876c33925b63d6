import { OFFICE_AS_HOTELS_SEE_IT } from '#domain/hotels/hotel-log.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Db } from '../../../services.ts'
import type { EditRequest, HotelEditor } from '../../desk/hotel-editor.ts'
import { hotelNamed } from '../hotel-named.ts'
import { reasonOf, writeLog } from '../write-log.ts'

/**
 * Makes an admin the editor of a hotel. The office's log records the changes, and the hotel's own log shows them too.
 */
export const atOffice = (session: OfficeSession, hotelId: number, reason: string): HotelEditor => ({
  hotelId,
  name: OFFICE_AS_HOTELS_SEE_IT,
  write: (trx, { kind: act, detail }, now) =>
    writeLog(trx, session, { act, subject: String(hotelId), hotelId, reason, ...(detail ? { detail } : {}) }, now),
})

type Asked = {
  session: OfficeSession
  requestKey: RequestKey | null
  params: { id: string }
  body: { reason: string; version?: string }
}

/** Reads an admin's change from the request. Throws REASON_REQUIRED, and NOT_FOUND for a missing hotel. */
export async function officeEdit(db: Db, { session, requestKey, params, body }: Asked): Promise<EditRequest> {
  const reason = reasonOf(body.reason)
  const hotelId = await hotelNamed(db, params.id)
  return { by: atOffice(session, hotelId, reason), requestKey, version: body.version }
}
