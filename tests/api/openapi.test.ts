import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls.ts'
import { ErrorBody, ERRORS } from '#contract/errors.ts'
import { buildApp } from '#server/app.ts'
import { needsSession } from '#server/http/roles.ts'
import {
  fetchDocument,
  needsSession as asksForSession,
  operationsOf,
  type ApiDocument,
  type JsonSchema,
  type OperationInDocument,
} from '../fuzz/api-document.ts'
import { apiTest } from './api-test.ts'

const MEDIA_TYPES: Record<string, string> = {
  json: 'application/json',
  image: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv',
  calendar: 'text/calendar',
  text: 'text/plain',
}
const GUEST = [{ accessToken: [] }, { accessCookie: [] }]
const SECURITY = {
  nobody: [],
  guest: GUEST,
  'guest or nobody': [...GUEST, {}],
  desk: [{ deskToken: [] }, { deskCookie: [] }],
  'desk or key': [{ deskToken: [] }, { deskCookie: [] }, { hotelKey: [] }],
  office: [{ officeToken: [] }, { officeCookie: [] }],
  gateway: [{ gatewaySignature: [] }],
}
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
const complaintsOf = (schema: JsonSchema, value: unknown) => {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : validate.errors
}

/** Lists every schema inside a schema, and the schema itself. */
function schemasIn(schema: JsonSchema): JsonSchema[] {
  const { items, anyOf = [], properties = {}, patternProperties = {} } = schema
  const inner = [...anyOf, ...Object.values(properties), ...Object.values(patternProperties), ...(items ? [items] : [])]
  return [schema, ...inner.flatMap(schemasIn)]
}

const successOf = ({ responses }: OperationInDocument) =>
  Object.entries(responses).filter(([status]) => /^[23]/.test(status))

/** The kind of session that a call needs, by its tag. `TAG_GROUPS` groups the calls by their callers. */
function callerOf({ tag, rights, keyScope }: Call): keyof typeof SECURITY {
  if (rights === 'anyone' || rights === 'local') return 'nobody'
  if (rights === 'gateway') return 'gateway'
  if (keyScope !== undefined) return 'desk or key'
  return tag === 'Desk' ? 'desk' : tag === 'Office' ? 'office' : 'guest'
}

/** Renames two JSON Schema keywords to the older ones that the document uses. */
function inOlderWords(this: object, _name: string, value: unknown): unknown {
  const { const: only, patternProperties, ...rest } = Object(value) as Record<string, unknown>
  if (only !== undefined) return { ...rest, enum: [only] }
  const anyName = (patternProperties as Record<string, unknown> | undefined)?.['^.*$']
  return anyName === undefined ? value : { ...rest, additionalProperties: anyName }
}

const asJson = (schema: object) => JSON.parse(JSON.stringify(schema, inOlderWords)) as JsonSchema

const isAnything = (schema: JsonSchema) => schema.type === undefined && schema.anyOf === undefined

const test = apiTest
  .extend('document', { scope: 'file' }, ({ api }) => fetchDocument(api))
  .extend('writtenOf', ({ document }) => (call: Call): OperationInDocument => {
    const written = document.paths[`/api${call.path}`]?.[call.method.toLowerCase()]
    if (!written) throw new Error(`${call.method} ${call.path} is not in the document`)
    return written
  })

