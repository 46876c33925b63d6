import { random, type Random } from '#domain/kernel/seeded-random.ts'
import { settleUnpostedStays } from '#server/features/ledger/settle-unposted-stays.ts'
import type { Api } from '../api/start-api.ts'
import { BET_ACTS, bookAndPay, letIn, type BetAct, type Time, type Wish } from './game-acts.ts'
import type { Lessons } from './game-lessons.ts'
import { pursesOf, withNight, type Purse } from './game-purse.ts'
import { advanceClockTo, newWorld, type Bet, type Couple, type Phone, type World } from './game-world.ts'

type Moment = { at: string; time: Record<0 | 1, Time>; isForBooking?: boolean }

const both = (time: Time) => ({ 0: time, 1: time })
const second = (time: Time) => ({ 0: 'after' as const, 1: time })
const first = (time: Time) => ({ 0: time, 1: 'before' as const })

/** The moments at which somebody acts. The jobs run after each moment. */
const MOMENTS: readonly Moment[] = [
  { at: '2026-12-01T11:00:00+05:30', time: both('before'), isForBooking: true },
  { at: '2026-12-01T18:00:00+05:30', time: both('before'), isForBooking: true },
  { at: '2026-12-03T21:05:00+05:30', time: first('evening') },
  { at: '2026-12-03T22:20:00+05:30', time: first('evening') },
  { at: '2026-12-04T00:10:00+05:30', time: first('evening') },
  { at: '2026-12-04T12:00:00+05:30', time: first('after') },
  { at: '2026-12-05T21:05:00+05:30', time: second('evening') },
  { at: '2026-12-05T22:20:00+05:30', time: second('evening') },
  { at: '2026-12-06T00:10:00+05:30', time: second('evening') },
  { at: '2026-12-06T12:00:00+05:30', time: both('after') },
  { at: '2026-12-10T12:00:00+05:30', time: both('after') },
]
const COMING = [MOMENTS[2], MOMENTS[6]]
const NOT_COME = [MOMENTS[3], MOMENTS[7]]
const CANCELLING = MOMENTS[1]

const JOBS = ['expire-holds', 'ask-hotels-again', 'settle-claims', 'weigh-cases', 'end-stays', 'reward-referrals']

/** How often one person may act on one booking at one moment. */
const MAX_ACTS = 4
const MAX_BETS = 2

async function coupleActs(world: World, couple: Couple, moment: Moment): Promise<void> {
  const { api, steps } = world
  const { guest, hotel, evening, does, id } = couple
  const { headers } = hotel.staff
  if (moment === MOMENTS[0]) {
    const wish = { hotel, evening, payAtHotel: couple.isAtHotel, hasCoupon: false }
    couple.id = (await bookAndPay(world, guest, wish)) ?? ''
  }
  if (moment === CANCELLING && does === 'cancels') await steps.cancel(guest, id)
  if (moment === COMING[evening] && does === 'comes') await letIn(world, { id, hotel, guest })
  if (moment === COMING[evening] && does === 'confirms') {
    await api.post(`/desk/bookings/${id}/arrive`, { ids: 'originals' }, { headers })
    await api.post(`/bookings/${id}/confirm-stay`, {}, { headers: guest.headers })
  }
  if (moment === NOT_COME[evening] && does === 'stays away')
    await api.post(`/desk/bookings/${id}/no-show`, {}, { headers })
}

/**
 * Acts as the honest people do: desks that are awake answer guests who report being turned away, and the office decides
 * disputes.
 */
async function honestAnswers(world: World): Promise<void> {
  const { api, honest, admin } = world
  const open = await api.db
    .selectFrom('relocations')
    .select(['booking_id', 'hotel_id', 'hotel_said', 'disputed_at'])
    .where(
      'hotel_id',
      'in',
      honest.map(({ id }) => id),
    )
    .where('outcome', 'is', null)
    .execute()
  for (const { booking_id: id, hotel_id: at, hotel_said: said } of open) {
    const hotel = honest.find((one) => one.id === at)
    if (!hotel?.isAwake || said) continue
    await api.post(`/desk/bookings/${id}/turned-away`, { answer: 'welcome' }, { headers: hotel.staff.headers })
  }
  for (const { booking_id: id } of open)
    await api.post(
      `/office/bookings/${id}/dispute`,
      { decision: 'hotel', reason: 'Rang both' },
      { headers: admin.headers },
    )
}

/** What a cheat's choice depends on: the booking's hotel, and the last two actions on the booking. */
const stateOf = ({ phone, hotel, done }: Bet, { accomplice }: World): string => {
  const last = done.filter((did) => !did.endsWith('!')).slice(-2)
  return `${phone.party}, ${hotel.id === accomplice.id ? 'accomplice' : 'honest'}: ${last.join(' ')}`
}

function possibleActs(world: World, bet: Bet, time: Time): BetAct[] {
  const place = bet.hotel.id === world.accomplice.id ? 'accomplice' : 'honest'
  return BET_ACTS.filter(
    ({ parties, times, at, after, name }) =>
      parties.includes(bet.phone.party) &&
      times.includes(time) &&
      (at === 'either' || at === place) &&
      (after === undefined || bet.done.includes(after)) &&
      !bet.done.some((did) => did === name || did === `${name}!`),
  )
}

