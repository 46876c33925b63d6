import type { Language } from '#domain/languages.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import {
  checkChannel,
  HOTEL_CHANNELS,
  MAX_CHANNELS,
  type ChannelKind,
  type ChannelRefusal,
  type ChannelInput,
  type HotelChannel,
} from '#domain/hotel-messages/hotel-channel.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db, Services } from '../../services.ts'
import { requestConsent, consentRefusal, type ConsentRefusal } from './contact-consent.ts'

/** Lists where a hotel gets its booking messages now. Undefined for an unknown hotel. */
export async function listChannels(db: Db, slug: string) {
  const hotel = await db.selectFrom('hotels').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst()
  if (!hotel) return undefined
  return { hotel: hotel.name, channels: await contactsOf(db, hotel.id) }
}

export type Contact = {
  id: number
  who: string
  channel: HotelChannel
  address: string
  language: Language
  kinds: ChannelKind[]
  /** false if its owner was asked and has not agreed yet */
  has_agreed: boolean
}

export async function contactsOf(db: Db, hotelId: number): Promise<Contact[]> {
  const rows = await db
    .selectFrom('hotel_channels')
    .select(['id', 'who', 'channel', 'address', 'language', 'kinds'])
    .select(sql<boolean>`agreed_at is not null`.as('has_agreed'))
    .where('hotel_id', '=', hotelId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows as Contact[]
}

type ChannelOf = ChannelInput & { who: string; language: Language; operator: string }
export type NewChannel = ChannelOf & { slug: string }

export type AddRefusal = ChannelRefusal | ConsentRefusal | 'NOT_FOUND' | 'TAKEN' | 'TOO_MANY' | 'NO_WHATSAPP'

/** Lists the channels on which this site can send messages. */
export const offeredChannels = ({ whatsApp }: Pick<Services, 'whatsApp'>): HotelChannel[] =>
  HOTEL_CHANNELS.filter((channel) => channel !== 'whatsapp' || whatsApp !== null)

/** Adds a phone or an address that gets a hotel's messages once its owner agrees. Returns its number. */
export function addChannel(services: Services, wish: NewChannel): Promise<Result<number, AddRefusal>> {
  const now = services.clock.now()
  return services.db.transaction().execute(async (trx): Promise<Result<number, AddRefusal>> => {
    const hotel = await trx
      .selectFrom('hotels')
      .select('id')
      .where('slug', '=', wish.slug)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return hotel ? writeChannel(services, trx, { ...wish, hotelId: hotel.id }, now) : refuse('NOT_FOUND')
  })
}

/** Adds a channel as `addChannel` does, for a hotel whose row the caller has locked. */
export async function writeChannel(
  services: Pick<Services, 'env' | 'origin' | 'whatsApp'>,
  trx: Transaction<DB>,
  wish: ChannelOf & { hotelId: number },
  now: Date,
): Promise<Result<number, AddRefusal>> {
  const checked = checkChannel(wish)
  if (!checked.ok) return checked
  const { channel, address, kinds } = checked.value
  if (!offeredChannels(services).includes(channel)) return refuse('NO_WHATSAPP')
  const known = await contactsOf(trx, wish.hotelId)
  if (known.some((one) => one.channel === channel && one.address === address)) return refuse('TAKEN')
  if (known.length >= MAX_CHANNELS) return refuse('TOO_MANY')
  const why = await consentRefusal(trx, { hotelId: wish.hotelId, channel, address, now })
  if (why) return refuse(why)
  const added = await trx
    .insertInto('hotel_channels')
    .values({
      hotel_id: wish.hotelId,
      who: wish.who,
      channel,
      address,
      language: wish.language,
      kinds: [...kinds],
      added_by: wish.operator,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await requestConsent(services, trx, { id: added.id, channel, address, language: wish.language, now })
  return accept(added.id)
}

/**
 * Stops messages to a channel. Returns false if the number is unknown, belongs to another hotel, or was ended before.
 */
export async function endChannel(
  db: Db,
  { slug, ...ending }: { slug: string; id: number; operator: string },
  now: Date,
): Promise<boolean> {
  const hotel = await db.selectFrom('hotels').select('id').where('slug', '=', slug).executeTakeFirst()
  return hotel !== undefined && endChannelOf(db, { ...ending, hotelId: hotel.id }, now)
}

export async function endChannelOf(
  db: Db,
  { hotelId, id, operator }: { hotelId: number; id: number; operator: string },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('hotel_channels')
    .set({ ended_at: now, ended_by: operator })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('hotel_id', '=', hotelId)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
