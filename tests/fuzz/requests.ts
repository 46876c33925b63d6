import fc from 'fast-check'
import type { JsonSchema, Operation, Parameter } from './api-document.ts'
import { meaningOf, togetherOf } from './meanings.ts'
import { mutations, type Mutation } from './mutations.ts'
import { valuesOf } from './schema-values.ts'
import { badForms, goodForms, type FileWish } from './uploads.ts'

/** Who sends the request. The first and the second guest know each other, and a dead token belongs to nobody. */
export const CALLERS = ['first guest', 'second guest', 'visitor', 'dead token'] as const
export type Caller = (typeof CALLERS)[number]

/** How the request carries the session. */
export type Manner = 'raw' | 'bearer' | 'cookie' | 'cookie from another site' | 'query'

export type Values = Record<string, unknown>

/** How the body is sent, if not as the JSON of its values. */
export type Wire =
  | 'as it is'
  | 'cut off'
  | 'as text'
  | 'as another type'
  | 'without type'
  | 'empty'
  | 'huge'
  | 'deep'
  | 'not an object'

/** Path segments that cannot be decoded. A request may have one of them instead of its path's last segment. */
export const BROKEN_SEGMENTS = ['%', '%ZZ', '%E0%A4%A', 'a%', '%C0%AF%'] as const

/** A request before the references in it are resolved. */
export type Plan = {
  caller: Caller
  manner: Manner
  /** whether the request shares an address with others, so that the address's limits are also reached */
  sharesAddress: boolean
  path: Values
  query: Values
  json: Values
  header: Values
  body: Values | null
  files: FileWish[] | null
  /** whether one of its values is replaced with a value that breaks things */
  isSharp: boolean
  /** where and how the request deviates from the document */
  mutations: { part: number; mutation: Mutation }[]
  wire: Wire
  brokenSegment: (typeof BROKEN_SEGMENTS)[number] | null
}

/** Puts the parameters into one object, so that values that belong together can cover path, query and body. */
const objectOf = (parameters: readonly Parameter[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
})

const laidOver = (values: Values, overlay: Values, schema: JsonSchema): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(overlay).filter(([name]) => name in (schema.properties ?? {}))),
})

function callersOf(operation: Operation): fc.Arbitrary<Pick<Plan, 'caller' | 'manner'>> {
  const guests = fc.constantFrom<Caller>('first guest', 'first guest', 'second guest')
  const others = fc.constantFrom<Caller>('visitor', 'dead token')
  const mostly = operation.needsSession ? { guests: 9, others: 1 } : { guests: 2, others: 1 }
  const caller = fc.oneof({ weight: mostly.guests, arbitrary: guests }, { weight: mostly.others, arbitrary: others })
  const manner = fc.constantFrom<Manner>(
    'raw',
    'raw',
    'raw',
    'raw',
    'bearer',
    'cookie',
    'cookie from another site',
    'query',
  )
  return fc.record({ caller, manner })
}

function schemasOf({ parameters, body }: Operation) {
  return {
    path: objectOf(parameters.path),
    query: objectOf(parameters.query.filter(({ isJson }) => !isJson)),
    json: objectOf(parameters.query.filter(({ isJson }) => isJson)),
    header: objectOf(parameters.header),
    body: body?.type === 'application/json' ? body.schema : null,
  }
}

function uploadOf(operation: Operation): { field: string; most: number } | null {
  if (operation.body?.type !== 'multipart/form-data') return null
  const [found] = Object.entries(operation.body.schema.properties ?? {})
  if (!found) throw new Error(`${operation.name} takes an upload without a field`)
  return { field: found[0], most: found[1].maxItems ?? 1 }
}

/** Generates requests that the document allows. */
export function goodRequests(operation: Operation): fc.Arbitrary<Plan> {
  const schemas = schemasOf(operation)
  const meaning = (name: string) => meaningOf(operation.path, name)
  const values = (schema: JsonSchema) => valuesOf(schema, '', meaning) as fc.Arbitrary<Values>
  const all = Object.values(schemas).flatMap((schema) => Object.keys(schema?.properties ?? {}))
  const upload = uploadOf(operation)
  return fc
    .record({
      who: callersOf(operation),
      sharesAddress: fc.constantFrom(false, false, false, true),
      path: values(schemas.path),
      query: values(schemas.query),
      json: values(schemas.json),
      header: values(schemas.header),
      body: schemas.body ? values(schemas.body) : fc.constant(null),
      files: upload ? goodForms(upload.field, upload.most) : fc.constant(null),
      together: togetherOf(new Set(all)),
    })
    .map(({ who, together, ...plan }) => ({
      ...who,
      ...plan,
      path: laidOver(plan.path, together, schemas.path),
      query: laidOver(plan.query, together, schemas.query),
      body: plan.body && schemas.body ? laidOver(plan.body, together, schemas.body) : plan.body,
      isSharp: false,
      mutations: [],
      wire: 'as it is' as const,
      brokenSegment: null,
    }))
}

const wires = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Wire>('as it is') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Wire>(
      'cut off',
      'as text',
      'as another type',
      'without type',
      'empty',
      'huge',
      'deep',
      'not an object',
    ),
  },
)

const brokenSegments = fc.oneof(
  { weight: 30, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...BROKEN_SEGMENTS) },
)

/** Generates requests that are valid except for one value. */
export const sharpRequests = (operation: Operation): fc.Arbitrary<Plan> =>
  goodRequests(operation).map((good) => ({ ...good, isSharp: true }))

/** Generates requests that are valid except for one or two changes of any kind. */
export function nearlyGoodRequests(operation: Operation): fc.Arbitrary<Plan> {
  const upload = uploadOf(operation)
  const changes = fc.array(fc.record({ part: fc.nat({ max: 50 }), mutation: mutations }), {
    minLength: 1,
    maxLength: 2,
  })
  return fc
    .record({
      good: goodRequests(operation),
      changes,
      wire: wires,
      brokenSegment: brokenSegments,
      files: upload ? badForms(upload.field) : fc.constant(null),
    })
    .map(({ good, changes, wire, brokenSegment, files }) => ({
      ...good,
      mutations: changes,
      wire,
      brokenSegment,
      files,
    }))
}
