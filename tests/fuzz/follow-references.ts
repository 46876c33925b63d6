import type { ApiDocument, JsonSchema } from './api-document.ts'

type Shapes = Record<string, JsonSchema>

const isNull = (schema?: JsonSchema): boolean => schema?.type === 'null'

/** `anyOf` of a named shape and null is how the document says that the shape may be null. */
function nullable(shape: JsonSchema): JsonSchema {
  if (shape.type === undefined) return { anyOf: [shape, { type: 'null' }] }
  return { ...shape, ...(shape.enum ? { enum: [...shape.enum, null] } : {}), type: [shape.type, 'null'].flat() }
}

/** A copy in which each reference is the shape it names. What is said at the use counts before what the shape says. */
function follow(value: unknown, shapes: Shapes): unknown {
  if (Array.isArray(value)) return value.map((one) => follow(one, shapes))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, anyOf, ...rest } = value as JsonSchema
  const [first, second, ...others] = anyOf ?? []
  if ($ref !== undefined) {
    const name = $ref.replace('#/components/schemas/', '')
    if (!shapes[name]) throw new Error(`the document has no shape ${name}`)
    return { ...(follow(shapes[name], shapes) as JsonSchema), ...rest }
  }
  if (first?.$ref !== undefined && isNull(second) && others.length === 0)
    return { ...nullable(follow(first, shapes) as JsonSchema), ...rest }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part, shapes)]))
}

export function followed(document: ApiDocument): ApiDocument {
  const paths = follow(document.paths, document.components?.schemas ?? {}) as ApiDocument['paths']
  return { ...document, paths }
}
