import type { BodyOf } from '#contract/call.ts'
import type * as calls from '#contract/desk-facts.ts'
import type { DeskFacts } from '#contract/desk-facts.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { readHouseRules } from '#domain/hotels/house-rules.ts'
import { readReceptionPhone } from '#domain/hotels/reception-phone.ts'
import type { Result } from '#domain/kernel/result.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { fieldRefusal, refusal } from '../../../http/api-error.ts'
import type { Services } from '../../../services.ts'
import { offeredChannels } from '../../hotel-messages/channels.ts'
import { versionOf, type EditRequest } from '../hotel-editor.ts'
import { addContact, resendContactRequest, changeFacts, endContact, readFacts, type Facts } from './change-facts.ts'

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

const factsOf = ({
  rules,
  reception_phone: phone,
  version: _seen,
  ...others
}: BodyOf<typeof calls.changeFacts>): Facts => ({
  ...others,
  ...(rules ? { rules: rulesOf(rules) } : {}),
  ...(phone === undefined ? {} : { reception_phone: receptionOf(phone) }),
})

/** Reads and changes a hotel's details and contacts, from the desk and from the office. */
export function factEdits(services: Services) {
  const read = async (hotelId: number): Promise<DeskFacts> => {
    const facts = await readFacts(services.db, hotelId)
    return { version: versionOf(facts), ...facts, contact_channels: offeredChannels(services) }
  }
  const after = (done: Result<true, ErrorCode>, { by }: EditRequest): Promise<DeskFacts> => {
    if (!done.ok) throw refusal(done.refusal)
    services.nudge()
    return read(by.hotelId)
  }
  return {
    read,
    async change(ask: EditRequest, body: BodyOf<typeof calls.changeFacts>): Promise<DeskFacts> {
      return after(await changeFacts(services, { ...ask, facts: factsOf(body) }), ask)
    },
    async addContact(ask: EditRequest, body: BodyOf<typeof calls.addContact>): Promise<DeskFacts> {
      const who = oneLine(body.who)
      if (!who) throw fieldRefusal('who', 'REQUIRED', 'Please enter a name')
      return after(await addContact(services, { ...ask, contact: { ...body, who } }), ask)
    },
    async askContactAgain(ask: EditRequest, id: string): Promise<DeskFacts> {
      if (!/^\d{1,9}$/.test(id)) throw refusal('NOT_FOUND')
      return after(await resendContactRequest(services, { ...ask, id: Number(id) }), ask)
    },
    async endContact(ask: EditRequest, id: string): Promise<DeskFacts> {
      if (!/^\d{1,9}$/.test(id)) throw refusal('NOT_FOUND')
      return after(await endContact(services, { ...ask, id: Number(id) }), ask)
    },
  }
}
