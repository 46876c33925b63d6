import { languageQuery, type Language } from '#domain/languages.ts'
import { createHmac, randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { notMeExpiry } from '#domain/desk/not-me.ts'
import type { StaffTextKind } from '#domain/desk/staff-text.ts'
import { staffTemplate } from '../../../ports/message-sender.ts'
import type { Env } from '../../../env.ts'
import type { Services } from '../../../services.ts'
import { hashSecret, keyFor } from '../../accounts/otp-secrets.ts'
import { factsIn } from '../../messages/hotel-text.ts'
import { enqueue } from '../../messages/outbox.ts'
import { staffText } from '../../messages/staff-text.ts'

/** The services needed to send notices. Commands on the server have these too. */
export type NotifyServices = Pick<Services, 'env' | 'origin'>

const TOKEN_BYTES = 16

/** Derives the secret in the link of a notice, of which the database stores only the hash. */
const noticeToken = (env: Env, noticeId: string): string =>
  createHmac('sha256', keyFor(env, 'not me link'))
    .update(noticeId)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

/** The token follows the #, which browsers never send, so no log and no link preview sees it. */
const notMeLink = (origin: string, token: string, language: Language): string =>
  `${origin}/not-me${languageQuery(language)}#${token}`

/**
 * Finds the language for texts to this phone: that of the contact with the same number, or else of the hotel's first
 * contact.
 */
async function languageOf(trx: Transaction<DB>, hotelId: number, phone: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select language from hotel_channels where hotel_id = ${hotelId} and ended_at is null
    order by address = ${phone} desc, id limit 1`.execute(trx)
  return rows[0]?.language ?? 'en'
}

/** The page of the desk that the link in a text to managers opens; the staff page by default. */
const PAGES: Partial<Record<StaffTextKind, string>> = { owes: 'statements', key: 'keys' }

type Text = { kind: StaffTextKind; hotelId: number; phones: readonly string[]; token?: string; now: Date }

/** Queues one text for each phone, in the caller's transaction. */
async function sendToStaff({ origin }: NotifyServices, trx: Transaction<DB>, text: Text): Promise<void> {
  const { kind, hotelId, phones, token, now } = text
  for (const to of phones) {
    const language = await languageOf(trx, hotelId, to)
    const page = PAGES[kind] ?? 'staff'
    const link = token === undefined ? `${origin()}/desk/${page}` : notMeLink(origin(), token, language)
    const words = staffText(kind, language, { moment: factsIn(language).moment(now), desk: `${origin()}/desk`, link })
    const payload = { to, channel: 'sms' as const, template: staffTemplate(kind, language), ...words }
    await enqueue(trx, now, [{ kind: 'message', payload }])
  }
}

/** Reads the phones of a hotel's managers who have accepted, except one colleague's. */
async function phonesOfManagers(trx: Transaction<DB>, hotelId: number, except: string | null): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone from hotel_staff where hotel_id = ${hotelId} and role = 'manager' and ended_at is null
      and accepted_at is not null and phone is distinct from ${except}::text order by granted_at, id`.execute(trx)
  return rows.map(({ phone }) => phone)
}

const phoneOfStaff = async (trx: Transaction<DB>, staffId: string): Promise<string | null> =>
  (await trx.selectFrom('hotel_staff').select('phone').where('id', '=', staffId).executeTakeFirstOrThrow()).phone

type Notice = { staffId: string; hotelId: number; now: Date } & (
  | { kind: 'post' }
  | { kind: 'pairing'; pairingId: string }
  | { kind: 'passkey'; passkeyId: string }
)

/**
 * Texts a colleague about a new post, a pairing or a passkey, with a link that ends it. For a colleague without a
 * phone, the hotel's managers get the text.
 */
export async function notifyStaff(telling: NotifyServices, trx: Transaction<DB>, notice: Notice): Promise<void> {
  const { kind, staffId, hotelId, now } = notice
  const phone = await phoneOfStaff(trx, staffId)
  const id = randomUUID()
  const token = noticeToken(telling.env, id)
  await trx
    .insertInto('staff_notices')
    .values({
      id,
      kind,
      hotel_id: hotelId,
      staff_id: staffId,
      pairing_id: notice.kind === 'pairing' ? notice.pairingId : null,
      passkey_id: notice.kind === 'passkey' ? notice.passkeyId : null,
      link_hash: hashSecret(token),
      told_at: now,
      expires_at: notMeExpiry(now),
    })
    .execute()
  const phones = phone === null ? await phonesOfManagers(trx, hotelId, null) : [phone]
  await sendToStaff(telling, trx, { kind, hotelId, phones, token, now })
}

/** Notifies the managers of these hotels that a colleague pressed "Not me", except that colleague. */
export async function notifyManagers(
  telling: NotifyServices,
  trx: Transaction<DB>,
  { hotelIds, staffId, now }: { hotelIds: readonly number[]; staffId: string; now: Date },
): Promise<void> {
  const own = await phoneOfStaff(trx, staffId)
  for (const hotelId of hotelIds) {
    const phones = await phonesOfManagers(trx, hotelId, own)
    await sendToStaff(telling, trx, { kind: 'not_me', hotelId, phones, now })
  }
}

/** Texts a hotel's managers, in the caller's transaction. */
export async function tellManagers(
  telling: NotifyServices,
  trx: Transaction<DB>,
  { hotelId, kind, now }: { hotelId: number; kind: StaffTextKind; now: Date },
): Promise<void> {
  const phones = await phonesOfManagers(trx, hotelId, null)
  await sendToStaff(telling, trx, { kind, hotelId, phones, now })
}
