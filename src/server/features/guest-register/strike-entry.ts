import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { RegisterLine } from '#domain/desk/guest-register.ts'
import { isForeign } from '#domain/desk/guest-register.ts'
import type { Services } from '../../services.ts'
import { Refused } from '../../transactions/booking-transaction.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { onRegister, type RegisterRequest } from './write-register.ts'

type EntryAsk = RegisterRequest & { entryId: number }

/** Reads an entry of this hotel that names a guest. An entry that only strikes another one through names nobody. */
async function findLine(trx: Transaction<DB>, { session, entryId }: EntryAsk) {
  const line = await trx
    .selectFrom('register_entries')
    .select(['number', 'booking_id', 'block_id', 'position', 'arrived_at', 'nationality'])
    .where('id', '=', entryId)
    .where('hotel_id', '=', session.hotelId)
    .where('name', 'is not', null)
    .executeTakeFirst()
  if (!line) throw new Refused('NOT_FOUND')
  return line
}

/** Strikes a wrong entry through with a new entry, which may contain the correct data. */
export const strikeEntry = (services: Services, ask: EntryAsk & { reason: string; instead: RegisterLine | null }) =>
  onRegister(services, ask, async (trx, now) => {
    const { session, entryId, reason, instead } = ask
    const { number, booking_id, block_id, position, arrived_at } = await findLine(trx, ask)
    await trx
      .insertInto('register_entries')
      .values({
        hotel_id: session.hotelId,
        booking_id,
        block_id,
        position,
        name: instead?.name ?? null,
        id_kind: instead?.idKind ?? null,
        id_last_four: instead?.idLastFour ?? null,
        home: instead?.home ?? null,
        nationality: instead?.nationality ?? null,
        arrived_at,
        corrects: entryId,
        reason,
        written_by: session.staffId,
        written_at: now,
      })
      .execute()
    const act = { kind: 'register_struck', reason, detail: { number } } as const
    await writeAct(trx, session, { ...act, ...(booking_id !== null && { bookingId: booking_id }) }, now)
  })

/** Records that Form III was filed for a guest with a foreign passport. A second number requires a reason. */
export const fileFormThree = (services: Services, ask: EntryAsk & { reference: string; reason: string | null }) =>
  onRegister(services, ask, async (trx, now) => {
    const { session, entryId, reference, reason } = ask
    const { number, nationality } = await findLine(trx, ask)
    if (!isForeign({ nationality })) throw new Refused('NOT_FOUND')
    const earlier = await trx
      .selectFrom('form_three_filings')
      .select('id')
      .where('entry_id', '=', entryId)
      .limit(1)
      .executeTakeFirst()
    if (earlier && reason === null) throw new Refused('FORM_FILED')
    await trx
      .insertInto('form_three_filings')
      .values({
        hotel_id: session.hotelId,
        entry_id: entryId,
        reference,
        reason: earlier ? reason : null,
        filed_by: session.staffId,
        filed_at: now,
      })
      .execute()
    const act = { kind: 'form_three_filed', detail: { number, reference } } as const
    await writeAct(trx, session, earlier && reason !== null ? { ...act, reason } : act, now)
  })
