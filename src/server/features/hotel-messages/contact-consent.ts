import { languageQuery, type Language } from '#domain/languages.ts'
import { createHmac } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { ContactRequest } from '#contract/hotel-contacts.ts'
import type { DB } from '#db/schema.ts'
import { contactSubject, contactText } from '../messages/hotel-text.ts'
import {
  contactState,
  MAX_CONTACT_REQUESTS_PER_DAY,
  STOP_RETENTION_DAYS,
  type ChannelKind,
  type HotelChannel,
} from '#domain/hotel-messages/hotel-channel.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { hotelTemplate } from '../../ports/message-sender.ts'
import type { Env } from '../../env.ts'
import type { Db, Services } from '../../services.ts'
import { hashSecret, keyFor } from '../accounts/otp-secrets.ts'
import { enqueue } from '../messages/outbox.ts'
import { channelEntry } from './channel-entry.ts'

const DAY_MINUTES = 24 * 60
const TOKEN_BYTES = 16

/** Derives the secret in a contact's link again for each request, because the database stores only its hash. */
const contactToken = (env: Env, id: number): string =>
  createHmac('sha256', keyFor(env, 'contact link'))
    .update(String(id))
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

const contactLink = (origin: string, token: string, language: Language): string =>
  `${origin}/hotel-contact${languageQuery(language)}#${token}`

export type ConsentRefusal = 'ASKED_TODAY' | 'SAID_STOP'
type Address = { hotelId: number; channel: HotelChannel; address: string; now: Date }

/**
 * Returns why no request for consent may be sent to an address now: it got too many within a day, or its owner told
 * this hotel to stop.
 */
export async function consentRefusal(
  trx: Transaction<DB>,
  { hotelId, channel, address, now }: Address,
): Promise<ConsentRefusal | undefined> {
  const { rows } = await sql<{ asked: number; has_stopped: boolean }>`
    select count(*) filter (where asked_at > ${addMinutes(now, -DAY_MINUTES)})::int as asked,
      coalesce(bool_or(hotel_id = ${hotelId} and stopped_at > ${addMinutes(now, -STOP_RETENTION_DAYS * DAY_MINUTES)}), false) as has_stopped
    from hotel_channels where channel = ${channel} and address = ${address}`.execute(trx)
  if (rows[0]?.has_stopped) return 'SAID_STOP'
  return (rows[0]?.asked ?? 0) >= MAX_CONTACT_REQUESTS_PER_DAY ? 'ASKED_TODAY' : undefined
}

type Asked = { id: number; channel: HotelChannel; address: string; language: Language; now: Date }

/**
 * Asks the owner of a phone or an address for consent to the hotel's messages. The owner gets no other message before
 * agreeing. Runs in the caller's transaction.
 */
export async function requestConsent(
  { env, origin }: Pick<Services, 'env' | 'origin'>,
  trx: Transaction<DB>,
  { id, channel, address, language, now }: Asked,
): Promise<void> {
  const token = contactToken(env, id)
  await trx
    .updateTable('hotel_channels')
    .set({ asked_at: now, ask_hash: hashSecret(token) })
    .where('id', '=', id)
    .execute()
  const text = {
    template: hotelTemplate('contact_asked', language),
    subject: contactSubject(language),
    ...contactText(language, contactLink(origin(), token, language)),
  }
  // Nobody gets a WhatsApp message before agreeing to it.
  const by = channel === 'whatsapp' ? 'sms' : channel
  await enqueue(trx, now, [channelEntry({ channel: by, address }, text)])
}

/** Repeats the request to an owner who has not agreed yet, but not within a day after the previous request. */
export async function requestConsentAgain(
  services: Pick<Services, 'env' | 'origin'>,
  trx: Transaction<DB>,
  { hotelId, id, now }: { hotelId: number; id: number; now: Date },
): Promise<Result<{ channel: HotelChannel }, 'NOT_FOUND' | 'ASKED_TODAY'>> {
  const contact = await trx
    .selectFrom('hotel_channels')
    .select(['channel', 'address', 'language', 'asked_at'])
    .where('id', '=', id)
    .where('hotel_id', '=', hotelId)
    .where('agreed_at', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!contact) return refuse('NOT_FOUND')
  const { channel, address, language, asked_at: askedAt } = contact
  const isToday = askedAt !== null && askedAt > addMinutes(now, -DAY_MINUTES)
  if (isToday || (await consentRefusal(trx, { hotelId, channel, address, now }))) return refuse('ASKED_TODAY')
  await requestConsent(services, trx, { id, channel, address, language, now })
  return accept({ channel })
}

type ContactRow = {
  id: number
  hotel_id: number
  hotel: string
  channel: HotelChannel
  kinds: ChannelKind[]
  agreed_at: Date | null
  ended_at: Date | null
}

async function findAsked(db: Db, token: string, lock = sql``): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select c.id, c.hotel_id, h.name as hotel, c.channel, c.kinds, c.agreed_at, c.ended_at
    from hotel_channels c join hotels h on h.id = c.hotel_id where c.ask_hash = ${hashSecret(token)} ${lock}`.execute(
    db,
  )
  return rows[0]
}

const presentAsked = ({ hotel, channel, kinds, agreed_at, ended_at }: ContactRow): ContactRequest => ({
  state: contactState({ agreedAt: agreed_at, endedAt: ended_at }),
  hotel,
  channel,
  kinds,
})

/** Finds the request to which a link belongs; undefined for a link that we never sent. */
export async function findContact({ db }: Services, token: string): Promise<ContactRequest | undefined> {
  const contact = await findAsked(db, token)
  return contact && presentAsked(contact)
}

/** Records the owner's answer. A contact that was ended stays ended. Repeating the same answer changes nothing. */
export function answerContact(
  { db, clock, desks }: Services,
  { token, answer }: { token: string; answer: 'agree' | 'stop' },
): Promise<ContactRequest | undefined> {
  return db.transaction().execute(async (trx) => {
    const contact = await findAsked(trx, token, sql`for update of c`)
    if (!contact) return undefined
    const now = clock.now()
    const isOver = contact.ended_at !== null || (answer === 'agree' && contact.agreed_at !== null)
    if (isOver) return presentAsked(contact)
    const set = answer === 'agree' ? { agreed_at: now } : { stopped_at: now, ended_at: now, ended_by: 'its owner' }
    await trx.updateTable('hotel_channels').set(set).where('id', '=', contact.id).execute()
    await desks.tell(trx, contact.hotel_id)
    return presentAsked({ ...contact, ...set })
  })
}
