import fc from 'fast-check'
import { expect, test as base } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { ACTIONS } from '#domain/office/actions.ts'
import { PLAN_SENTENCES } from '#domain/office/plan-lines.ts'
import { PROPOSED_ACTIONS } from '#domain/office/two-people.ts'
import { apiTest } from '../api/api-test.ts'
import { post } from '../api/office-steps.ts'
import type { Api } from '../api/start-api.ts'
import { buildOperator } from '../builders.ts'
import { isAlarm } from '../is-alarm.ts'
import { playAct, playProposal, type Outcome } from './plan-acts.ts'
import { casesOf, TRADE } from './plan-draws.ts'
import { MANY, playMany } from './plan-many.ts'
import { WAITING } from './plan-proposals.ts'
import { newWorld, offerCoupons } from './plan-world.ts'

/** How many cases are drawn for each action. `npm run test:long` draws 40. */
const CASES = Number(process.env['PLAN_CASES'] ?? 3)
/** With at least this many cases, every sentence in a plan must come true, and a quarter of the presses succeed. */
const ENOUGH = 30
/**
 * The cases are the same every day. A different `PLAN_SEED` draws different cases, and with `PLAN_PATH` it replays one
 * failure.
 */
const SEED = Number(process.env['PLAN_SEED'] ?? 202)
const path = process.env['PLAN_PATH']

/** The calls that show a plan, each with the calls that carry it out. */
const PLANS: Record<string, readonly string[]> = {
  'POST /office/bookings/{id}/plan': ['POST /office/bookings/{id}/act', 'POST /office/bookings/{id}/propose'],
  'GET /office/proposals/{id}/plan': ['POST /office/proposals/{id}/decide'],
  'POST /office/guests-of-closed-hotels/plan': ['POST /office/guests-of-closed-hotels/tell'],
  'POST /office/hide-hotels/plan': ['POST /office/hide-hotels'],
  'POST /office/settlements/compare': ['POST /office/settlements/propose', 'POST /office/settlements/decide'],
  'POST /office/bank/compare': ['POST /office/bank/read', 'POST /office/bank/decide'],
  'GET /office/disputes/{reference}': [],
  'GET /office/months/{month}': ['POST /office/statements/{hotelId}/{month}/close'],
  'POST /office/payouts/compare-answer': ['POST /office/payouts/record-answer', 'POST /office/payouts/send'],
}

base('each call that shows a plan, or refuses an outdated one, is played here', () => {
  const named = ALL_CALLS.map((call) => ({ call, name: `${call.method} ${call.path}` }))
  const ofOffice = named.filter(({ name }) => name.includes(' /office/'))
  const plans = ofOffice.filter(({ name }) => /\/(?:plan|compare)[^/]*$/.test(name)).map(({ name }) => name)
  expect(plans.filter((name) => !(name in PLANS))).toEqual([])
  const presses = new Set(Object.values(PLANS).flat())
  const known = new Set(named.map(({ name }) => name))
  expect([...Object.keys(PLANS), ...presses].filter((name) => !known.has(name))).toEqual([])
  const refusing = named.filter(({ call }) => call.refusals.includes('PLAN_CHANGED')).map(({ name }) => name)
  expect(refusing.filter((name) => !presses.has(name))).toEqual([])
})

/** The sentences of the plans that came true. */
const said = new Set<string>()

const test = apiTest
  .extend('coupons', { scope: 'file' }, async ({ api }) => {
    await offerCoupons(api)
    return true
  })
  .extend('alarms', { auto: true }, ({ api, faultless }, { onCleanup }) => {
    onCleanup(() => void api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault))))
    return faultless
  })

/** Plays random cases of one action, and expects enough of them to succeed. */
async function play<Drawn>(
  cases: fc.Arbitrary<Drawn>,
  one: (drawn: Drawn) => Promise<Outcome>,
  runs = CASES,
): Promise<void> {
  const met = { done: 0, refused: 0, impossible: 0 }
  const property = fc.asyncProperty(cases, async (drawn) => {
    met[await one(drawn)] += 1
  })
  await fc.assert(property, { seed: SEED, numRuns: runs, endOnFailure: true, ...(path ? { path } : {}) })
  if (CASES >= ENOUGH) expect(met.done, JSON.stringify(met)).toBeGreaterThan(runs / 4)
}

test.for(ACTIONS)(
  'the plan of the action %s says what the books contain afterwards',
  async (act, { api, coupons: _coupons }) => {
    await play(casesOf(act), async (drawn) => playAct(await newWorld(api, drawn.trade), drawn, said))
  },
)

/** Lowers the limits, so that every amount waits for a second person. */
const lowerLimits = (api: Api, admin: Parameters<typeof post>[1]) =>
  post(api, admin, '/office/limits', { per_booking: 0, per_day: 0, reason: 'For two people' })

const mayChange = fc.record({ trade: TRADE, isChanged: fc.boolean(), drawn: fc.integer({ min: 200, max: 9000 }) })

test.for(PROPOSED_ACTIONS)(
  'the plan of the proposed action %s says what happens when a second admin confirms it',
  async (act, { api, coupons: _coupons }) => {
    await play(mayChange, async ({ trade, isChanged, drawn }) => {
      const world = await newWorld(api, { ...trade, coupon: 'uncle', isPayAtHotel: false, credits: 0 })
      await lowerLimits(api, world.admin)
      const proposer = await buildOperator(api.db, { role: 'admin' })
      return playProposal(world, await WAITING[act]({ ...world, admin: proposer }, drawn), isChanged, said)
    })
  },
)

test.for(Object.keys(MANY) as (keyof typeof MANY)[])(
  'the plan of %s says what then happens',
  async (what, { api, coupons: _coupons }) => {
    await play(
      mayChange,
      async ({ trade, ...drawn }) => playMany(await newWorld(api, trade), what, drawn),
      Math.ceil(CASES / 2),
    )
  },
)

base.runIf(CASES >= ENOUGH && !path)('every sentence of a plan came true at least once', () => {
  expect(PLAN_SENTENCES.filter((sentence) => !said.has(sentence))).toEqual([])
})
