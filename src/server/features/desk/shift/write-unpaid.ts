import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { isOf, partyColumns } from '../../bookings/party.ts'
import { readDue, type By } from './take-money.ts'
import { writeAct } from '../bookings/write-act.ts'

/**
 * Records why guests leave without paying what is due; does nothing if nothing is due. The caller holds the lock on
 * their booking or walk-in.
 */
export async function writeUnpaid(trx: Transaction<DB>, by: By, reason: string, now: Date): Promise<void> {
  const { party, session } = by
  const amount = await readDue(trx, party)
  if (amount <= 0) return
  const said = { reason, said_by: session.staffId, said_at: now }
  const { numUpdatedRows } = await trx.updateTable('unpaid_at_desk').set(said).where(isOf(party.id)).executeTakeFirst()
  if (numUpdatedRows === 0n)
    await trx
      .insertInto('unpaid_at_desk')
      .values({ ...partyColumns(party), hotel_id: session.hotelId, ...said })
      .execute()
  await writeAct(trx, session, { kind: 'left_unpaid', party, reason, detail: { amount } }, now)
}