describe.each(ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('each call in the API document says what it does, who may make it, and what it takes', ({ writtenOf }) => {
    const written = writtenOf(call)
    expect(written.summary?.length).toBeGreaterThan(10)
    expect(written.tags).toEqual([call.tag])
    expect(written.security).toEqual(SECURITY[call.session === 'optional' ? 'guest or nobody' : callerOf(call)])
    expect(asksForSession(written)).toBe(needsSession(call.rights))
    const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const inPath = (written.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholders.toSorted())
    expect((written.parameters ?? []).some(({ name }) => name === 'filter')).toBe(call.filter !== undefined)
    expect((written.parameters ?? []).some(({ name }) => name === 'idempotency-key')).toBe(
      call.isIdempotent !== undefined,
    )
    expect(Object.keys(written.requestBody?.content ?? {})).toEqual(
      call.upload ? ['multipart/form-data'] : call.body ? ['application/json'] : [],
    )
  })

  test('each call in the API document describes success in a single way', ({ writtenOf }) => {
    const [[status, { content }] = ['none', {}], ...others] = successOf(writtenOf(call))
    expect(others).toEqual([])
    expect(status).toBe(call.answers === 'redirect' ? '302' : '200')
    if (call.answers === 'redirect') return
    expect(Object.keys(content ?? {})).toEqual([MEDIA_TYPES[call.answers ?? 'json']])
    for (const { schema } of Object.values(content ?? {})) expect(isAnything(schema ?? {})).toBe(false)
  })

  test('each call in the API document uses the contract’s schemas', ({ writtenOf }) => {
    const { requestBody, parameters = [], responses } = writtenOf(call)
    // Leaves out examples, which the document puts next to the body's schema.
    const withoutExamples = ({ examples: _given, ...rest }: JsonSchema) => rest
    if (call.body) expect(requestBody?.content['application/json']?.schema).toEqual(withoutExamples(asJson(call.body)))
    const filter = parameters.find(({ name }) => name === 'filter')?.content?.['application/json']?.schema
    if (call.filter) expect(filter).toEqual(asJson(call.filter))
    const answer = responses['200']?.content?.[MEDIA_TYPES[call.answers ?? 'json'] ?? '']?.schema
    if (call.answers !== 'redirect') expect(answer).toEqual(asJson(call.response))
  })

  test('each call in the API document has the common form of refusals, and lists their codes', ({ writtenOf }) => {
    const { responses, description = '' } = writtenOf(call)
    for (const status of ['4XX', '5XX']) {
      const schema = responses[status]?.content?.['application/json']?.schema
      expect(schema).toEqual(JSON.parse(JSON.stringify(ErrorBody)))
    }
    for (const code of call.refusals) expect(description).toContain(`\`${code}\` (${ERRORS[code].status})`)
  })

  test('each call in the API document gives valid examples, one for each body', ({ writtenOf }) => {
    const { requestBody, parameters = [], responses } = writtenOf(call)
    for (const [type, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
      if (type === 'multipart/form-data') continue
      expect(example, 'a body without an example').toBeDefined()
      expect(complaintsOf(schema ?? {}, example)).toEqual([])
    }
    for (const { schema, example, examples = {} } of parameters) {
      const given = [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)]
      for (const one of given) expect(complaintsOf(schema ?? {}, one)).toEqual([])
    }
    const answered = Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}))
    for (const schema of answered.flatMap(({ schema: whole }) => (whole ? schemasIn(whole) : [])))
      for (const example of schema.examples ?? []) expect(complaintsOf(schema, example)).toEqual([])
  })
})

test('the API document is valid OpenAPI 3.1', async ({ document }) => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document) as Record<string, unknown>)
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version, document.openapi]).toEqual([true, '3.1', '3.1.0'])
})

test('every operation in the API document is a call of the contract, with its own name', ({ document }) => {
  const operations = operationsOf(document)
  const calls = ALL_CALLS.map(({ method, path }) => `${method} /api${path}`)
  expect(operations.map(({ name }) => name).toSorted()).toEqual(calls.toSorted())
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the API document of a deployed site omits the local tools', async ({ api, document }) => {
  const local = operationsOf(document).filter(({ path }) => path.startsWith('/api/dev/'))
  expect(local.length).toBe(ALL_CALLS.filter(({ rights }) => rights === 'local').length)
  const app = await buildApp({ services: { ...api.services, env: { ...api.services.env, APP_ENV: 'staging' } } })
  const staged = operationsOf((await app.inject('/api/openapi.json')).json<ApiDocument>())
  expect(staged.filter(({ path }) => path.startsWith('/api/dev/'))).toEqual([])
  expect(staged.length).toBe(ALL_CALLS.length - local.length)
  await app.close()
})
