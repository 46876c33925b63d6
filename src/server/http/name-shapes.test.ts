import { describe, expect, test } from 'vitest'
import { nameShapes, type Shape } from './name-shapes.ts'

const answering = (schema: Shape) => ({
  paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
})
const answered = (document: ReturnType<typeof answering>) =>
  document.paths['/a'].get.responses[200].content['application/json'].schema

const bill = { title: 'Bill', type: 'object', properties: { total: { type: 'integer' } } }
const object = (properties: Record<string, Shape>): Shape => ({ type: 'object', properties })
const BILL = { $ref: '#/components/schemas/Bill' }

const name = (schema: Shape) => {
  const document = nameShapes(answering(schema)) as ReturnType<typeof answering> & {
    components: { schemas: Record<string, Shape> }
  }
  return { answer: answered(document), shapes: document.components.schemas }
}

describe('schemas with a title', () => {
  test.each<[string, Shape, Shape]>([
    ['as the answer', bill, BILL],
    ['in a list', { type: 'array', items: bill }, { type: 'array', items: BILL }],
    ['as a property', object({ bill }), object({ bill: BILL })],
    ['in a union', { anyOf: [bill, { type: 'string' }] }, { anyOf: [BILL, { type: 'string' }] }],
    ['under any name', { type: 'object', additionalProperties: bill }, { type: 'object', additionalProperties: BILL }],
    [
      'by pattern',
      { type: 'object', patternProperties: { '.': bill } },
      { type: 'object', patternProperties: { '.': BILL } },
    ],
    [
      'that may be null',
      object({ bill: { ...bill, type: ['object', 'null'] } }),
      object({ bill: { anyOf: [BILL, { type: 'null' }] } }),
    ],
  ])('a titled schema is written once and referenced elsewhere: %s', (_where, schema, expected) => {
    const { answer, shapes } = name(schema)
    expect(answer).toEqual(expected)
    expect(shapes).toEqual({ Bill: bill })
  })

  test('a titled schema may contain another one', () => {
    const booking = { ...object({ bill }), title: 'Booking' }
    expect(name(booking).shapes).toEqual({ Bill: bill, Booking: { ...object({ bill: BILL }), title: 'Booking' } })
  })

  test('a titled schema is not duplicated where its value may be null, even if it is an enumeration', () => {
    const word = { title: 'Word', type: 'string', enum: ['a', 'b'] }
    const { shapes } = name(object({ one: word, other: { ...word, type: ['string', 'null'], enum: ['a', 'b', null] } }))
    expect(shapes).toEqual({ Word: word })
  })

  test('a titled schema keeps its description, or each use keeps its own if they differ', () => {
    const said = { ...bill, description: 'all of it' }
    expect(name(object({ one: said, other: said })).shapes).toEqual({ Bill: said })
    const { answer, shapes } = name(object({ one: said, other: { ...bill, description: 'a part' }, third: bill }))
    expect(shapes).toEqual({ Bill: bill })
    expect(answer).toEqual(
      object({ one: { ...BILL, description: 'all of it' }, other: { ...BILL, description: 'a part' }, third: BILL }),
    )
  })

  test('a titled schema is refused when a different schema has its name', () => {
    const other = { ...bill, properties: { total: { type: 'number' } } }
    expect(() => name(object({ bill, other }))).toThrow('two shapes of the API are named Bill')
  })
})

test('untitled schemas, examples, and properties named “title” stay in place', () => {
  const plain = object({ title: { type: 'string' }, said: { type: 'object', examples: [bill], default: bill } })
  expect(name(plain)).toEqual({ answer: plain, shapes: {} })
})

test('request bodies and parameters have names too', () => {
  const media = { 'application/json': { schema: bill } }
  const operation = { parameters: [{ schema: bill }, { content: media }], requestBody: { content: media } }
  const { paths } = nameShapes({ paths: { '/a': { post: operation } } })
  const named = { 'application/json': { schema: BILL } }
  expect(paths['/a'].post).toEqual({
    parameters: [{ schema: BILL }, { content: named }],
    requestBody: { content: named },
  })
})
