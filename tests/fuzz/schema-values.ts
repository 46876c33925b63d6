import fc from 'fast-check'
import type { JsonSchema } from './api-document.ts'

/** The meaning of a name whose schema does not state it. */
export type Meaning = (name: string) => fc.Arbitrary<unknown> | undefined

const KNOWN = new Set(
  [
    ['type', 'enum', 'anyOf', 'title', 'description', 'default', 'examples', 'x-consume'],
    ['properties', 'required', 'additionalProperties', 'minProperties'],
    ['items', 'minItems', 'maxItems', 'uniqueItems'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'multipleOf', 'minLength', 'maxLength', 'format', 'pattern'],
  ].flat(),
)

/** The largest values that are drawn. Longer texts and lists, and larger numbers, are left to the mutations. */
const MAX_LETTERS = 30
const MAX_ITEMS = 3
const LARGEST = 1_000_000

/** Draws a letter in any script, because a schema counts lengths in code points. */
const letters = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcdefghij KLMNOP0123456789-_.,'.split('')) },
  { weight: 1, arbitrary: fc.constantFrom('अ', 'ñ', '₹', '’', '漢', '😀', '\n', '"', '<', '%', '\\') },
)

function strings({ minLength = 0, maxLength = MAX_LETTERS, format, pattern }: JsonSchema): fc.Arbitrary<unknown> {
  if (format !== undefined && format !== 'binary') throw new Error(`the fuzzer knows no format ${format}`)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc
    .array(letters, { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_LETTERS)) })
    .map((all) => all.join(''))
}

function numbers(
  { minimum, exclusiveMinimum, maximum, multipleOf: step }: JsonSchema,
  isWhole: boolean,
): fc.Arbitrary<unknown> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -2 : exclusiveMinimum + 1)
  const max = Math.max(min, Math.min(maximum ?? LARGEST, LARGEST))
  if (step !== undefined)
    return fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((count) => count * step)
  const small = fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 12) })
  return fc.oneof(
    small,
    isWhole ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) }) : fc.double({ min, max, noNaN: true }),
  )
}

function arrays(schema: JsonSchema, meaning: Meaning): fc.Arbitrary<unknown> {
  const minLength = schema.minItems ?? 0
  const range = { minLength, maxLength: Math.max(minLength, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)) }
  const items = valuesOf(schema.items ?? {}, '', meaning)
  return schema.uniqueItems
    ? fc.uniqueArray(items, { ...range, selector: (item) => JSON.stringify(item) })
    : fc.array(items, range)
}

function objects(schema: JsonSchema, meaning: Meaning): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const values = Object.fromEntries(properties.map(([name, one]) => [name, valuesOf(one, name, meaning)]))
  const always = new Set(schema.required)
  // Adds the first property to an object that may not be empty.
  const [first] = properties
  if ((schema.minProperties ?? 0) > 0 && first) always.add(first[0])
  return fc.record(values, { requiredKeys: [...always] })
}

function ofType(type: string, schema: JsonSchema, meaning: Meaning): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return strings(schema)
    case 'integer':
      return numbers(schema, true)
    case 'number':
      return numbers(schema, false)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return arrays(schema, meaning)
    case 'object':
      return objects(schema, meaning)
    default:
      throw new Error(`the fuzzer knows no type ${type}`)
  }
}

function plainValuesOf(schema: JsonSchema, name: string, meaning: Meaning): fc.Arbitrary<unknown> {
  for (const keyword of Object.keys(schema)) if (!KNOWN.has(keyword)) throw new Error(`the fuzzer knows no ${keyword}`)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, name, meaning)))
  if (schema.type === undefined) return fc.jsonValue({ maxDepth: 1 })
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return fc.oneof(...types.map((type) => ofType(type, schema, meaning)))
}

/**
 * Generates values that a schema allows: mostly by the meaning of their name and their examples, or else anything of
 * their type, range and length. Throws on an unknown keyword, so that it never tries less than the document says.
 */
export function valuesOf(schema: JsonSchema, name: string, meaning: Meaning): fc.Arbitrary<unknown> {
  const plain = plainValuesOf(schema, name, meaning)
  const meant = schema.enum ? undefined : meaning(name)
  const shown = schema.examples?.length ? fc.constantFrom(...schema.examples) : undefined
  return fc.oneof(
    { weight: 1, arbitrary: plain },
    ...(meant ? [{ weight: 9, arbitrary: meant }] : []),
    ...(shown ? [{ weight: meant ? 1 : 3, arbitrary: shown }] : []),
  )
}
