import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { officeOf } from '../api/office-steps.ts'
import type { Answer, Body } from '../api/start-api.ts'
import type { Amount, Case, Wish } from './plan-draws.ts'
import { changeOf, factsOf, ledgerOf, toldSince, type Facts } from './plan-facts.ts'
import { happened, unsaidIn, type Line } from './plan-happened.ts'
import type { Waiting } from './plan-proposals.ts'
import { bookingOf, EVENTS, type Event } from './plan-events.ts'
import type { World } from './plan-world.ts'

/** `impossible`: the action had no plan. `refused`: the plan was outdated, and nothing changed. */
export type Outcome = 'done' | 'refused' | 'impossible'

const rupeesOf = (amount: Amount, paid: number): number =>
  'rupees' in amount ? amount.rupees : Math.floor((paid * amount.percent) / 100)

/** Turns a drawn wish into what an operator types. */
async function typed(world: World, id: string, { amount, ...wish }: Wish): Promise<object> {
  const paid = (await officeOf(world.api, world.support).booking(id)).money.can_refund
  return {
    ...wish,
    ...(amount ? { amount: rupeesOf(amount, paid) } : {}),
    ...(wish.act === 'correct_name' ? { name: `Right ${randomUUID().slice(0, 4)}` } : {}),
    ...(wish.act === 'move' ? { hotelId: world.other.id } : {}),
  }
}

/** Writes a plan's lines for a comparison: sorted, and without earlier gifts. */
const written = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ what, amount }) => what !== 'given_before' && amount !== 0)
    .map(({ what, amount, name }) => [what, amount, name].filter((part) => part !== undefined).join(' '))
    .toSorted()

/** Lets something happen a minute later. */
async function happen(world: World, event: Event): Promise<void> {
  await EVENTS[event](world)
  world.api.clock.advance(1)
}

async function decide({ api, admin }: World, proposal: string, fingerprint: string): Promise<Answer> {
  const body = { decision: 'confirm', reason: 'Seen', fingerprint }
  const headers = { ...admin.headers, 'idempotency-key': randomUUID() }
  return api.post(`/office/proposals/${proposal}/decide`, body, { headers })
}

const planOf = ({ api, admin }: World, proposal: string): Promise<Answer> =>
  api.get(`/office/proposals/${proposal}/plan`, { headers: admin.headers })

type Pressed = { answer: Answer; plan: Body; before: Facts; wasConfirmed: boolean }
type Between = () => Promise<void>

/** Support proposes an action above its limit; the admin reads the plan, waits and confirms it. */
async function pressTogether(
  world: World,
  id: string,
  { wish, plan, between }: { wish: object; plan: Body; between: Between },
): Promise<Pressed> {
  const { body } = await officeOf(world.api, world.support).propose(id, wish)
  const proposal = body.proposals[0].id
  const shown = await planOf(world, proposal)
  expect(written(shown.body.lines), 'the second person’s plan').toEqual(written(plan.lines))
  await between()
  const before = await factsOf(world, id)
  const answer = await decide(world, proposal, shown.body.fingerprint)
  return { answer, plan: shown.body, before, wasConfirmed: true }
}

/** Requests a plan, lets something happen, and presses. Null if the action is not possible. */
async function press(world: World, id: string, wish: object, between: Between): Promise<Pressed | null> {
  const support = officeOf(world.api, world.support)
  const { status, body: plan } = await support.plan(id, wish)
  if (status !== 200) return null
  if (!plan.is_within_limit) return pressTogether(world, id, { wish, plan, between })
  await between()
  const before = await factsOf(world, id)
  const answer = await support.act(id, { ...wish, reason: 'They rang us', fingerprint: plan.fingerprint })
  return { answer, plan, before, wasConfirmed: false }
}

/**
 * Plays a drawn case. Expects that the press does what its plan says, to the rupee, or is refused and changes nothing.
 * Only a change after the plan may be a reason to refuse.
 */
export async function playAct(world: World, drawn: Case, said: Set<string>): Promise<Outcome> {
  for (const event of drawn.before) await happen(world, event)
  const id = await bookingOf(world)
  const wish = await typed(world, id, drawn.wish)
  const pressed = await press(world, id, wish, async () => {
    if (drawn.between) await happen(world, drawn.between)
  })
  if (!pressed) return 'impossible'
  const { answer, plan, before, wasConfirmed } = pressed
  const after = await factsOf(world, id)
  if (answer.status !== 200) {
    expect(drawn.between, `refused although nothing changed: ${JSON.stringify(answer.body)}`).not.toBeNull()
    expect({ ...after, messages: before.messages }, answer.body.error?.code).toEqual(before)
    return 'refused'
  }
  const told = await toldSince(world, before.messages)
  const done = { wish: drawn.wish, before, after, told, said: plan.lines, wasConfirmed }
  expect(written(happened(done, world)), 'what happened').toEqual(written(plan.lines))
  expect(unsaidIn(done), 'what else moved in the books').toEqual({})
  const ofBooking = changeOf(before.posted, after.posted)
  expect(changeOf(before.ledger, after.ledger), 'nothing about other bookings').toEqual(ofBooking)
  expect(after.cost - before.cost, 'counted against the limit').toBe(plan.cost)
  for (const { what } of plan.lines) said.add(what)
  return 'done'
}

/** Lets the admin look at a proposal and confirm it, after a change if one is drawn. */
export async function playProposal(
  world: World,
  waiting: Waiting,
  isChanged: boolean,
  said: Set<string>,
): Promise<Outcome> {
  const plan = await planOf(world, waiting.proposal)
  expect(plan.status, JSON.stringify(plan.body)).toBe(200)
  if (isChanged) await waiting.change()
  await world.api.worker.drain()
  const before = await ledgerOf(world.api)
  const look = await waiting.watch()
  const answer = await decide(world, waiting.proposal, plan.body.fingerprint)
  await world.api.worker.drain()
  if (answer.status !== 200) {
    expect(isChanged, `refused although nothing changed: ${JSON.stringify(answer.body)}`).toBe(true)
    expect(await ledgerOf(world.api), answer.body.error?.code).toEqual(before)
    return 'refused'
  }
  expect(written(await look()), 'what happened').toEqual(written(plan.body.lines))
  for (const { what } of plan.body.lines) said.add(what)
  return 'done'
}
