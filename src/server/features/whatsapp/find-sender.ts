import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'

/** A hotel's contact whose owner agreed to get its messages by WhatsApp. */
export type WhatsAppContact = { id: number; hotelId: number; hotel: string; who: string; language: string }

/**
 * Lists the hotels for which this phone is a WhatsApp contact now, and locks those contacts until the transaction ends.
 */
export async function contactsOn(trx: Transaction<DB>, phone: string): Promise<WhatsAppContact[]> {
  const { rows } = await sql<WhatsAppContact>`
    select c.id, c.hotel_id as "hotelId", h.name as hotel, c.who, c.language
    from hotel_channels c join hotels h on h.id = c.hotel_id
    where c.channel = 'whatsapp' and c.address = ${phone} and c.ended_at is null and c.agreed_at is not null
    order by c.id for no key update of c`.execute(trx)
  return rows
}

/** Finds the guest with this phone, whichever channel they chose for news. */
export const guestOn = (trx: Transaction<DB>, phone: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'language', 'news_by'])
    .where('phone', '=', phone)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
