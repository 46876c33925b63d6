import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type, type TSchema } from 'typebox'
import type { BodyOf, Call, FilterOf, ParamsOf, QueryOf, ResponseOf } from '#contract/call.ts'
import { ERRORS, ErrorBody } from '#contract/errors.ts'
import type { DeskRights, OfficeRights } from '#contract/rights.ts'
import { isTypable } from '#domain/kernel/typed-text.ts'
import type { Services } from '../services.ts'
import { admissionOf, admittedSession, callerOf } from './admission.ts'
import { fieldRefusal, filterRefusal, refusal } from './api-error.ts'
import { countOfDay, limitOf } from './limits.ts'
import { isTooDeep } from './request-hygiene.ts'
import { answerOnce, keyOfRequest, type RequestKey } from './request-key.ts'
import type { DeskSession } from './desk-session.ts'
import type { OfficeSession } from './office-session.ts'
import { securityOf } from './security-schemes.ts'
import type { Session } from './session.ts'
import { compileFilter } from './validation.ts'

type SessionOf<Definition extends Call> = Definition['rights'] extends 'anyone' | 'gateway' | 'local'
  ? Session | null
  : Definition['rights'] extends DeskRights
    ? DeskSession
    : Definition['rights'] extends OfficeRights
      ? OfficeSession
      : Session

type CallRequest<Definition extends Call> = {
  params: ParamsOf<Definition>
  query: QueryOf<Definition>
  filter: FilterOf<Definition>
  body: BodyOf<Definition>
  session: SessionOf<Definition>
  request: FastifyRequest
  reply: FastifyReply
  /** the request's `Idempotency-Key`; null if the call takes none or the request has none */
  requestKey: RequestKey | null
}

type Handler<Definition extends Call> = (
  asked: CallRequest<Definition>,
) => Promise<ResponseOf<Definition> | FastifyReply>

/**
 * Finds the path of the first text that nobody can have typed (`guests.0.name`), including property names. Undefined if
 * there is none.
 */
function findControlCharacter(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isTypable(value) ? undefined : path
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  for (const [name, part] of Object.entries(value)) {
    if (!isTypable(name)) return path
    const found = findControlCharacter(part, path ? `${path}.${name}` : name)
    if (found !== undefined) return found
  }
  return undefined
}

/** Refuses text that neither a database column nor a log should contain, and names its field. */
function refuseUntypable(...parts: unknown[]): void {
  for (const part of parts) {
    const field = findControlCharacter(part, '')
    if (field === '') throw refusal('MALFORMED_REQUEST')
    if (field !== undefined) throw fieldRefusal(field, 'INVALID', `${field} holds characters that cannot be typed`)
  }
}

function parseFilter(validate: ReturnType<typeof compileFilter>, text: unknown): unknown {
  let filter: unknown = {}
  if (text !== undefined && text !== '') {
    try {
      if (typeof text !== 'string' || isTooDeep(text))
        throw new SyntaxError('the filter is not JSON, or nested too deep')
      filter = JSON.parse(text)
    } catch {
      throw refusal('FILTER_INVALID')
    }
  }
  if (!validate(filter)) throw filterRefusal(validate.errors ?? [])
  // The check of the query missed control characters in the filter, because they were escaped in its JSON.
  if (findControlCharacter(filter, '') !== undefined) throw refusal('MALFORMED_REQUEST')
  return filter
}

/** Builds the schema of the success response. */
function successOf(call: Call) {
  if (call.answers === 'image') return { 200: { content: { 'image/webp': { schema: call.response } } } }
  if (call.answers === 'pdf') return { 200: { content: { 'application/pdf': { schema: call.response } } } }
  if (call.answers === 'csv') return { 200: { content: { 'text/csv': { schema: call.response } } } }
  if (call.answers === 'calendar') return { 200: { content: { 'text/calendar': { schema: call.response } } } }
  if (call.answers === 'text') return { 200: { content: { 'text/plain': { schema: call.response } } } }
  if (call.answers === 'redirect') return { 302: call.response }
  return { 200: call.response }
}

/** Builds the documented schema of an upload; the handler reads and checks its parts one at a time. */
function uploadSchema({ field, max }: NonNullable<Call['upload']>) {
  const file = Type.Unsafe({ type: 'string', format: 'binary' })
  const parts = Type.Object({ [field]: max === 1 ? file : Type.Array(file, { minItems: 1, maxItems: max }) })
  return { consumes: ['multipart/form-data'], body: Type.Unsafe({ ...parts, 'x-consume': 'multipart/form-data' }) }
}

/** Builds the documented schema of a filter, which is required if the call needs one. */
function filterSchema(filter: TSchema) {
  const schema = Type.Unsafe({ ...filter, 'x-consume': 'application/json' })
  const required = 'required' in filter ? (filter.required as string[]) : []
  return required.length > 0 ? schema : Type.Optional(schema)
}

/** Builds the schema of a route: its validation, its responses and its documentation. */
function schemaOf(call: Call) {
  const queryFields = call.query && 'properties' in call.query ? (call.query.properties as object) : {}
  const query = { ...queryFields, ...(call.filter ? { filter: filterSchema(call.filter) } : {}) }
  const codes = call.refusals.map((code) => `\`${code}\` (${ERRORS[code].status})`)
  return {
    tags: [call.tag],
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[{}]/g, '').replace(/[/-](\w)/g, (_match, first: string) => first.toUpperCase())}`,
    ...(codes.length > 0 ? { description: `Refusals: ${codes.join(', ')}.` } : {}),
    security: securityOf(call),
    ...(call.params ? { params: call.params } : {}),
    ...(Object.keys(query).length > 0 ? { querystring: Type.Object(query) } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.upload ? uploadSchema(call.upload) : {}),
    ...(call.isIdempotent
      ? { headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 255 })) }) }
      : {}),
    response: { ...successOf(call), '4xx': ErrorBody, '5xx': ErrorBody },
  }
}

/**
 * Registers a call of the contract with its handler. Checks the rights, then the body, query and filter, before the
 * handler runs.
 */
export function handleCall<const Definition extends Call>(
  app: FastifyInstance,
  services: Services,
  call: Definition,
  handler: Handler<Definition>,
): void {
  const validateFilter = call.filter ? compileFilter(call.filter) : undefined
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call),
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    ...limitOf(services, call),
    ...admissionOf(services, call),
    handler: async (request, reply) => {
      refuseUntypable(request.body, request.query, request.params)
      await countOfDay(call, request)
      const session = await admittedSession(services, call, request)
      if (session || call.rights !== 'anyone') reply.header('cache-control', 'private, no-store')
      // Pages in the browser read the current time from this header, so that moving the server's clock moves theirs
      // too.
      reply.header('date', services.clock.now().toUTCString())
      const { filter: text, ...query } = (request.query ?? {}) as Record<string, unknown>
      const filter = validateFilter ? parseFilter(validateFilter, text) : undefined
      const requestKey = keyOfRequest(call, request, callerOf(session))
      const asked = { params: request.params, query, filter, body: request.body, session, request, reply, requestKey }
      const run = () => handler(asked as unknown as CallRequest<Definition>)
      if (!requestKey) return run()
      return answerOnce(services, { requestKey, reply, looksFirst: call.isIdempotent !== 'claimed' }, run)
    },
  })
}
