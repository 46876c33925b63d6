import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '#db/unavailable.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { ApiError, errorBody, refusal, schemaRefusal } from './api-error.ts'
import { callersLanguage, inCallersLanguage } from './refusal-words.ts'

const FASTIFY_REFUSALS = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_CONTENT_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_UNDER_PRESSURE: 'OVERLOADED',
} as const

const isOurs = (code: string): code is keyof typeof FASTIFY_REFUSALS => code in FASTIFY_REFUSALS

function apiErrorOf(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  if (error.validation)
    return schemaRefusal(error.validation.map((complaint) => ({ ...complaint, params: complaint.params })))
  if (isOurs(error.code ?? ''))
    return refusal(
      FASTIFY_REFUSALS[error.code as keyof typeof FASTIFY_REFUSALS],
      error.code === 'FST_UNDER_PRESSURE' ? 2 : undefined,
    )
  if (error instanceof SyntaxError && error.statusCode === 400) return refusal('MALFORMED_JSON')
  // The account was erased during this request, so its session is over.
  if (violatedConstraint(error)?.endsWith('_of_the_living')) return refusal('NO_SESSION')
  if (isUnavailable(error)) return refusal('OVERLOADED', 2)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return refusal('MALFORMED_REQUEST')
  return refusal('INTERNAL')
}

const isListed = (code: string): code is ErrorCode => code in ERRORS

/** Returns the code under which an error is counted, which is FIELD for all codes that name a field. */
export function countedCode(error: FastifyError): ErrorCode | 'FIELD' {
  const { code } = apiErrorOf(error)
  return isListed(code) ? code : 'FIELD'
}

function send(reply: FastifyReply, refused: ApiError) {
  const error = inCallersLanguage(refused, callersLanguage(reply.request.headers['accept-language']))
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply.status(error.statusCode).header('cache-control', 'no-store').send(errorBody(error))
}

const FALLBACK_PAGE = (sentence: string) =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please try again</title><body style="font:18px/1.5 system-ui,sans-serif;max-width:36em;margin:15vh auto;padding:0 16px"><h1>Please try again</h1><p>${sentence}</p><p><a href="/">Go to home</a></p>`

/** Sends a plain page instead of one that failed to render. It uses none of the code that just failed. */
function sendPage(reply: FastifyReply, error: ApiError) {
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply
    .status(error.statusCode)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(FALLBACK_PAGE(error.message))
}

const isForPeople = (request: FastifyRequest) =>
  !request.url.startsWith('/api') && (request.headers.accept ?? '').includes('text/html')

/** Sends every API error in one format, without a stack trace. Logs our own bugs in full. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = apiErrorOf(error)
  if (answer.statusCode >= 500) request.log.error({ err: error, code: answer.code }, 'call failed')
  return isForPeople(request) ? sendPage(reply, answer) : send(reply, answer)
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((_request, reply) => send(reply, refusal('NOT_FOUND')))
}
