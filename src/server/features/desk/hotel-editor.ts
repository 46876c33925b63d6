import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { HotelEdit } from '#domain/hotels/hotel-log.ts'
import type { DeskSession } from '../../http/desk-session.ts'
import type { RequestKey } from '../../http/request-key.ts'
import { writeAct, type Act } from './write-act.ts'

export type EditAct = Pick<Act, 'detail'> & { kind: HotelEdit }

/**
 * Who changes a hotel: its manager at the desk, or an admin in the office. Each writes what they did into the log of
 * their own place, once.
 */
export type HotelEditor<Written extends Act = EditAct> = {
  hotelId: number
  /** as the hotel knows them */
  name: string
  write: (trx: Transaction<DB>, act: Written, now: Date) => Promise<void>
}

/** A hotel's own staff: their acts are the desk's. */
export const atDesk = (session: DeskSession): HotelEditor<Act> => ({
  hotelId: session.hotelId,
  name: session.name,
  write: (trx, act, now) => writeAct(trx, session, act, now),
})

export type EditRequest<Written extends Act = EditAct> = {
  by: HotelEditor<Written>
  requestKey: RequestKey | null
  /** of what the editor saw: what somebody else has changed since is not written over */
  version?: string | undefined
}

export type ManagerRequest = { session: DeskSession; requestKey: RequestKey | null }

export const byManager = ({ session, requestKey }: ManagerRequest): EditRequest<Act> => ({
  by: atDesk(session),
  requestKey,
})

/** Reads a manager's change from the request; one without a body names no version. */
export const editRequest = ({
  body,
  ...asked
}: ManagerRequest & { body?: { version?: string } | undefined }): EditRequest<Act> => ({
  ...byManager(asked),
  version: body?.version,
})

/** Names a part of a hotel as it stands now. */
export const versionOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 22)
