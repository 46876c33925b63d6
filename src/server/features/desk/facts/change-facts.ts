import { sql, type Transaction } from 'kysely'
import type { DeskFacts } from '#contract/desk-facts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { factColumns, selectFacts } from '#db/fact-columns.ts'
import type { DB } from '#db/schema.ts'
import type { ChannelRefusal } from '#domain/hotel-messages/hotel-channel.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { fieldRefusal } from '../../../http/api-error.ts'
import type { Db, Services } from '../../../services.ts'
import { actOnHotel } from '../act-on-hotel.ts'
import type { EditRequest } from '../hotel-editor.ts'
import { requestConsentAgain } from '../../hotel-messages/contact-consent.ts'
import { contactsOf, endChannelOf, writeChannel, type AddRefusal, type Contact } from '../../hotel-messages/channels.ts'

type Stored = Omit<DeskFacts, 'version' | 'contact_channels'>

export async function readFacts(db: Db, hotelId: number): Promise<Stored> {
  const { rows } = await sql<Omit<Stored, 'contacts'>>`
    select h.amenities, ${selectFacts}, h.house_rules as rules, h.cancel_hours, h.grace_minutes,
      (select k.reception_phone from hotel_contacts k where k.hotel_id = h.id) as reception_phone
    from hotels h where h.id = ${hotelId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`hotel ${hotelId} of a session is gone`)
  return { ...facts, contacts: await contactsOf(db, hotelId) }
}

/** What a manager changes; fields left out stay as they are. */
export type Facts = Partial<Omit<Stored, 'contacts'>>

const columnsOf = ({ amenities, rules, cancel_hours, grace_minutes, ...facts }: Facts) => ({
  ...(cancel_hours === undefined ? {} : { cancel_hours }),
  ...(grace_minutes === undefined ? {} : { grace_minutes }),
  ...(amenities ? { amenities: [...amenities] } : {}),
  ...(rules ? { house_rules: [...rules] } : {}),
  ...factColumns(facts),
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

/** Refusals that are shown at a field of the form. */
type WrongField = ChannelRefusal | 'NO_WHATSAPP'

const CODES = {
  NOT_FOUND: 'NOT_FOUND',
  TAKEN: 'CONTACT_THERE',
  TOO_MANY: 'TOO_MANY_CONTACTS',
  ASKED_TODAY: 'CONTACT_ASKED_TODAY',
  SAID_STOP: 'CONTACT_SAID_STOP',
} as const satisfies Record<Exclude<AddRefusal, WrongField>, ErrorCode>

const isCode = (code: AddRefusal): code is keyof typeof CODES => code in CODES

const WRONG = {
  PHONE_WRONG: ['address', 'Please enter a mobile number of India'],
  EMAIL_WRONG: ['address', 'Please enter an email address'],
  NO_KINDS: ['kinds', 'Please choose what goes there'],
  LISTS_BY_EMAIL: ['kinds', 'Lists go by email or WhatsApp only'],
  NO_WHATSAPP: ['channel', 'This site has no WhatsApp'],
} as const satisfies Record<WrongField, readonly [string, string]>

function refuseField(code: WrongField): never {
  const [field, sentence] = WRONG[code]
  throw fieldRefusal(field, 'INVALID', sentence)
}

/** Changes the hotel's own details. Existing bookings keep their way of payment and the details they were promised. */
export const changeFacts = (services: Services, ask: EditRequest & { facts: Facts }) =>
  actOnHotel(services, ask, {
    part: readFacts,
    change: async (trx, { id: hotelId }, now) => {
      const columns = columnsOf(ask.facts)
      if (Object.keys(columns).length > 0)
        await trx.updateTable('hotels').set(columns).where('id', '=', hotelId).execute()
      const { reception_phone: phone } = ask.facts
      if (phone !== undefined) await setReception(trx, { hotelId, phone, by: ask.by.name }, now)
      return accept({ kind: 'facts_changed', detail: { changed: Object.keys(ask.facts).join(', ') } })
    },
  })

export const addContact = (services: Services, ask: EditRequest & { contact: Omit<Contact, 'id' | 'has_agreed'> }) =>
  actOnHotel(services, ask, {
    change: async (trx, hotel, now) => {
      const { contact } = ask
      const added = await writeChannel(services, trx, { ...contact, hotelId: hotel.id, operator: ask.by.name }, now)
      if (added.ok) return accept({ kind: 'contact_added', detail: { contact: added.value, channel: contact.channel } })
      return isCode(added.refusal) ? refuse(CODES[added.refusal]) : refuseField(added.refusal)
    },
  })

export const endContact = (services: Services, ask: EditRequest & { id: number }) =>
  actOnHotel(services, ask, {
    change: async (trx, hotel, now) =>
      (await endChannelOf(trx, { hotelId: hotel.id, id: ask.id, operator: ask.by.name }, now))
        ? accept({ kind: 'contact_ended', detail: { contact: ask.id } })
        : refuse('NOT_FOUND'),
  })

export const resendContactRequest = (services: Services, ask: EditRequest & { id: number }) =>
  actOnHotel(services, ask, {
    change: async (trx, hotel, now) => {
      const asked = await requestConsentAgain(services, trx, { hotelId: hotel.id, id: ask.id, now })
      if (asked.ok) return accept({ kind: 'contact_asked', detail: { contact: ask.id, channel: asked.value.channel } })
      return refuse(asked.refusal === 'ASKED_TODAY' ? CODES.ASKED_TODAY : asked.refusal)
    },
  })
