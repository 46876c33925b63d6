import { expect, test } from 'vitest'
import { HOTEL_NEWS } from '../hotel-messages/hotel-news.ts'
import { isTaken, MAX_WEBHOOK_URL, readWebhookUrl, webhookEventOf } from './webhook.ts'

test('webhooks report bookings, and nothing that guests write', () => {
  const told = HOTEL_NEWS.flatMap((news) => (webhookEventOf(news) ? [[news, webhookEventOf(news)]] : []))
  expect(told).toEqual([
    ['new', 'booking.new'],
    ['changed', 'booking.changed'],
    ['extended', 'booking.changed'],
    ['cancelled', 'booking.cancelled'],
    ['moved_away', 'booking.moved'],
  ])
})

test.each([
  [199, false],
  [200, true],
  [299, true],
  [302, false],
  [503, false],
])('an answer with status %d accepts the webhook: %s', (status, expected) => expect(isTaken(status)).toBe(expected))

const long = (length: number) => `https://a.example/${'x'.repeat(length - 'https://a.example/'.length)}`

test.each<[string, boolean, string | undefined]>([
  [' https://stay.example/calls#part ', false, 'https://stay.example/calls'],
  ['http://stay.example/calls', false, undefined],
  ['http://localhost:9/calls', true, 'http://localhost:9/calls'],
  ['ftp://stay.example', true, undefined],
  ['https://me:word@stay.example/', false, undefined],
  ['stay.example', false, undefined],
  [long(MAX_WEBHOOK_URL), false, long(MAX_WEBHOOK_URL)],
  [long(MAX_WEBHOOK_URL + 1), false, undefined],
])('the typed address %s (local: %s) is read as %s', (typed, isLocal, expected) =>
  expect(readWebhookUrl(typed, isLocal)).toBe(expected),
)
