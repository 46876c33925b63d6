import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'

const settings = { allErrors: true, useDefaults: true, removeAdditional: false, strict: false } as const

/** Query strings and paths are text, so "2" may become 2 there; in a body and in a filter a number is a number. */
const lenient = new Ajv({ ...settings, coerceTypes: true })
const exact = new Ajv(settings)
/** A filter holds no secrets: the answer repeats what is wrong in it. */
const exactInWords = new Ajv({ ...settings, verbose: true })

type JsonSchema = { properties?: Record<string, { 'x-consume'?: string }>; required?: string[] }

/** The filter is documented beside the query's other parameters but validated separately, once parsed. */
function withoutFilter(schema: JsonSchema): JsonSchema {
  const { filter: _filter, ...properties } = schema.properties ?? {}
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => name !== 'filter') }
}

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // The handler reads and checks the parts of an upload, one at a time.
  if (httpPart === 'body' && 'x-consume' in schema) return () => true
  if (httpPart === 'body') return exact.compile(schema)
  return lenient.compile(httpPart === 'querystring' ? withoutFilter(schema as JsonSchema) : schema)
}

export const compileFilter = (schema: TSchema): ValidateFunction => exactInWords.compile(schema)
