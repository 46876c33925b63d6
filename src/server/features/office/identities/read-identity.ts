import { sql, type Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { watermarkWords } from '#domain/desk/watermark.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { checkIdentityReading, IDENTITY_HOUR_MINUTES } from '#domain/office/identity-reading.ts'
import { FileStoreError } from '../../../ports/file-store.ts'
import type { Services } from '../../../services.ts'
import { inBookingTransaction } from '../../../transactions/booking-transaction.ts'
import type { NumberedPicture } from '../../desk/pictures/desk-picture-rows.ts'
import { lockOperator } from '../people/limits.ts'
import { writeLogLine, type Operator } from '../write-log.ts'
import { readPicture } from '../../pictures/open-picture.ts'
import { identitiesOfBooking } from './identities-of-booking.ts'

export type IdentityRequest = { session: Operator; bookingId: string; n: number; reason: string }
type Logged = { picture: NumberedPicture; at: Date }

/**
 * Counts the IDs that the operator opened within the last hour. Locks the operator, so that of two concurrent requests
 * the second counts the first.
 */
async function countReadings(trx: Transaction<DB>, { operatorId }: Operator, now: Date): Promise<number> {
  await lockOperator(trx, operatorId)
  const since = addMinutes(now, -IDENTITY_HOUR_MINUTES)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from picture_views
    where operator_id = ${operatorId}::uuid and viewed_at > ${since}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Writes the log entry and the opening that refers to it; a database guard refuses one without the other. */
async function writeReading(trx: Transaction<DB>, ask: IdentityRequest, { picture, at }: Logged): Promise<void> {
  const { session, bookingId, reason, n } = ask
  const line = { act: 'identity_read', subject: picture.id, userId: picture.owner_id, bookingId, reason } as const
  const actionId = await writeLogLine(trx, session, { ...line, detail: { n } }, at)
  await trx
    .insertInto('picture_views')
    .values({
      picture_id: picture.id,
      operator_id: session.operatorId,
      action_id: actionId,
      booking_id: bookingId,
      purpose: reason,
      viewed_at: at,
    })
    .execute()
}

const logReading = (services: Services, ask: IdentityRequest): Promise<Result<Logged, ErrorCode>> =>
  inBookingTransaction(services, async (trx, now) => {
    const found = await identitiesOfBooking(trx, { bookingId: ask.bookingId, lock: 'for share' })
    if (!found) return refuse('NOT_FOUND')
    const readThisHour = await countReadings(trx, ask.session, now)
    const open = checkIdentityReading({ status: found.status, readThisHour })
    if (!open.ok) return open
    const picture = found.identities.find(({ n }) => n === ask.n)
    if (!picture) return refuse('NOT_FOUND')
    const logged = { picture, at: now }
    await writeReading(trx, ask, logged)
    return accept(logged)
  })

/**
 * Opens an ID for an operator. Commits who opens it, when and why before it reads a byte, then marks the image with the
 * operator's name and the time. If the answer is lost, the log has an entry although nobody saw the ID, but nobody ever
 * sees an ID without an entry.
 */
export async function readIdentity(services: Services, ask: IdentityRequest): Promise<Result<Buffer, ErrorCode>> {
  const logged = await logReading(services, ask)
  if (!logged.ok) return logged
  const { picture, at } = logged.value
  try {
    const bytes = await readPicture(services, picture)
    if (!bytes) return refuse('NOT_FOUND')
    const { operatorId: staffId, name } = ask.session
    return await services.pictures.mark(bytes, watermarkWords({ staffId, name }, at))
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    services.log.error({ err: error }, 'an ID could not be read for the office')
    return refuse('OVERLOADED')
  }
}
