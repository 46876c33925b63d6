import fc from 'fast-check'
import { PushRefusal } from '#server/ports/push-message.ts'
import type { BuiltCity } from '../builders.ts'
import type { Api } from '../api/start-api.ts'
import { fetchDocument, operationsOf, type JsonSchema, type Operation } from './api-document.ts'
import { faultsOf, type Answered } from './check-answer.ts'
import { harvest, harvestPasswords } from './harvest.ts'
import { Pool } from './pool.ts'
import { goodRequests, nearlyGoodRequests, sharpRequests, type Plan } from './requests.ts'
import type { Sharpened } from './mutations.ts'
import { buildWorld, openScene, signInAgain, signOperatorsInAgain, signStaffInAgain, type Scene } from './scene.ts'
import { callerOf, inject, requestOf, type Sent } from './send.ts'
import { preparePictures, type Pictures } from './uploads.ts'
import { isAlarm } from '../is-alarm.ts'

/**
 * `neverGood`: names of operations in which no request built from the document can succeed. At the end of the run,
 * every other operation that never succeeded gets `triesAtLast` valid requests.
 */
export type FuzzRun = { seed: number; requests: number; neverGood: ReadonlySet<string>; triesAtLast: number }

/** How many answers of each class an operation gave. Refusals because of limits are counted separately. */
export type Tally = { good: number; led: number; refused: number; limited: number; failed: number }

export type Finding = { what: string; times: number; step: number; example: string }
export type FuzzResult = { sent: number; tallies: Map<string, Tally>; findings: Finding[] }

/** How many requests share two guests, and how many days the clock may advance, before the next scene begins. */
const SCENE_REQUESTS = 200
const SCENE_MINUTES = 20 * 24 * 60

/** How closely a request follows the document. */
type Kind = 'good' | 'sharp' | 'nearly good'

type Tried = {
  operation: Operation
  plans: Record<Kind, fc.Arbitrary<Plan>>
  /** how many texts and numbers the operation takes: the more, the more often it is tried */
  values: number
  sharpened: Sharpened
  canSucceed: boolean
  tally: Tally
  sent: number
}

type Run = {
  api: Api
  seed: number
  pool: Pool
  city: BuiltCity
  pictures: Pictures
  tried: Tried[]
  findings: Map<string, Finding>
  step: number
  scene: Scene
  sceneEndsAt: number
}

const isWanting = ({ canSucceed, tally }: Tried) => canSucceed && tally.good + tally.led === 0

function textsAndNumbersIn(schema: JsonSchema): number {
  const { anyOf = [], properties = {}, items, type = [] } = schema
  const inner = [...anyOf, ...Object.values(properties), ...(items ? [items] : [])]
  const isOne = [type].flat().some((one) => one === 'string' || one === 'integer' || one === 'number')
  return inner.reduce((sum, one) => sum + textsAndNumbersIn(one), isOne ? 1 : 0)
}

const valuesIn = ({ parameters, body }: Operation): number =>
  [...Object.values(parameters).flatMap((all) => all.map(({ schema }) => schema)), ...(body ? [body.schema] : [])]
    .map(textsAndNumbersIn)
    .reduce((sum, one) => sum + one, 0)

async function beginRun(api: Api, { seed, neverGood }: FuzzRun): Promise<Run> {
  const pool = new Pool()
  const city = await buildWorld(api, pool)
  const tried = operationsOf(await fetchDocument(api)).map((operation) => ({
    operation,
    plans: {
      good: goodRequests(operation),
      sharp: sharpRequests(operation),
      'nearly good': nearlyGoodRequests(operation),
    },
    values: valuesIn(operation),
    sharpened: new Map<string, number>(),
    canSucceed: !neverGood.has(operation.name),
    tally: { good: 0, led: 0, refused: 0, limited: 0, failed: 0 },
    sent: 0,
  }))
  const pictures = await preparePictures()
  const scene = await openScene(api, pool, city)
  return { api, seed, pool, city, pictures, tried, findings: new Map(), step: 0, scene, sceneEndsAt: SCENE_REQUESTS }
}

/** Draws a value from an arbitrary. The value depends only on the run's seed, the step and `salt`. */
function drawn<Value>({ seed, step }: Run, salt: 'kind' | 'plan', arbitrary: fc.Arbitrary<Value>): Value {
  const [value] = fc.sample(arbitrary, { seed: seed + step * 7919 + (salt === 'kind' ? 104_729 : 0), numRuns: 1 })
  return value as Value
}

async function changeScene(run: Run): Promise<void> {
  const isOver = run.step >= run.sceneEndsAt || run.api.clock.advancedMinutes() > SCENE_MINUTES
  if (!isOver) return
  run.scene = await openScene(run.api, run.pool, run.city)
  run.sceneEndsAt = run.step + SCENE_REQUESTS
}

