import type { Api } from '../api/start-api.ts'
import { followed } from './follow-references.ts'

/** The part of JSON Schema that our document uses. `schema-values.ts` refuses any other keyword. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  patternProperties?: Record<string, JsonSchema>
  minProperties?: number
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
  $ref?: string
  title?: string
  description?: string
  default?: unknown
  examples?: unknown[]
}

type Media = { schema?: JsonSchema; example?: unknown }
export type Content = Record<string, Media>

type ParameterInDocument = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema?: JsonSchema
  content?: Content
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export type OperationInDocument = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: ParameterInDocument[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}

export type ApiDocument = {
  openapi: string
  servers?: { url: string }[]
  tags?: { name: string; description?: string }[]
  'x-tagGroups'?: { name: string; tags: string[] }[]
  components?: { schemas?: Record<string, JsonSchema>; securitySchemes?: Record<string, object> }
  paths: Record<string, Record<string, OperationInDocument>>
}

/** A parameter of an operation. Its `content` says whether its value is JSON in the query string. */
export type Parameter = { name: string; schema: JsonSchema; isRequired: boolean; isJson: boolean }

export type Operation = {
  name: string
  method: 'GET' | 'POST'
  path: string
  needsSession: boolean
  parameters: Record<'path' | 'query' | 'header', Parameter[]>
  body: { type: string; schema: JsonSchema } | null
  answers: OperationInDocument['responses']
  /** the error codes that its description names */
  refusals: ReadonlySet<string>
}

/** Moves a parameter's examples into its schema, where the values are generated. */
function parameterOf(written: ParameterInDocument): Parameter {
  const [media] = Object.values(written.content ?? {})
  const schema = written.schema ?? media?.schema
  if (!schema) throw new Error(`the parameter ${written.name} has no schema`)
  const examples = Object.values(written.examples ?? {}).map(({ value }) => value)
  if (written.example !== undefined) examples.push(written.example)
  return {
    name: written.name,
    schema: { ...schema, ...(written.description ? { description: written.description } : {}), examples },
    isRequired: written.required ?? false,
    isJson: media !== undefined,
  }
}

/** Moves the example of each property in a body into the property's schema. */
function withExamples({ schema, example }: Media): JsonSchema {
  if (!schema) throw new Error('a body has no schema')
  const values = (example ?? {}) as Record<string, unknown>
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    name in values ? { ...property, examples: [...(property.examples ?? []), values[name]] } : property,
  ])
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> }
}

function bodyOf(operation: OperationInDocument): Operation['body'] {
  const [found] = Object.entries(operation.requestBody?.content ?? {})
  return found ? { type: found[0], schema: withExamples(found[1]) } : null
}

/** Whether the operation needs a session. If one of its requirements is empty, it also answers without a session. */
export const needsSession = ({ security = [] }: OperationInDocument): boolean =>
  security.length > 0 && security.every((one) => Object.keys(one).some((scheme) => scheme !== 'gatewaySignature'))

const codesIn = (description: string) =>
  [...description.matchAll(/`([A-Z_]+)` \(\d{3}\)/g)].map(([, code]) => code ?? '')

function operationOf(path: string, method: string, written: OperationInDocument): Operation {
  const all = written.parameters ?? []
  const inPlace = (place: ParameterInDocument['in']) => all.filter((one) => one.in === place).map(parameterOf)
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    needsSession: needsSession(written),
    parameters: { path: inPlace('path'), query: inPlace('query'), header: inPlace('header') },
    body: bodyOf(written),
    answers: written.responses,
    refusals: new Set(codesIn(written.description ?? '')),
  }
}

/** Fetches the document as the server sends it, in which each schema appears once and is referenced by name. */
export async function fetchNamedDocument(api: Api): Promise<ApiDocument> {
  const { status, body } = await api.get('/openapi.json')
  if (status !== 200) throw new Error(`the document was answered with ${status}`)
  return body as ApiDocument
}

/**
 * Fetches the same document with every reference resolved. Each schema is complete where it is used, and has null among
 * its types if it may be null.
 */
export const fetchDocument = async (api: Api): Promise<ApiDocument> => followed(await fetchNamedDocument(api))

export const operationsOf = (document: ApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => operationOf(path, method, written)),
  )