async function play(world: World, bet: Bet, { time, lessons, draw }: { time: Time; lessons: Lessons; draw: Random }) {
  for (let turn = 0; turn < MAX_ACTS; turn++) {
    const state = stateOf(bet, world)
    const waiting = { key: `${state} | ${time} wait`, act: undefined }
    const acts = possibleActs(world, bet, time).map((act) => ({ key: `${state} | ${time} ${act.name}`, act }))
    const { key, act } = lessons.choose<BetAct | undefined>(draw, [waiting, ...acts])
    if (!act) {
      bet.keys.push(key)
      return
    }
    const answer = await act.run(world, bet)
    if (answer.status === 429 || answer.status >= 500) throw new Error(`${key}: ${JSON.stringify(answer.body)}`)
    bet.done.push(answer.status === 200 ? act.name : `${act.name}!`)
    if (answer.status === 200) bet.keys.push(key)
    const why = answer.body?.error?.code ?? answer.status
    world.diary.push(`${bet.phone.guest.phone} ${key}: ${why}`)
  }
}

const RATES = [199, 450, 1000, 2300, 5000] as const

async function setPrice(world: World, { lessons, draw }: { lessons: Lessons; draw: Random }): Promise<string> {
  const { api, accomplice } = world
  const prices = [null, ...RATES].map((price) => ({ key: `price ${price ?? 'as before'}`, act: price }))
  const { key, act: price } = lessons.choose(draw, prices)
  if (price !== null) {
    await api.post('/desk/prices/base', { slot: 3, price, sure: true }, { headers: accomplice.staff.headers })
    accomplice.price = price
    world.diary.push(`the accomplice asks ${price}`)
  }
  return key
}

async function bet(world: World, phone: Phone, { lessons, draw }: { lessons: Lessons; draw: Random }): Promise<void> {
  const { accomplice, honest, bets, diary } = world
  const places = { ring: [accomplice, ...honest], alone: honest, rival: honest, agent: honest }[phone.party]
  const wishes = places.flatMap((hotel): { key: string; act: Wish }[] =>
    [true, false].map((payAtHotel) => {
      const evening = draw.pick([0, 1] as const)
      const hasCoupon = phone.party === 'ring' && draw.chance(0.3)
      const place = hotel === accomplice ? `accomplice at ${hotel.price}` : 'honest'
      const dear = hotel !== accomplice && hotel.price < accomplice.price ? ' below it' : ''
      const how = `${payAtHotel ? 'desk' : 'online'}${hasCoupon ? ' coupon' : ''}`
      return { key: `book ${phone.party} ${place}${dear} ${how}`, act: { hotel, payAtHotel, hasCoupon, evening } }
    }),
  )
  const { key, act: wish } = lessons.choose<Wish | undefined>(draw, [
    { key: `book ${phone.party} nothing`, act: undefined },
    ...wishes,
  ])
  if (!wish) return
  const id = await bookAndPay(world, phone.guest, wish)
  diary.push(`${phone.guest.phone} ${key}: ${id ?? 'refused'}`)
  const { hotel, evening } = wish
  if (id) bets.push({ root: id, id, phone, hotel, evening, hasSlept: false, done: [], keys: [key] })
}

async function cheat(world: World, moment: Moment, by: { lessons: Lessons; draw: Random }): Promise<string[]> {
  const keys: string[] = []
  if (moment.isForBooking) {
    keys.push(await setPrice(world, by))
    for (const phone of world.phones)
      if (world.bets.filter((one) => one.phone === phone).length < MAX_BETS) await bet(world, phone, by)
  }
  for (const one of world.bets) await play(world, one, { ...by, time: moment.time[one.evening] })
  return keys
}

async function runByItself(world: World): Promise<void> {
  await world.api.worker.drain()
  for (const job of JOBS) await world.steps.runJob(job)
  await world.api.worker.drain()
}

/** Lets the office call honest couples and release the money that waits for their stays. */
async function release({ api, couples, admin, honest, accomplice }: World): Promise<void> {
  for (const { id } of [...honest, accomplice]) await settleUnpostedStays(api.services, id)
  for (const { id } of couples.filter((couple) => couple.does === 'comes' || couple.does === 'confirms'))
    for (const what of ['stay', 'reward'])
      await api.post(`/office/bookings/${id}/release-money`, { what, reason: 'Rang both' }, { headers: admin.headers })
  await api.worker.drain()
}

export type Life = { world: World; purses: Purse[] }

/** Plays this seed's life, with or without its cheats. */
export async function live(api: Api, seed: string, lessons: Lessons | null): Promise<Life> {
  const world = await newWorld(api, random(`${seed}/world`))
  const draw = random(`${seed}/cheating`)
  const prices: string[] = []
  for (const moment of MOMENTS) {
    advanceClockTo(api, moment.at)
    if (lessons) prices.push(...(await cheat(world, moment, { lessons, draw })))
    for (const couple of world.couples) await coupleActs(world, couple, moment)
    await honestAnswers(world)
    await runByItself(world)
  }
  await release(world)
  const purses = await pursesOf(world)
  if (lessons) learn(world, purses, { lessons, prices })
  return { world, purses }
}

function learn(world: World, purses: readonly Purse[], { lessons, prices }: { lessons: Lessons; prices: string[] }) {
  const ofRing: number[] = []
  for (const { root, keys, hasSlept, phone } of world.bets) {
    const purse = purses.find((one) => one.root === root)
    if (!purse) continue
    const brought = withNight(purse, hasSlept)
    lessons.learn(keys, brought)
    if (phone.party === 'ring') ofRing.push(brought)
  }
  const mean = ofRing.reduce((sum, one) => sum + one, 0) / Math.max(1, ofRing.length)
  lessons.learn(prices, mean)
  for (const { party } of world.phones) lessons.learn([`book ${party} nothing`], 0)
}