function count(tally: Tally, status: number): void {
  if (status === 429) tally.limited += 1
  else if (status >= 500) tally.failed += 1
  else if (status >= 400) tally.refused += 1
  else if (status >= 300) tally.led += 1
  else tally.good += 1
}

const shown = ({ request }: Sent, answer: Answered): string => {
  const payload =
    typeof request.payload === 'string' ? request.payload : request.payload && `${request.payload.length} bytes`
  return `${request.method} ${request.url.slice(0, 600)}\n    ${JSON.stringify(request.headers)}\n    ${payload?.slice(0, 1200) ?? ''}\n    → ${answer.statusCode} ${answer.body.slice(0, 600)}`
}

function note(run: Run, { operation }: Tried, fault: string, example: string): void {
  const key = `${operation.name}: ${fault.slice(0, 120)}`
  const known = run.findings.get(key)
  if (known) known.times += 1
  else run.findings.set(key, { what: `${operation.name}: ${fault}`, times: 1, step: run.step, example })
}

const guestOf = ({ scene }: Run, caller: { id: string } | null) => scene.guests.find(({ id }) => id === caller?.id)

/**
 * Processes a successful answer: stores its ids for later, reads OTPs from phones, and signs ended sessions in again.
 */
async function follow(run: Run, { operation }: Tried, plan: Plan, answer: Answered): Promise<void> {
  const caller = callerOf(plan, run.scene, operation)
  if (operation.path.endsWith('/logout')) await signInAgain(run.api, guestOf(run, caller))
  if (operation.path.startsWith('/api/desk/')) await signStaffInAgain(run.api, run.scene)
  if (operation.path.startsWith('/api/office/')) await signOperatorsInAgain(run.api, run.scene)
  if (/generate-otp$|signup$/.test(operation.path)) harvestPasswords((await run.api.get('/dev/outbox')).body, run.pool)
  if (!String(answer.headers['content-type']).startsWith('application/json')) return
  harvest(JSON.parse(answer.body), { pool: run.pool, callerId: caller?.id ?? '', operation })
}

async function tryOnce(run: Run, tried: Tried, plan: Plan): Promise<void> {
  run.step += 1
  tried.sent += 1
  const sent = await requestOf(tried, plan, run, run.step)
  const answer: Answered = await inject(run.api, sent)
  // Drains the outbox before the next request, so that the same seed plays the same run.
  if (tried.operation.method === 'POST') await run.api.worker.drain()
  count(tried.tally, answer.statusCode)
  const faults = faultsOf(tried.operation, sent, answer)
  for (const logged of run.api.faults.splice(0))
    if (!isAlarm(logged) && !isUnanswered(logged))
      faults.push(`logged a fault: ${JSON.stringify(logged, errorInWords)}`)
  for (const fault of faults) note(run, tried, fault, shown(sent, answer))
  if (answer.statusCode < 400) await follow(run, tried, plan, answer)
}

/** Whether the error is about an invented push subscription: the fuzz has no push service. */
const isUnanswered = (logged: object): boolean => 'err' in logged && logged.err instanceof PushRefusal

const errorInWords = (_name: string, value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : value

/**
 * Picks the operation that was tried least in relation to its number of values. One that never succeeded is picked
 * twice as often.
 */
function nextOf({ tried }: Run): Tried {
  const weight = (one: Tried) => (one.sent * (isWanting(one) ? 1 : 2)) / (4 + one.values)
  return tried.reduce((least, one) => (weight(one) < weight(least) ? one : least))
}

/**
 * Sends this many requests, built only from the API document, to the whole server. The same seed and number replay the
 * same run, except for ids, which the server generates. Returns the faults, and a count of each operation's answers by
 * kind.
 */
export async function runFuzz(api: Api, wanted: FuzzRun): Promise<FuzzResult> {
  const run = await beginRun(api, wanted)
  const first = fc.constantFrom<Kind>('good', 'good', 'good', 'nearly good')
  const later = fc.constantFrom<Kind>('good', 'sharp', 'sharp', 'nearly good')
  while (run.step < wanted.requests) {
    await changeScene(run)
    const tried = nextOf(run)
    const kind = drawn(run, 'kind', isWanting(tried) ? first : later)
    await tryOnce(run, tried, drawn(run, 'plan', tried.plans[kind]))
  }
  for (const tried of run.tried.filter(isWanting)) {
    for (let turn = 0; turn < wanted.triesAtLast && isWanting(tried); turn += 1) {
      await changeScene(run)
      await tryOnce(run, tried, drawn(run, 'plan', tried.plans.good))
    }
  }
  const tallies = new Map(run.tried.map(({ operation, tally }) => [operation.name, tally]))
  return { sent: run.step, tallies, findings: [...run.findings.values()] }
}
