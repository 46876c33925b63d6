import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/desk-facts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { readHouseRules } from '#domain/hotels/house-rules.ts'
import type { ChannelRefusal } from '#domain/hotel-messages/hotel-channel.ts'
import { readReceptionPhone } from '#domain/hotels/reception-phone.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { actOnHotel } from '../desk/act-on-hotel.ts'
import { endChannelOf, writeChannel, type AddRefusal } from '../hotel-messages/channels.ts'
import { changeFacts, readFacts, type Facts } from './change-facts.ts'

function rulesOf(typed: readonly string[]): string[] {
  const rules = readHouseRules(typed)
  if (!rules.ok) throw fieldRefusal('rules', 'INVALID', 'At most 20 rules of 200 characters each')
  return rules.value
}

function receptionOf(typed: string | null): string | null {
  if (typed === null || !typed.trim()) return null
  const phone = readReceptionPhone(typed)
  if (phone === undefined) throw fieldRefusal('reception_phone', 'INVALID', 'This is no telephone number in India')
  return phone
}

const factsOf = ({ rules, reception_phone: phone, ...others }: Facts): Facts => ({
  ...others,
  ...(rules ? { rules: rulesOf(rules) } : {}),
  ...(phone === undefined ? {} : { reception_phone: receptionOf(phone) }),
})

const CODES = {
  NOT_FOUND: 'NOT_FOUND',
  TAKEN: 'CONTACT_THERE',
  TOO_MANY: 'TOO_MANY_CONTACTS',
} as const satisfies Record<Exclude<AddRefusal, ChannelRefusal>, ErrorCode>

const isCode = (code: AddRefusal): code is keyof typeof CODES => code in CODES

const WRONG = {
  PHONE_WRONG: ['address', 'Please enter a mobile number of India'],
  EMAIL_WRONG: ['address', 'Please enter an email address'],
  NO_KINDS: ['kinds', 'Please choose what goes there'],
  LISTS_BY_EMAIL: ['kinds', 'Lists go by email only'],
} as const satisfies Record<ChannelRefusal, readonly [string, string]>

function refuseField(code: ChannelRefusal): never {
  const [field, sentence] = WRONG[code]
  throw fieldRefusal(field, 'INVALID', sentence)
}

/** What a hotel says of itself, and who hears of its bookings (desk-and-office, "The desk"). */
export function deskFactRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  handleCall(app, services, calls.deskFacts, ({ session }) => readFacts(db, session.hotelId))

  handleCall(app, services, calls.changeFacts, async ({ session, requestKey, body }) => {
    const done = await changeFacts(services, { session, requestKey, facts: factsOf(body) })
    if (!done.ok) throw refusal(done.refusal)
    return readFacts(db, session.hotelId)
  })

  handleCall(app, services, calls.addContact, async ({ session, requestKey, body }) => {
    const who = oneLine(body.who)
    if (!who) throw fieldRefusal('who', 'REQUIRED', 'Please enter a name')
    const done = await actOnHotel(services, { session, requestKey }, async (trx, hotel, now) => {
      const added = await writeChannel(trx, { ...body, who, hotelId: hotel.id, operator: session.name }, now)
      if (added.ok) return accept({ kind: 'contact_added', detail: { contact: added.value, channel: body.channel } })
      return isCode(added.refusal) ? refuse(CODES[added.refusal]) : refuseField(added.refusal)
    })
    if (!done.ok) throw refusal(done.refusal)
    return readFacts(db, session.hotelId)
  })

  handleCall(app, services, calls.endContact, async ({ session, requestKey, params }) => {
    if (!/^\d{1,9}$/.test(params.id)) throw refusal('NOT_FOUND')
    const id = Number(params.id)
    const done = await actOnHotel(services, { session, requestKey }, async (trx, hotel, now) =>
      (await endChannelOf(trx, { hotelId: hotel.id, id, operator: session.name }, now))
        ? accept({ kind: 'contact_ended', detail: { contact: id } })
        : refuse('NOT_FOUND'),
    )
    if (!done.ok) throw refusal(done.refusal)
    return readFacts(db, session.hotelId)
  })
}
