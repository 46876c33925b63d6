import { sql } from 'kysely'
import { addDays, istInstant, type IstDate } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { writeAct } from '../desk/bookings/write-act.ts'
import { onRegister, type RegisterRequest } from './write-register.ts'

type Order = { number: string; officer: string; station: string; day: IstDate }

/** Records the officer's written order for a day's register, with the entries that the register contains now. */
export const recordOrder = (services: Services, ask: RegisterRequest & { order: Order }) =>
  onRegister(services, ask, async (trx, now) => {
    const { session, order } = ask
    const { number, officer, station, day } = order
    await sql`
      insert into register_orders (hotel_id, number, officer, station, day, first_entry, last_entry, noted_by, noted_at)
      select ${session.hotelId}, ${number}, ${officer}, ${station}, ${day}::date, min(e.number), max(e.number), ${session.staffId}::uuid, ${now}
      from register_entries e where e.hotel_id = ${session.hotelId}
        and e.arrived_at >= ${istInstant(day)} and e.arrived_at < ${istInstant(addDays(day, 1))}`.execute(trx)
    await writeAct(trx, session, { kind: 'register_shown', detail: { order: number, day } }, now)
  })
