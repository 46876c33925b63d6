import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { fillList, type ListedHotel } from './hotel-card.ts'
import { listSender } from './send-list.ts'

const cardOf = (edition: number, length = 600) => ({
  parts: [`{"id":${edition},`, ',', ',', ',', ',', `${'x'.repeat(length)}}`],
  edition,
})

const hotelOf = (id: number, fields: Partial<Omit<ListedHotel, 'found'> & ListedHotel['found']> = {}): ListedHotel => {
  const { card = cardOf(id), isFavourite = false, ...found } = fields
  return {
    card,
    isFavourite,
    found: {
      id,
      price: 900,
      stay: { tax: 45, total: 945 },
      dayPrices: [],
      isAvailable: true,
      isPaused: false,
      hasFreeBathtub: false,
      ...found,
    },
  }
}

function serverOf(COMPRESS = true) {
  const sendList = listSender({ COMPRESS })
  const app = Fastify()
  let hotels: ListedHotel[] = []
  app.get('/', (request, reply) => sendList(request, reply, hotels))
  return (asked: ListedHotel[], accepted = 'br, gzip') => {
    hotels = asked
    return app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  }
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
] as const)(
  'the hotel list goes to a client that accepts %s as %s, also the second time',
  async (accepted, encoding) => {
    const ask = serverOf()
    const hotels = [hotelOf(1), hotelOf(2)]
    for (const _turn of [1, 2]) {
      const answer = await ask(hotels, accepted)
      expect(unpack[encoding](answer.rawPayload).toString()).toBe(fillList(hotels))
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    }
  },
)

test.each<[string, ListedHotel[]]>([
  ['another price', [hotelOf(1), hotelOf(2, { price: 901 })]],
  ['no price', [hotelOf(1), hotelOf(2, { price: null })]],
  ['no room', [hotelOf(1), hotelOf(2, { isAvailable: false })]],
  ['a pause', [hotelOf(1), hotelOf(2, { isPaused: true })]],
  ['a bathtub', [hotelOf(1), hotelOf(2, { hasFreeBathtub: true })]],
  ['a heart', [hotelOf(1), hotelOf(2, { isFavourite: true })]],
  ['a card that has changed', [hotelOf(1), hotelOf(2, { card: cardOf(3) })]],
  ['another order', [hotelOf(2), hotelOf(1)]],
  ['one hotel more', [hotelOf(1), hotelOf(2), hotelOf(3)]],
])('the hotel list with %s gets another ETag', async (_name, hotels) => {
  const ask = serverOf()
  await ask([hotelOf(1), hotelOf(2)])
  expect(brotliDecompressSync((await ask(hotels)).rawPayload).toString()).toBe(fillList(hotels))
})

test.each<[string, ListedHotel[], boolean]>([
  ['an empty list', [], true],
  ['a short one', [hotelOf(1, { card: cardOf(1, 10) })], true],
  ['a long one behind a proxy that compresses', [hotelOf(1), hotelOf(2)], false],
])('the hotel list is not compressed when it is %s', async (_name, hotels, isCompressing) => {
  const answer = await serverOf(isCompressing)(hotels)
  expect([answer.body, answer.headers['content-encoding']]).toEqual([fillList(hotels), undefined])
})
