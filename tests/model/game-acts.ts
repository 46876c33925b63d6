import { randomUUID } from 'node:crypto'
import type { Answer } from '../api/start-api.ts'
import { COUPON, type Bet, type GameHotel, type Party, type Phone, type World } from './game-world.ts'
import { EVENINGS } from './game-world.ts'

export type Time = 'before' | 'evening' | 'after'

export type BetAct = {
  name: string
  parties: readonly Party[]
  times: readonly Time[]
  /** where the action happens: at the accomplice's hotel, whose desk takes part, at an honest hotel, or at either */
  at: 'accomplice' | 'honest' | 'either'
  /** the action that must come before this one */
  after?: string
  run: (world: World, bet: Bet) => Promise<Answer>
}

const EVERYBODY = ['ring', 'alone', 'rival', 'agent'] as const
const LATE = ['evening', 'after'] as const

const desk = (name: string, body: object, times: readonly Time[] = ['evening']): BetAct => ({
  name,
  parties: ['ring'],
  times,
  at: 'accomplice',
  run: ({ api }, { id, hotel }) => api.post(`/desk/bookings/${id}/${name}`, body, { headers: hotel.staff.headers }),
})

/** Scans the booking's voucher at the hotel's desk. */
export async function scan(
  { api, steps }: World,
  { id, hotel, guest }: { id: string; hotel: GameHotel; guest: Phone['guest'] },
) {
  const token = (await steps.read(guest, id)).voucher
  return api.post('/desk/check-voucher', { token: token ?? '' }, { headers: hotel.staff.headers })
}

/** Checks guests in as an honest desk does: scans, greets and takes what they owe. */
export async function letIn(
  world: World,
  stay: { id: string; hotel: GameHotel; guest: Phone['guest'] },
): Promise<Answer> {
  await scan(world, stay)
  const { id, hotel } = stay
  const { headers } = hotel.staff
  const greeted = await world.api.post(`/desk/bookings/${id}/arrive`, { ids: 'originals' }, { headers })
  const due = greeted.body?.due ?? 0
  if (due > 0) await world.api.post(`/desk/bookings/${id}/take`, { amount: due, method: 'cash' }, { headers })
  return greeted
}

async function extend({ steps }: World, { phone, id }: Bet): Promise<Answer> {
  const answer = await steps.extend(phone.guest, id, 2)
  if (answer.body?.payment_url) await steps.press(answer.body.payment_url)
  return answer
}

/** Moves to the room that costs Uncle most, at the accomplice's hotel if it is offered. */
async function move(world: World, bet: Bet): Promise<Answer> {
  const { steps, honest, accomplice } = world
  const offered = await steps.otherHotels(bet.phone.guest, bet.id)
  const rooms: { id: number; price: number }[] = offered.body?.hotels ?? []
  const own = bet.phone.party === 'ring' ? rooms.find(({ id }) => id === accomplice.id) : undefined
  const room = own ?? rooms.toSorted((one, other) => other.price - one.price)[0]
  if (!room) return offered.status === 200 ? { ...offered, status: 404 } : offered
  const moved = await steps.moveTo(bet.phone.guest, bet.id, room)
  if (moved.status !== 200 || moved.body.waits_for_office)
    return { ...moved, status: moved.status === 200 ? 202 : moved.status }
  bet.id = moved.body.booking.id
  bet.hotel = [accomplice, ...honest].find(({ id }) => id === room.id) ?? bet.hotel
  return moved
}

const office = (name: string, wish: object): BetAct => ({
  name,
  parties: ['agent'],
  times: ['before', 'evening', 'after'],
  at: 'either',
  run: async ({ api, agent }, { id }) => {
    const headers = { ...agent.headers, 'idempotency-key': randomUUID() }
    const planned = await api.post(`/office/bookings/${id}/plan`, wish, { headers })
    if (planned.status !== 200) return planned
    const body = { ...wish, reason: 'The guest rang us', fingerprint: planned.body.fingerprint }
    return api.post(`/office/bookings/${id}/act`, body, {
      headers: { ...agent.headers, 'idempotency-key': randomUUID() },
    })
  },
})

const guest = (
  name: string,
  times: readonly Time[],
  run: BetAct['run'],
  more: Partial<Pick<BetAct, 'at' | 'after' | 'parties'>> = {},
): BetAct => ({ name, parties: EVERYBODY, times, at: 'either', run, ...more })

