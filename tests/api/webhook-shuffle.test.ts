import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { apiTest } from './api-test.ts'
import { expectBooksBalance } from './booking-steps.ts'
import {
  deliver,
  eventOf,
  processReportAgain,
  LIVES,
  newWorld,
  outcomeOf,
  prepareLives,
  rivalBooks,
  type Life,
  type World,
} from './shuffled-lives.ts'
import type { Body } from './start-api.ts'

/** Ways to change a webhook in transit while it keeps the original's signature. */
const TAMPERINGS = {
  'another amount': (event: GatewayEvent) => ({ ...event, amount: 1 }),
  'another report': (event: GatewayEvent) => ({
    ...event,
    report: 'report' in event && event.report === 'paid' ? 'failed' : 'paid',
  }),
  'another subject': (event: GatewayEvent) => ({ ...event, reference: '00000000-0000-4000-8000-000000000000' }),
  'another number': (event: GatewayEvent) => ({ ...event, eventId: `${event.eventId}-again` }),
}
type Tampering = keyof typeof TAMPERINGS

/** One delivery of a webhook about a payment. */
type Arrival = {
  told: number
  /** the same fact with a new event id, as from a gateway that reports a payment in two ways */
  isRenumbered: boolean
  minutesBefore: number
  tampering: Tampering | null
  /** how often a delivery is processed before the next one arrives: not yet, once, or twice because a worker died */
  followed: 'later' | 'once' | 'twice'
}

/** `rivalAt`: the delivery before which a second guest tries to book the room */
type Shuffle = { arrivals: Arrival[]; rivalAt: number | null }

const SOON = [0, 0, 0, 1, 3]
const LATE = [0, 0, 16, 60, 24 * 60, 2 * 24 * 60]

function arrivalsOf(life: Life, minutes: readonly number[]): fc.Arbitrary<Arrival[]> {
  const arrival = (told: number) =>
    fc.record({
      told: fc.constant(told),
      isRenumbered: fc.boolean(),
      minutesBefore: fc.constantFrom(...minutes),
      tampering: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(TAMPERINGS) as Tampering[])) },
      ),
      followed: fc.constantFrom('later' as const, 'once' as const, 'twice' as const),
    })
  const each = life.told.map((_told, index) => fc.array(arrival(index), { minLength: 1, maxLength: 5 }))
  return fc.tuple(...each).chain((all) => {
    // Every report arrives at least once unchanged, with or without tampered copies.
    const whole = all.flatMap(([first, ...others]) => (first ? [{ ...first, tampering: null }, ...others] : []))
    return fc.shuffledSubarray(whole, { minLength: whole.length, maxLength: whole.length })
  })
}

const soonShuffles = (life: Life): fc.Arbitrary<Shuffle> =>
  fc.record({ arrivals: arrivalsOf(life, SOON), rivalAt: fc.constant(null) })
const lateShuffles = (life: Life): fc.Arbitrary<Shuffle> =>
  fc.record({ arrivals: arrivalsOf(life, LATE), rivalAt: fc.option(fc.nat({ max: 4 }), { freq: 2 }) })

type Played = { outcome: Body; isInTime: boolean; hasRival: boolean }

/**
 * How often each life runs with soon and with late deliveries. `npm run test:long` makes eight runs of each, more than
 * a hundred for the nine lives.
 */
const RUNS = Number(process.env['SHUFFLE_RUNS'] ?? 1)
/** The seed of the shuffles. A failure prints it, and `SHUFFLE_SEED=…` replays it. */
const seed = Number(process.env['SHUFFLE_SEED'] ?? Math.floor(Date.now() / 86_400_000))

/**
 * Expects that every payment is used or refunded in full, to the rupee: the books balance and no payment is undecided.
 */
function expectDecided({ booking: [status], payments, changes }: Body): void {
  expect(['completed', 'cancelled', 'expired', 'failed']).toContain(status)
  for (const [, , paid] of payments) expect(paid).toBe('paid')
  for (const change of changes ?? []) expect(change).not.toBe('held')
}

