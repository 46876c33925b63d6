import { Type, type Static, type TOptional, type TSchema, type TString } from 'typebox'
import { TRANSLATED, type Translated } from '#domain/languages.ts'

export const MAX_LIMIT = 100
const MAX_ID_LENGTH = 120
/** The largest number that fits into a database column. */
export const MAX_INTEGER = 2_147_483_647

/** ISO 8601. Responses have India's offset. In requests, a time without an offset is Indian time. */
export const Instant = (description: string) =>
  Type.String({ description, maxLength: 40, examples: ['2026-12-05T21:00:00+05:30'] })

export const Rupees = (description: string) => Type.Integer({ description: `${description}, whole rupees` })

/**
 * Uses `type: [..., 'null']` instead of a union, because for a union the serialiser would have to validate the value.
 */
export function Nullable<Schema extends TSchema>(schema: Schema) {
  if (!('type' in schema)) return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] })
  const words = 'enum' in schema && Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {}
  return Type.Unsafe<Static<Schema> | null>({ ...schema, ...words, type: [schema.type, 'null'] })
}

/** A slug or an id in a path or a filter. */
export const SlugOrId = Type.String({
  minLength: 1,
  maxLength: MAX_ID_LENGTH,
  examples: ['the-lantern-court-pune', '12'],
})

export const Uuid = Type.String({ minLength: 1, maxLength: MAX_ID_LENGTH, description: 'An id we gave' })

export const IdParams = Type.Object({ id: Uuid })
export const SlugOrIdParams = Type.Object({ id: SlugOrId })

/**
 * `include` lists the names of relations, or `{relation, scope}` as LoopBack clients send them. The server chooses the
 * fields of a scope.
 */
export function Include<const Names extends readonly [string, ...string[]]>(names: Names, title?: string) {
  const relation = OneOf(names)
  const entry = Type.Union([
    relation,
    Type.Object(
      { relation, scope: Type.Optional(Type.Object({})) },
      { ...(title && { title }), additionalProperties: false },
    ),
  ])
  return Type.Union([relation, Type.Array(entry, { maxItems: 20 })])
}

/** The `limit` and `skip` of a filter (decisions, "API conventions"). */
export const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: 10 })),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
}

/** Describes a string from a closed list of values. */
export const OneOf = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(description ? { description } : {}) })

/** Describes a whole number from a closed list of values. */
export const OneOfNumbers = <const Values extends readonly number[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'integer', enum: [...values], description })

/** The translated names of a city, locality or place, by language. */
export const PlaceNames = Type.Object(
  Object.fromEntries(TRANSLATED.map((language) => [language, Type.Optional(Type.String())])) as Record<
    Translated,
    TOptional<TString>
  >,
  { title: 'PlaceNames', description: 'the name in other languages than English, where it is known' },
)

/** The bytes of an image, which are sent unchanged. */
export const Image = Type.Unsafe<never>({ type: 'string', format: 'binary' })

/** The version of a response. A later change names the version on which it is based. */
export const Version = Type.String({ description: 'of this answer: a change sends it back as what it saw' })

/**
 * The version on which a change is based. If somebody else has changed the object since then, the call returns
 * CHANGED_MEANWHILE and overwrites nothing.
 */
export const SeenVersion = Type.Optional(
  Type.String({
    maxLength: 40,
    description: 'what the editor saw; without it the change counts whatever stands there',
  }),
)
export const SeenBody = Type.Object({ version: SeenVersion }, { title: 'Seen', examples: [{}] })
