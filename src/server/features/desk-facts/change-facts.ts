import { sql, type Transaction } from 'kysely'
import type { DeskFacts } from '#contract/desk-facts.ts'
import type { DB } from '#db/schema.ts'
import { accept } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { actOnHotel, type ManagerAsk } from '../desk/act-on-hotel.ts'
import { contactsOf } from '../hotel-messages/channels.ts'

export async function readFacts(db: Db, hotelId: number): Promise<DeskFacts> {
  const { rows } = await sql<Omit<DeskFacts, 'contacts'>>`
    select h.amenities, h.same_sex, h.has_love_kit, h.only_pay_at_hotel as "only_payAtHotel", h.house_rules as rules,
      (select k.reception_phone from hotel_contacts k where k.hotel_id = h.id) as reception_phone
    from hotels h where h.id = ${hotelId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`hotel ${hotelId} of a session is gone`)
  return { ...facts, contacts: await contactsOf(db, hotelId) }
}

/** What a manager changes; what is not named stays. */
export type Facts = Partial<Omit<DeskFacts, 'contacts'>>

const columnsOf = ({ amenities, rules, same_sex, has_love_kit, only_payAtHotel }: Facts) => ({
  ...(amenities ? { amenities: [...amenities] } : {}),
  ...(rules ? { house_rules: [...rules] } : {}),
  ...(same_sex === undefined ? {} : { same_sex }),
  ...(has_love_kit === undefined ? {} : { has_love_kit }),
  ...(only_payAtHotel === undefined ? {} : { only_pay_at_hotel: only_payAtHotel }),
})

async function setReception(
  trx: Transaction<DB>,
  { hotelId, phone, by }: { hotelId: number; phone: string | null; by: string },
  now: Date,
): Promise<void> {
  if (phone === null) {
    await trx.deleteFrom('hotel_contacts').where('hotel_id', '=', hotelId).execute()
    return
  }
  const set = { reception_phone: phone, set_by: by, set_at: now }
  await trx
    .insertInto('hotel_contacts')
    .values({ hotel_id: hotelId, ...set })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(set))
    .execute()
}

/** Changes what the hotel says of itself. Bookings that were made keep how they are paid and what they were promised. */
export const changeFacts = (services: Services, ask: ManagerAsk & { facts: Facts }) =>
  actOnHotel(services, ask, async (trx, { id: hotelId }, now) => {
    const columns = columnsOf(ask.facts)
    if (Object.keys(columns).length > 0)
      await trx.updateTable('hotels').set(columns).where('id', '=', hotelId).execute()
    const { reception_phone: phone } = ask.facts
    if (phone !== undefined) await setReception(trx, { hotelId, phone, by: ask.session.name }, now)
    return accept({ kind: 'facts_changed', detail: { changed: Object.keys(ask.facts).join(', ') } })
  })
