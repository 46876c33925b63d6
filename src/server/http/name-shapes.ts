/** The keywords of JSON Schema under which schemas contain other schemas. */
export type Shape = {
  title?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  additionalProperties?: boolean | Shape
  items?: Shape
  anyOf?: Shape[]
  $ref?: string
  [other: string]: unknown
}

type Holder = { schema?: Shape; content?: Record<string, { schema?: Shape }> }
type Operation = { tags?: string[]; parameters?: Holder[]; requestBody?: Holder; responses?: Record<string, Holder> }
export type Described = {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Shape>; [other: string]: unknown }
  [other: string]: unknown
}

const PREFIX = '#/components/schemas/'
const NULL = 'null'

const isNullable = ({ type }: Shape): boolean => Array.isArray(type) && type.includes(NULL)

/**
 * Reduces `type: ['object', 'null']` to its non-null part, which is the same schema as that of a value that is always
 * present.
 */
function withoutNull(shape: Shape): Shape {
  const [type = '', ...more] = (shape.type as string[]).filter((one) => one !== NULL)
  const words = shape.enum ? { enum: shape.enum.filter((one) => one !== null) } : {}
  return { ...shape, ...words, type: more.length > 0 ? [type, ...more] : type }
}

const mapped = (shapes: Record<string, Shape>, change: (shape: Shape) => Shape): Record<string, Shape> =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, change(shape)]))

/** Copies a schema and changes each schema inside it. Values, such as examples and defaults, stay as they are. */
function withParts(shape: Shape, change: (part: Shape) => Shape): Shape {
  const { properties, patternProperties, additionalProperties, items, anyOf } = shape
  return {
    ...shape,
    ...(properties && { properties: mapped(properties, change) }),
    ...(patternProperties && { patternProperties: mapped(patternProperties, change) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(items && { items: change(items) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
  }
}

type Kept = { shape: Shape; text: string; uses: Map<Shape, string | undefined> }

/** Puts a schema's description in its definition, or at each use if the uses differ. */
function described({ shape, uses }: Kept): Shape {
  const [description, ...others] = new Set(uses.values())
  if (others.length === 0) return description === undefined ? shape : { ...shape, description }
  for (const [use, said] of uses) if (said !== undefined) use.description = said
  return shape
}

/** Stores each named schema once. A second, different schema with the same name is a mistake in the contract. */
function shapeNamer() {
  const kept = new Map<string, Kept>()

  function keep(title: string, shape: Shape): Kept {
    const text = JSON.stringify(shape)
    const known = kept.get(title) ?? { shape, text, uses: new Map() }
    if (known.text !== text) throw new Error(`two shapes of the API are named ${title}`)
    kept.set(title, known)
    return known
  }

  function named(shape: Shape): Shape {
    const { title, description, ...rest } = shape
    if (typeof title !== 'string') return withParts(shape, named)
    const whole = isNullable(rest) ? withoutNull(rest) : rest
    const { uses } = keep(title, { title, ...withParts(whole, named) })
    const reference = { $ref: `${PREFIX}${title}` }
    const use: Shape = isNullable(rest) ? { anyOf: [reference, { type: NULL }] } : reference
    uses.set(use, description)
    return use
  }

  const shapes = () => {
    const byName = [...kept].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(byName.map(([title, one]) => [title, described(one)]))
  }
  return { named, shapes }
}

function inHolder<Kind extends Holder>(holder: Kind, change: (shape: Shape) => Shape): Kind {
  const { schema, content } = holder
  const changed = Object.entries(content ?? {}).map(([type, media]) => [type, inHolder(media, change)])
  return {
    ...holder,
    ...(schema && { schema: change(schema) }),
    ...(content && { content: Object.fromEntries(changed) as Record<string, { schema?: Shape }> }),
  }
}

function inOperation<Kind extends Operation>(operation: Kind, change: (shape: Shape) => Shape): Kind {
  const { parameters, requestBody, responses } = operation
  const answers = Object.entries(responses ?? {}).map(([status, answer]) => [status, inHolder(answer, change)])
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((parameter) => inHolder(parameter, change)) }),
    ...(requestBody && { requestBody: inHolder(requestBody, change) }),
    ...(responses && { responses: Object.fromEntries(answers) as Record<string, Holder> }),
  }
}

/**
 * Moves every schema that has a title to `components.schemas`, and refers to it by its name elsewhere. Generated
 * clients then have one `Booking` instead of four similar nameless types. A nullable schema becomes the named one or
 * null. Throws if two different schemas have the same name.
 */
export function nameShapes<Document extends Described>(document: Document): Document {
  const { named, shapes } = shapeNamer()
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => {
    const changed = Object.entries(methods).map(([method, operation]) => [method, inOperation(operation, named)])
    return [path, Object.fromEntries(changed)]
  })
  return {
    ...document,
    paths: Object.fromEntries(paths) as Document['paths'],
    components: { ...document.components, schemas: shapes() },
  }
}
