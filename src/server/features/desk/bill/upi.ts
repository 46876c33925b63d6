import { sql } from 'kysely'
import type { UpiAccount } from '#contract/desk-bill.ts'
import type { UpiAccount as Account } from '#domain/desk/upi.ts'
import { accept } from '#domain/kernel/result.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { RequestKey } from '../../../http/request-key.ts'
import type { Db, Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import { byManager } from '../hotel-editor.ts'

type Row = { vpa: string | null; payee: string | null; set_by: string; set_at: Date }

/** Reads a hotel's current UPI account; null if it has none. */
export async function readUpi(db: Db, hotelId: number): Promise<UpiAccount | null> {
  const { rows } = await sql<Row>`
    select u.vpa, u.payee, s.name as set_by, u.set_at from hotel_upi u join hotel_staff s on s.id = u.set_by
    where u.hotel_id = ${hotelId} order by u.id desc limit 1`.execute(db)
  const [row] = rows
  if (!row || row.vpa === null || row.payee === null) return null
  return { vpa: row.vpa, payee: row.payee, set_by: row.set_by, set_at: toIstIso(row.set_at) }
}

type SetUpi = { session: DeskSession; requestKey: RequestKey | null; account: Account | null }

/** Sets or removes the hotel's UPI account. Saving the same account again changes nothing. */
export const setUpi = (services: Services, { account, ...asked }: SetUpi) =>
  actOnHotel(services, byManager(asked), {
    change: async (trx, hotel, now) => {
      const { session } = asked
      const before = await readUpi(trx, hotel.id)
      const isSame = before?.vpa === account?.vpa && before?.payee === account?.payee
      if (!isSame)
        await trx
          .insertInto('hotel_upi')
          .values({
            hotel_id: hotel.id,
            vpa: account?.vpa ?? null,
            payee: account?.payee ?? null,
            set_by: session.staffId,
            set_at: now,
          })
          .execute()
      return accept(
        account
          ? { kind: 'upi_set' as const, detail: { vpa: account.vpa, payee: account.payee } }
          : { kind: 'upi_removed' as const, detail: {} },
      )
    },
  })
