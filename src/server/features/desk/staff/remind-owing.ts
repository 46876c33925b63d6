import { isReminderDue } from '#domain/ledger/ageing.ts'
import { monthOf } from '#domain/ledger/month.ts'
import type { Services } from '../../../services.ts'
import { tellManagers } from './notify-staff.ts'
import { readOwing } from '../../ledger/read-owing.ts'

/**
 * Reminds the managers of hotels that have owed for longer than 30 days, once a month. Returns how many hotels it
 * reminded.
 */
export async function remindOwing(services: Services): Promise<number> {
  const { db, clock, log } = services
  const now = clock.now()
  const due = (await readOwing(db, now)).filter(isReminderDue)
  let reminded = 0
  for (const { hotelId, owes } of due)
    try {
      if (await remind(services, { hotelId, paise: owes }, now)) reminded++
    } catch (error) {
      log.error({ err: error, hotel: hotelId }, 'a hotel could not be reminded of what it owes')
    }
  if (reminded > 0) services.nudge()
  return reminded
}

const remind = ({ db, ...telling }: Services, { hotelId, paise }: { hotelId: number; paise: number }, now: Date) =>
  db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('debt_reminders')
      .values({ hotel_id: hotelId, month: `${monthOf(now)}-01`, paise, sent_at: now })
      .onConflict((conflict) => conflict.columns(['hotel_id', 'month']).doNothing())
      .returning('hotel_id')
      .executeTakeFirst()
    if (!written) return false
    await tellManagers(telling, trx, { hotelId, kind: 'owes', now })
    return true
  })
