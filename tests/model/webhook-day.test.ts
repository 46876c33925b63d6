import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDeadLetters } from '#server/features/dead-letters/list-dead-letters.ts'
import { SCHEDULE } from '#server/jobs/schedule.ts'
import type { GatewayEvent } from '#server/ports/payment-gateway.ts'
import { expectBooksBalance } from '../api/booking-steps.ts'
import {
  deliver,
  eventOf,
  LIVES,
  newWorld,
  outcomeOf,
  prepareLives,
  rivalBooks,
  type Life,
  type World,
} from '../api/shuffled-lives.ts'
import { startApi, type Api, type Body } from '../api/start-api.ts'
import { buildCity, type BuiltCity } from '../builders.ts'

/** How many payments a day has, at least one of each kind. `npm run test:long` and `npm run prove` play more. */
const PAYMENTS = Number(process.env['DAY_PAYMENTS'] ?? 13)
/** The seed of the day. A failure prints it, and `DAY_SEED=…` replays it. */
const SEED = Number(process.env['DAY_SEED'] ?? Math.floor(Date.now() / 86_400_000))

/** In milliseconds. Each test plays three days, each of them twice. */
const TIMEOUT = 120_000 + PAYMENTS * 3000

const PROMPT = 5
const HOLD_ENDED = 20
const LATE = 40
const THREE_DAYS = 3 * 24 * 60
const NEVER = new Date('2027-12-31')

/**
 * One of the day's payments: its life, the minute at which the gateway reports it, and whether somebody else takes the
 * room.
 */
type Plan = Life & { minute: number; hasRival?: true }

const called = (name: string): Life => {
  const life = LIVES.find((one) => one.name === name)
  if (!life) throw new Error(`there is no life '${name}'`)
  return life
}
const late = { ...called('a booking paid'), minute: LATE }
const twoTold = called('a refund failed, then processed')

const PLANS: readonly Plan[] = [
  ...LIVES.map((life) => ({ ...life, minute: PROMPT })),
  {
    ...called('a booking failed, then paid'),
    name: 'a booking failed',
    told: [{ of: 'payment', nth: 0, report: 'failed' }],
    minute: PROMPT,
  },
  { ...twoTold, name: 'a refund failed', told: twoTold.told.slice(0, 2), inTimeUntil: NEVER, minute: PROMPT },
  { ...late, name: 'captured after the hold, the room free' },
  { ...late, name: 'captured after the hold, the room taken', hasRival: true },
]

let api: Api
let city: BuiltCity
beforeAll(async () => {
  api = await startApi()
  city = await buildCity(api.db)
  await prepareLives(api)
})
afterAll(() => api.stop())

const JOBS = ['expire-holds', 'reconcile-payments', 'chase-refunds', 'drain-outbox']

const setMinute = (minute: number) => api.clock.advance(minute - api.clock.advancedMinutes())

/** Advances the time and runs the jobs along the way: every five minutes in the first hours, then every four hours. */
async function liveUntil(end: number): Promise<void> {
  let minute = api.clock.advancedMinutes()
  while (minute < end) {
    minute = Math.min(end, minute + (minute < 120 ? 5 : 240))
    setMinute(minute)
    for (const name of JOBS) await SCHEDULE.find((job) => job.name === name)?.run(api.services)
  }
}

/** How the gateway delivers the day's webhooks. */
type Arrivals = 'once, in order' | 'doubled and shuffled' | 'three days late, doubled and shuffled'

type Playing = { plan: Plan; world: World; events: GatewayEvent[] }
type Arrival = { world: World; event: GatewayEvent }

const inOrder = (playing: readonly Playing[]): Arrival[] =>
  playing.flatMap(({ world, events }) => events.map((event) => ({ world, event })))

function doubledAndShuffled(arrivals: readonly Arrival[], seed: number): Arrival[] {
  const doubled = [...arrivals, ...arrivals]
  const any = fc.shuffledSubarray(doubled, { minLength: doubled.length, maxLength: doubled.length })
  return fc.sample(any, { seed, numRuns: 1 })[0] ?? []
}

async function deliverAll(arrivals: readonly Arrival[], drainEvery: number): Promise<void> {
  for (const [index, { world, event }] of arrivals.entries()) {
    expect(await deliver(world, event)).toBe(200)
    if (index % drainEvery === 0) await api.worker.drain()
  }
  await api.worker.drain()
}