const byGuest = (path: (bet: Bet) => string, body: (bet: Bet) => object = () => ({})): BetAct['run'] => {
  return ({ api }, bet) => api.post(path(bet), body(bet), { headers: bet.phone.guest.headers })
}

/** Lets guests report at the hotel that the desk asks for more money, or that they do not feel safe. */
const help = (kind: 'more_money' | 'unsafe', parties: readonly Party[]): BetAct =>
  guest(
    `help-${kind}`,
    ['evening'],
    byGuest(
      ({ id }) => `/bookings/${id}/help`,
      () => ({ kind, said: 'They want 500 more' }),
    ),
    { parties },
  )

/** Everything that a cheat can do with a booking. */
export const BET_ACTS: readonly BetAct[] = [
  guest('cancel', ['before', 'evening'], ({ steps }, { phone, id }) => steps.cancel(phone.guest, id)),
  guest(
    'come',
    ['evening'],
    async (world, bet) => {
      const answer = await letIn(world, { id: bet.id, hotel: bet.hotel, guest: bet.phone.guest })
      bet.hasSlept ||= answer.status === 200
      return answer
    },
    { at: 'honest' },
  ),
  guest(
    'confirm',
    LATE,
    byGuest(({ id }) => `/bookings/${id}/confirm-stay`),
  ),
  guest(
    'object',
    LATE,
    byGuest(({ id }) => `/bookings/${id}/object-no-show`),
  ),
  guest('turned-away', ['evening'], ({ steps }, { phone, id }) => steps.turnedAway(phone.guest, id)),
  guest('move', LATE, move, { after: 'turned-away' }),
  guest('move', LATE, move, { after: 'cannot-take', parties: ['ring'] }),
  guest('money-back', LATE, ({ steps }, { phone, id }) => steps.moneyBack(phone.guest, id), { after: 'turned-away' }),
  guest('money-back', LATE, ({ steps }, { phone, id }) => steps.moneyBack(phone.guest, id), {
    after: 'cannot-take',
    parties: ['ring'],
  }),
  guest('extend', ['evening'], extend),
  guest(
    'review',
    ['after'],
    byGuest(
      ({ hotel }) => `/hotels/${hotel.id}/review`,
      ({ id }) => ({ bookingId: id, rating: 5, review: 'Wonderful' }),
    ),
  ),
  help('more_money', ['ring', 'alone', 'rival', 'agent']),
  help('unsafe', ['ring', 'rival']),
  guest(
    'not-solved',
    LATE,
    byGuest(
      ({ id }) => `/bookings/${id}/help/answer`,
      () => ({ kind: 'more_money', answer: 'not_solved' }),
    ),
    { after: 'help-more_money' },
  ),
  { ...desk('help-answer', { kind: 'more_money', answer: 'agreed_extra' }, LATE), after: 'help-more_money' },
  desk('arrive', { ids: 'originals' }),
  { ...desk('scan', {}), run: (world, { id, hotel, phone }) => scan(world, { id, hotel, guest: phone.guest }) },
  desk('no-show', {}, LATE),
  desk('take-back', { reason: 'Wrong row' }, LATE),
  desk('leave', {}, LATE),
  desk('hours', { hours: 4 }),
  desk('cannot-take', { reason: 'closed' }, ['before', 'evening']),
  { ...desk('turned-away', { answer: 'did_not_take' }), name: 'agree', after: 'turned-away' },
  office('office-credit', { act: 'credit', amount: 4900 }),
  office('office-more-credit', { act: 'credit', amount: 300 }),
  office('office-refund', { act: 'refund', amount: 350 }),
  office('office-cancel', { act: 'cancel', for: 'hotel' }),
  office('office-cancel-late', { act: 'cancel', for: 'guest', amount: 350 }),
]

export type Wish = { hotel: GameHotel; payAtHotel: boolean; hasCoupon: boolean; evening: 0 | 1 }

/** Books and pays. Returns undefined if that was refused. */
export async function bookAndPay(world: World, guestOf: Phone['guest'], wish: Wish): Promise<string | undefined> {
  const { payAtHotel, hasCoupon, hotel, evening } = wish
  const more = { payAtHotel, ...(hasCoupon ? { couponId: COUPON } : {}) }
  const { body } = await world.steps.book(guestOf, hotel, more, EVENINGS[evening])
  if (!body?.booking) {
    world.diary.push(`booking refused: ${body?.error?.code}`)
    return undefined
  }
  if (body.booking.payment_url) await world.steps.press(body.booking.payment_url)
  return body.booking.id
}
