import type { InjectOptions } from 'fastify'
import { unreachable } from '#domain/kernel/result.ts'
import type { Api } from '../api/start-api.ts'
import type { Operation } from './api-document.ts'
import { mutate, sharpen, type Sharpened } from './mutations.ts'
import type { Pool } from './pool.ts'
import { resolveAll } from './references.ts'
import type { Plan, Values } from './requests.ts'
import type { Scene } from './scene.ts'
import { formFrom, type Pictures } from './uploads.ts'

/** A request as it was sent, and its values before they became text. */
export type Sent = {
  request: {
    method: 'GET' | 'POST'
    url: string
    headers: Record<string, string>
    remoteAddress: string
    payload?: string | Buffer
  }
  query: Values
  json: Values
  body: unknown
  /** the body was sent as the JSON of `body` */
  isJson: boolean
}

export type Sender = { api: Api; pool: Pool; scene: Scene; pictures: Pictures; seed: number }

const DEAD_TOKEN = 'a-token-that-no-longer-counts'

type Caller = { id: string; token: string }

/** Returns which people make the call, according to its path, and the cookie of their session. */
function sideOf({ path }: Operation): { people: keyof Scene; cookie: string } {
  if (path.startsWith('/api/desk/')) return { people: 'staff', cookie: 'desk_token' }
  if (path.startsWith('/api/office/')) return { people: 'operators', cookie: 'office_token' }
  return { people: 'guests', cookie: 'access_token' }
}

/**
 * Returns who sends the request: a guest, a colleague of the hotel for the desk's calls, or an operator for the
 * office's calls.
 */
export function callerOf(plan: Plan, scene: Scene, operation: Operation): Caller | null {
  const people = scene[sideOf(operation).people]
  return plan.caller === 'first guest' ? people[0] : plan.caller === 'second guest' ? people[1] : null
}

function headersOf(plan: Plan, operation: Operation, token: string | undefined): Record<string, string> {
  if (token === undefined || plan.manner === 'query') return {}
  if (plan.manner === 'raw') return { authorization: token }
  if (plan.manner === 'bearer') return { authorization: `Bearer ${token}` }
  const site = plan.manner === 'cookie' ? 'same-origin' : 'cross-site'
  return { cookie: `${sideOf(operation).cookie}=${token}`, 'sec-fetch-site': site }
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed()

/**
 * Encodes a segment. A segment of dots only is replaced, because URL parsers would fold it and request something else.
 */
const segmentOf = (value: unknown) => encodeURIComponent(textOf(value)).replace(/^\.{1,2}$/, 'dots')

function addressOf(
  operation: Operation,
  { path, query }: { path: Values; query: Values },
  brokenSegment: Plan['brokenSegment'],
): string {
  const whole = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => segmentOf(path[name] ?? ''))
  const filled = brokenSegment === null ? whole : whole.replace(/[^/]+$/, brokenSegment)
  // Repeats the name in the query for each item in a list.
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map((one) => [name, textOf(one)]),
  )
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

/**
 * Leaves out characters that a header cannot contain, because the server's parser would cut them off before our code
 * runs.
 */
const headerText = (value: unknown) => textOf(value).replace(/[^\u0020-\u007e]/g, '')

/** Uses a different address for every request, unless the request shares one. */
const remoteAddressOf = (plan: Plan, step: number) =>
  plan.sharesAddress ? '198.51.100.7' : `10.${(step >> 16) & 255}.${(step >> 8) & 255}.${step & 255}`

function jsonPayload(plan: Plan, body: unknown): { payload?: string; type?: string } {
  const json = JSON.stringify(body ?? {})
  switch (plan.wire) {
    case 'as it is':
      return body === null ? {} : { payload: json, type: 'application/json' }
    case 'cut off':
      return { payload: json.slice(0, -1) || '{', type: 'application/json' }
    case 'as text':
      return { payload: json, type: 'text/plain' }
    case 'as another type':
      return { payload: json, type: 'application/xml' }
    case 'deep':
      return { payload: `{"surplus":${'['.repeat(5000)}${']'.repeat(5000)}}`, type: 'application/json' }
    case 'without type':
      return { payload: json }
    case 'empty':
      return { payload: '', type: 'application/json' }
    case 'huge':
      return { payload: JSON.stringify({ ...(body as object), surplus: 'x'.repeat(70_000) }), type: 'application/json' }
    case 'not an object':
      return { payload: '[1]', type: 'application/json' }
    default:
      return unreachable(plan.wire)
  }
}

async function payloadOf(operation: Operation, plan: Plan, body: unknown, pictures: Pictures) {
  if (operation.method === 'GET') return {}
  if (plan.files === null || plan.wire !== 'as it is') return jsonPayload(plan, body)
  const { payload, contentType } = await formFrom(plan.files, pictures)
  return { payload, type: contentType }
}

const PARTS = ['path', 'query', 'json', 'body', 'header'] as const
type Parts = Record<(typeof PARTS)[number], Values>

/** Resolves the references in path, query, JSON parameters and body, and then makes the plan's changes. */
function valuesOf(
  plan: Plan,
  { api, pool, scene, seed }: Sender,
  { operation, sharpened }: { operation: Operation; sharpened: Sharpened },
): Parts {
  const at = { pool, now: api.clock.now(), callerId: callerOf(plan, scene, operation)?.id ?? 'nobody' }
  const { path, query, json, header } = plan
  const values = resolveAll({ path, query, json, header, body: plan.body ?? {} }, at) as Parts
  if (plan.isSharp) return sharpen(values, sharpened, seed)
  const filled = PARTS.filter((part) => Object.keys(values[part]).length > 0)
  for (const { part, mutation } of plan.mutations) {
    const name = filled[part % Math.max(1, filled.length)] ?? 'query'
    values[name] = mutate(values[name], mutation)
  }
  return values
}

/** Builds the request to send now from a plan. */
export async function requestOf(
  { operation, sharpened }: { operation: Operation; sharpened: Sharpened },
  plan: Plan,
  sender: Sender,
  step: number,
): Promise<Sent> {
  const token = plan.caller === 'dead token' ? DEAD_TOKEN : callerOf(plan, sender.scene, operation)?.token
  const values = valuesOf(plan, sender, { operation, sharpened })
  const query = {
    ...values.query,
    ...Object.fromEntries(Object.entries(values.json).map(([name, one]) => [name, textOf(one)])),
  }
  if (plan.manner === 'query' && token !== undefined) query['access_token'] = token
  const body = plan.body === null ? null : values.body
  const { payload, type } = (await payloadOf(operation, plan, body, sender.pictures)) as {
    payload?: string | Buffer
    type?: string
  }
  const headers = Object.fromEntries(Object.entries(values.header).map(([name, one]) => [name, headerText(one)]))
  return {
    request: {
      method: operation.method,
      url: addressOf(operation, { path: values.path, query }, plan.brokenSegment),
      headers: { ...headers, ...headersOf(plan, operation, token), ...(type ? { 'content-type': type } : {}) },
      remoteAddress: remoteAddressOf(plan, step),
      ...(payload === undefined ? {} : { payload }),
    },
    query: values.query,
    json: values.json,
    body,
    isJson: plan.files === null && plan.wire === 'as it is' && plan.brokenSegment === null,
  }
}

export const inject = (api: Api, { request }: Sent) => api.app.inject(request as InjectOptions)