async function tellAbout(playing: readonly Playing[], arrivals: Arrivals): Promise<void> {
  for (const one of playing) for (const told of one.plan.told) one.events.push(await eventOf(one.world, told))
  if (arrivals === 'once, in order') await deliverAll(inOrder(playing), 1)
  if (arrivals === 'doubled and shuffled') await deliverAll(doubledAndShuffled(inOrder(playing), SEED), 3)
}

/** Ids, codes, names and times may differ between two days. The messages to a guest and their number may not. */
const ANYTHING_OF_ITS_OWN = /\b(?:Hotel|Guest) \d+\b|\b[0-9A-Z]{8}\b|\b[\w-]{20,}\b|\d{1,2}:\d\d/g

/**
 * Returns the guest's outcome, the entries in the books, and the messages. Leaves out credits that were spent and
 * returned along the way.
 */
async function everythingOf(world: World): Promise<Body> {
  const { rows: books } = await sql<{ line: string }>`
    select p.kind || ' ' || e.account || ' ' || sum(e.paise)
      || case when p.kind = 'credit' then '' else ' in ' || count(distinct p.id) end as line
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.booking_id = ${world.bookingId}::uuid group by p.kind, e.account order by 1`.execute(api.db)
  const { rows: messages } = await sql<{ body: string }>`
    select m.body from dev_messages m join users u on m.recipient in (u.phone, u.email)
    where u.id = ${world.guest.id}::uuid`.execute(api.db)
  return {
    ...(await outcomeOf(world)),
    books: books.map(({ line }) => line),
    messages: messages.map(({ body }) => body.replaceAll(ANYTHING_OF_ITS_OWN, '*')).toSorted(),
  }
}

const outcomesOf = async (playing: readonly Playing[]): Promise<Body[]> => {
  const outcomes: Body[] = []
  for (const { plan, world } of playing) outcomes.push({ life: plan.name, ...(await everythingOf(world)) })
  return outcomes
}

async function playDay(arrivals: Arrivals): Promise<Playing[]> {
  const playing: Playing[] = []
  for (let n = 0; n < PAYMENTS; n++) {
    const plan = PLANS[n % PLANS.length]
    if (plan) playing.push({ plan, world: await newWorld(api, city), events: [] })
  }
  for (const { plan, world } of playing) await plan.begin(world)
  setMinute(PROMPT)
  await tellAbout(
    playing.filter(({ plan }) => plan.minute === PROMPT),
    arrivals,
  )
  await liveUntil(HOLD_ENDED)
  for (const { plan, world } of playing) if (plan.hasRival) expect(await rivalBooks(world)).toBe(true)
  await liveUntil(LATE)
  await tellAbout(
    playing.filter(({ plan }) => plan.minute === LATE),
    arrivals,
  )
  await liveUntil(THREE_DAYS)
  if (arrivals === 'three days late, doubled and shuffled')
    await deliverAll(doubledAndShuffled(inOrder(playing), SEED), 7)
  await expectBooksBalance(api)
  expect(await listDeadLetters(api.db)).toEqual([])
  return playing
}

/**
 * A payment whose failure nobody reported ends with its hold, and so does the booking (decisions, "Rooms"). Only a
 * report names the failed payment method.
 */
const asGivenBack = (outcome: Body): Body =>
  JSON.parse(JSON.stringify(outcome).replaceAll('"expired"', '"failed"').replaceAll('"failed","upi"', '"failed",null'))

describe(`a day of ${PAYMENTS} payments, seed ${SEED}`, { timeout: TIMEOUT }, () => {
  test('a day of payments ends the same when every webhook comes twice, in any order, and again three days later', async () => {
    const expected = await outcomesOf(await playDay('once, in order'))
    const playing = await playDay('doubled and shuffled')
    expect(await outcomesOf(playing)).toEqual(expected)
    await deliverAll(doubledAndShuffled(inOrder(playing), SEED + 1), 7)
    // A webhook that comes after its event id was deleted changes nothing either.
    const renumbered = inOrder(playing).map(({ world, event }) => ({
      world,
      event: { ...event, eventId: `${event.eventId}-again` },
    }))
    await deliverAll(doubledAndShuffled(renumbered, SEED + 2), 7)
    expect(await outcomesOf(playing)).toEqual(expected)
    await expectBooksBalance(api)
    expect(api.faults).toEqual([])
  })

  test('a day of payments ends the same when every webhook comes three days late, doubled and shuffled', async () => {
    const expected = await outcomesOf(await playDay('once, in order'))
    const late = await outcomesOf(await playDay('three days late, doubled and shuffled'))
    expect(late.map(asGivenBack)).toEqual(expected.map(asGivenBack))
    expect(api.faults).toEqual([])
  })
})