const test = apiTest.extend('lives', ({ api, city }) => {
  async function arrive(world: World, life: Life, arrival: Arrival, events: readonly GatewayEvent[]): Promise<void> {
    const sent = events[arrival.told]
    const told = life.told[arrival.told]
    if (!sent || !told) throw new Error('there is no such report')
    const event = arrival.isRenumbered ? { ...sent, eventId: `${sent.eventId}-${Math.random()}` } : sent
    if (arrival.tampering === null) {
      expect(await deliver(world, event)).toBe(200)
      if (arrival.followed !== 'later') await api.worker.drain()
      if (arrival.followed === 'twice') await processReportAgain(world, told)
      return
    }
    await api.worker.drain()
    const before = await outcomeOf(world)
    expect(await deliver(world, event, TAMPERINGS[arrival.tampering](event))).toBe(401)
    await api.worker.drain()
    expect(await outcomeOf(world)).toEqual(before)
  }

  /** Plays a life with the reports of a faultless gateway. */
  async function playInOrder(life: Life): Promise<Body> {
    const world = await newWorld(api, city)
    await life.begin(world)
    for (const told of life.told) {
      expect(await deliver(world, await eventOf(world, told))).toBe(200)
      await api.worker.drain()
    }
    await expectBooksBalance(api, world.hotel.id)
    return outcomeOf(world)
  }

  async function playShuffled(life: Life, { arrivals, rivalAt }: Shuffle): Promise<Played> {
    const world = await newWorld(api, city)
    await life.begin(world)
    const events: GatewayEvent[] = []
    for (const told of life.told) events.push(await eventOf(world, told))
    let hasRival = false
    for (const [index, arrival] of arrivals.entries()) {
      api.clock.advance(arrival.minutesBefore)
      if (arrival.minutesBefore > 0) await world.steps.runJob('expire-holds')
      if (index === rivalAt) hasRival = await rivalBooks(world)
      await arrive(world, life, arrival, events)
    }
    await api.worker.drain()
    await expectBooksBalance(api, world.hotel.id)
    return { outcome: await outcomeOf(world), isInTime: api.clock.now() < life.inTimeUntil, hasRival }
  }
  return { playInOrder, playShuffled }
})

test.beforeAll(async ({ api }) => {
  await prepareLives(api)
})

describe.each(LIVES.map((life) => [life.name, life] as const))('reports for %s', (_name, life) => {
  test('webhooks give the same result, however often and in whatever order they arrive', async ({ lives }) => {
    const expected = await lives.playInOrder(life)
    const property = fc.asyncProperty(soonShuffles(life), async (shuffle) => {
      const { outcome } = await lives.playShuffled(life, shuffle)
      expect(outcome).toEqual(expected)
    })
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true })
  })

  test('webhooks that are days late give the same result, or refund the payment', async ({ lives }) => {
    const expected = await lives.playInOrder(life)
    const property = fc.asyncProperty(lateShuffles(life), async (shuffle) => {
      const { outcome, isInTime, hasRival } = await lives.playShuffled(life, shuffle)
      if (isInTime && !hasRival) expect(outcome).toEqual(expected)
      else expectDecided(outcome)
    })
    await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true })
  })
})

test('a failed refund is not requested again when its payment’s webhook is processed again', async ({ api, city }) => {
  const life = LIVES.find(({ name }) => name === 'a refund failed, then processed')
  if (!life) throw new Error('there is no such life')
  const world = await newWorld(api, city)
  await life.begin(world)
  const [paid, failed, processed] = life.told
  if (!paid || !failed || !processed) throw new Error('the life tells too little')
  await deliver(world, await eventOf(world, failed))
  await api.worker.drain()
  await processReportAgain(world, paid)
  await deliver(world, await eventOf(world, processed))
  await api.worker.drain()
  expect((await outcomeOf(world)).refunds).toEqual([[1116, 'processed', 'booking cancelled', true]])
})
