type Schema = { $ref?: string; anyOf?: Schema[]; enum?: unknown[]; type?: string | string[]; [other: string]: unknown }
type Shapes = Record<string, Schema>
type Document = { paths: object; components?: { schemas?: Record<string, object> } }

const isNull = (schema?: Schema): boolean => schema?.type === 'null'

/** Adds null to a schema. Where the value may be null, the document writes `anyOf` with a named schema and null. */
function nullable(shape: Schema): Schema {
  if (shape.type === undefined) return { anyOf: [shape, { type: 'null' }] }
  return { ...shape, ...(shape.enum ? { enum: [...shape.enum, null] } : {}), type: [shape.type, 'null'].flat() }
}

/**
 * Copies a value, and replaces each reference with the schema that it names. Keys next to the reference take precedence
 * over the schema.
 */
function follow(value: unknown, shapes: Shapes): unknown {
  if (Array.isArray(value)) return value.map((one) => follow(one, shapes))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, anyOf, ...rest } = value as Schema
  const [first, second, ...others] = anyOf ?? []
  if ($ref !== undefined) {
    const shape = shapes[$ref.replace('#/components/schemas/', '')]
    if (!shape) throw new Error(`the document has no shape ${$ref}`)
    return { ...(follow(shape, shapes) as Schema), ...rest }
  }
  if (first?.$ref !== undefined && isNull(second) && others.length === 0)
    return { ...nullable(follow(first, shapes) as Schema), ...rest }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part, shapes)]))
}

/** Returns the document with every reference resolved. */
export function followed<Kind extends Document>(document: Kind): Kind {
  const shapes = (document.components?.schemas ?? {}) as Shapes
  return { ...document, paths: follow(document.paths, shapes) as Kind['paths'] }
}
