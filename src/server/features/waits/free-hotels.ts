import { sql } from 'kysely'
import { pricedDays } from '#domain/prices/priced-days.ts'
import type { Stay } from '#domain/slots/period.ts'
import { taxRuleAt, type Db, type Services } from '../../services.ts'
import { matchingHotels, withPacked } from '../hotels/search-hotels.ts'

export type WantedStay = { cityId: number; stay: Stay; rooms: number }

export type FreeHotel = { id: number; localityId: number }

/** Finds the hotels of a city that have enough free rooms for a stay, the best first, as the city's list shows them. */
export async function findFreeHotels(
  db: Db,
  services: Pick<Services, 'taxRules' | 'clock'>,
  { cityId, stay, rooms }: WantedStay,
): Promise<FreeHotel[]> {
  const now = services.clock.now()
  const { period } = stay
  const asked = { cityId, days: pricedDays(stay), period, rooms, isBookable: true, now, where: {} }
  const plan = await withPacked(db, { ...asked, taxRule: taxRuleAt(services, now) })
  const { rows } = await sql<FreeHotel>`
    select m.id, h.locality_id as "localityId" from (${matchingHotels(plan)}) m join hotels h on h.id = m.id
    where m.available order by m.rank desc, m.id`.execute(db)
  return rows
}
