/** Tests the constraints on WhatsApp messages and on who gets them (decision 0113). */
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenHotel, givenUser, morning } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const { from: AT, until: LATER } = morning
const MESSAGE = JSON.stringify({ to: '+919812345678', template: 'booking_confirmed', body: 'Uncle', values: [] })
let serial = 0

await describeBothEngines('messages by WhatsApp', (engine) => {
  const row = (fields: Partial<NewRow<'whatsapp_messages'>>): NewRow<'whatsapp_messages'> => ({
    id: `wamid.${++serial}`,
    message: MESSAGE,
    sent_at: AT,
    ...fields,
  })

  it.each<[string, string, Partial<NewRow<'whatsapp_messages'>>]>([
    ['without an id', 'whatsapp_messages_id_form', { id: '' }],
    ['that was never sent', 'whatsapp_messages_message_sent', { sent_at: null }],
    ['that was delivered and is kept', 'whatsapp_messages_message_open', { delivered_at: LATER }],
    ['that was texted and is kept', 'whatsapp_messages_message_open', { texted_at: LATER }],
    ['that failed without a code', 'whatsapp_messages_failure_whole', { failed_at: LATER }],
    ['with a code that did not fail', 'whatsapp_messages_failure_whole', { failed_code: '131026' }],
  ])('a message %s is refused', async (_what, constraint, fields) => {
    expect(await refusalOf(engine.db.insertInto('whatsapp_messages').values(row(fields)).execute())).toBe(constraint)
  })

  it('a delivery report about an unknown message is stored without a text', async () => {
    const early = row({ message: null, sent_at: null, failed_at: AT, failed_code: '131026' })
    expect(await refusalOf(engine.db.insertInto('whatsapp_messages').values(early).execute())).toBe('nothing')
  })

  it.each<[string, string, Partial<NewRow<'hotel_channels'>>]>([
    ['a phone', 'nothing', {}],
    ['lists', 'nothing', { kinds: ['lists'] }],
    ['an e-mail address', 'hotel_channels_address_form', { address: 'desk@lantern.example' }],
    ['lists by SMS', 'hotel_channels_kinds_known', { channel: 'sms', kinds: ['lists'] }],
  ])('a WhatsApp contact with %s violates %s', async (_what, constraint, fields) => {
    const contact: NewRow<'hotel_channels'> = {
      hotel_id: (await givenHotel(engine.db)).id,
      who: 'Sunita Pawar',
      channel: 'whatsapp',
      address: '+919812345678',
      language: 'en',
      kinds: ['bookings'],
      added_by: 'test',
      added_at: AT,
      ...fields,
    }
    expect(await refusalOf(engine.db.insertInto('hotel_channels').values(contact).execute())).toBe(constraint)
  })

  it('a guest chooses SMS, WhatsApp or neither', async () => {
    const id = await givenUser(engine.db)
    const set = (news_by: string) =>
      refusalOf(
        engine.db
          .updateTable('users')
          .set({ news_by: news_by as 'sms' })
          .where('id', '=', id)
          .execute(),
      )
    for (const channel of ['whatsapp', 'none', 'sms']) expect(await set(channel)).toBe('nothing')
    expect(await set('telegram')).toBe('users_news_by_known')
  })
})
