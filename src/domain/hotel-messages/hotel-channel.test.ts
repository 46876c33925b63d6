import { expect, test } from 'vitest'
import { checkChannel, contactState, type ChannelInput } from './hotel-channel.ts'

const wish = (fields: Partial<ChannelInput>): ChannelInput => ({
  channel: 'sms',
  address: '98450 12210',
  kinds: ['bookings'],
  ...fields,
})

test.each<[Partial<ChannelInput>, string]>([
  [{}, '+919845012210'],
  [{ address: '+91 98450-12210', kinds: ['arrivals', 'bookings'] }, '+919845012210'],
  [{ channel: 'email', address: ' desk@lantern.example ' }, 'desk@lantern.example'],
  [{ channel: 'email', address: 'desk@lantern.example', kinds: ['lists'] }, 'desk@lantern.example'],
  [{ channel: 'whatsapp', kinds: ['bookings', 'lists'] }, '+919845012210'],
])('the contact %j is stored as %s', (fields, address) => {
  const checked = checkChannel(wish(fields))
  expect(checked).toMatchObject({ ok: true, value: { address } })
})

test('a contact stores each kind of message once, in a fixed order', () => {
  const checked = checkChannel(wish({ kinds: ['arrivals', 'bookings', 'arrivals'] }))
  expect(checked).toMatchObject({ ok: true, value: { kinds: ['bookings', 'arrivals'] } })
})

test.each<[Partial<ChannelInput>, string]>([
  [{ kinds: [] }, 'NO_KINDS'],
  [{ address: '5845012210' }, 'PHONE_WRONG'],
  [{ address: '022 4000 1234' }, 'PHONE_WRONG'],
  [{ kinds: ['bookings', 'lists'] }, 'LISTS_BY_EMAIL'],
  [{ channel: 'email', address: 'desk at lantern' }, 'EMAIL_WRONG'],
  [{ channel: 'whatsapp', address: 'desk@lantern.example' }, 'PHONE_WRONG'],
])('the contact %j is refused as %s', (fields, refusal) => {
  expect(checkChannel(wish(fields))).toEqual({ ok: false, refusal })
})

const AT = new Date('2026-12-01T09:00:00+05:30')

test.each([
  [null, null, 'asked'],
  [AT, null, 'agreed'],
  [AT, AT, 'stopped'],
  [null, AT, 'stopped'],
] as const)('a contact that agreed at %s and ended at %s has the state %s', (agreedAt, endedAt, state) =>
  expect(contactState({ agreedAt, endedAt })).toBe(state),
)
