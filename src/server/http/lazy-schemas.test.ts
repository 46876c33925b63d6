import fastJson, { type Schema } from 'fast-json-stringify'
import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { compileFilter, compileSerializer, compileValidator } from './validation.ts'

const place = { method: 'GET', url: '/' }

test('the contract defines more than 50 calls', () => expect(ALL_CALLS.length).toBeGreaterThan(50))

test.each(ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the schemas of %s compile',
  (_name, { params, query, body, filter, response }) => {
    const parts = { params, querystring: query, body }
    for (const [httpPart, schema] of Object.entries(parts))
      if (schema) expect(() => void compileValidator({ ...place, schema, httpPart })({})).not.toThrow()
    if (filter) expect(() => compileFilter(filter)({})).not.toThrow()
    expect(() => fastJson(response as Schema)).not.toThrow()
  },
)

const wrong = { type: 'object', properties: { a: { $ref: '#/nowhere' } } } as never

test('an invalid schema fails at its first use', () => {
  expect(() => void compileValidator({ ...place, schema: wrong, httpPart: 'body' })({})).toThrow('nowhere')
  expect(() => compileSerializer({ ...place, schema: wrong })({})).toThrow('nowhere')
})

test('the server writes an answer by its schema, which leaves out all fields that it does not name', () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } } } as never
  expect(compileSerializer({ ...place, schema })({ name: 'Asha', secret: 1 })).toBe('{"name":"Asha"}')
})

test('the refusal of a value says what is wrong with it', () => {
  const check = compileFilter({ type: 'object', properties: { limit: { type: 'number' } } })
  expect(check({ limit: 'many' })).toBe(false)
  expect(check.errors?.map(({ instancePath }) => instancePath)).toEqual(['/limit'])
  expect(check({ limit: 3 })).toBe(true)
})
