import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

const settings = { allErrors: true, useDefaults: true, removeAdditional: false, strict: false } as const

/**
 * Query strings and paths are text, so "2" may become 2 there. In a body and in a filter, a number must be a number.
 */
const lenient = new Ajv({ ...settings, coerceTypes: true })
const exact = new Ajv(settings)
/** A filter contains no secrets, so the answer may repeat a wrong value. */
const exactInWords = new Ajv({ ...settings, verbose: true })

type JsonSchema = { properties?: Record<string, { 'x-consume'?: string }>; required?: string[] }

/**
 * Removes the filter, which is documented with the query's other parameters but is validated separately once it has
 * been parsed.
 */
function withoutFilter(schema: JsonSchema): JsonSchema {
  const { filter: _filter, ...properties } = schema.properties ?? {}
  return { ...schema, properties, required: (schema.required ?? []).filter((name) => name !== 'filter') }
}

type Check = { (value: unknown): boolean; errors?: ErrorObject[] | null }

/**
 * Compiles a schema when the first request needs it, because compiling all of them would add a third of a second to a
 * start. `lazy-schemas.test.ts` compiles every schema, so that no request is the first to find an invalid one.
 */
function compiledWhenNeeded(compile: () => ValidateFunction): Check {
  let compiled: ValidateFunction | undefined
  const check: Check = (value) => {
    compiled ??= compile()
    const isValid = compiled(value)
    check.errors = compiled.errors ?? null
    return isValid
  }
  return check
}

export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // The handler reads and checks the parts of an upload one at a time.
  if (httpPart === 'body' && 'x-consume' in schema) return () => true
  if (httpPart === 'body') return compiledWhenNeeded(() => exact.compile(schema))
  return compiledWhenNeeded(() =>
    lenient.compile(httpPart === 'querystring' ? withoutFilter(schema as JsonSchema) : schema),
  )
}

export const compileFilter = (schema: TSchema): Check => compiledWhenNeeded(() => exactInWords.compile(schema))

/** Serialises answers by their schema, which is compiled with the first answer. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let write: ReturnType<typeof fastJson> | undefined
  return (answer) => (write ??= fastJson(schema as FastJsonSchema))(answer)
}
