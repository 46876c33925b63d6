import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { HotelEdit } from '#domain/hotels/hotel-log.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import { writeAct, type Act } from './bookings/write-act.ts'

export type EditAct = Pick<Act, 'detail'> & { kind: HotelEdit }

/**
 * Who changes a hotel: its manager at the desk, or an admin in the office. A manager's changes are logged in the desk's
 * log, an admin's in the office's.
 */
export type HotelEditor<Written extends Act = EditAct> = {
  hotelId: number
  /** the editor's name, as the hotel's log shows it */
  name: string
  write: (trx: Transaction<DB>, act: Written, now: Date) => Promise<void>
}

/** Makes a staff member the editor of their own hotel. The desk's log then records the changes. */
export const atDesk = (session: DeskSession): HotelEditor<Act> => ({
  hotelId: session.hotelId,
  name: session.name,
  write: (trx, act, now) => writeAct(trx, session, act, now),
})

export type EditRequest<Written extends Act = EditAct> = {
  by: HotelEditor<Written>
  requestKey: RequestKey | null
  /** version of what the editor saw, so that a change made meanwhile is not overwritten */
  version?: string | undefined
}

export type ManagerRequest = { session: DeskSession; requestKey: RequestKey | null }

export const byManager = ({ session, requestKey }: ManagerRequest): EditRequest<Act> => ({
  by: atDesk(session),
  requestKey,
})

/** Reads a manager's change from the request; a request without a body contains no version. */
export const editRequest = ({
  body,
  ...asked
}: ManagerRequest & { body?: { version?: string } | undefined }): EditRequest<Act> => ({
  ...byManager(asked),
  version: body?.version,
})

/** Identifies the current version of a part of a hotel. */
export const versionOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 22)
