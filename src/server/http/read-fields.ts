import type { FastifyRequest } from 'fastify'
import { isOwnPath } from '#domain/kernel/own-path.ts'
import { parseInstant } from '#domain/kernel/ist.ts'
import { inLanguage } from '#domain/languages.ts'
import type { StayRefusal } from '#domain/slots/period.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { fieldRefusal } from './api-error.ts'
import { callersLanguage } from './refusal-words.ts'

/** Parses the instant in a field. Refuses with the field's name if it is invalid. */
export function instantOf(field: string, text: string): Date {
  const instant = parseInstant(text)
  if (!instant) throw fieldRefusal(field, 'INVALID', `${field} is not a time we can read: send ISO 8601`)
  return instant
}

/** Accepts a path on our own origin to which the guest returns; refuses anything else (decisions, "Sign-in"). */
function ownPathOf(field: string, path: string): string {
  if (!isOwnPath(path)) throw fieldRefusal(field, 'INVALID', `${field} has to be a path on this site`)
  return path
}

/**
 * Returns the path to which the guest returns from paying: the one in the request, or else ours in the caller's
 * language.
 */
export const returnPathOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  given: string | null | undefined,
  ours: string,
) => ownPathOf('redirect_url', given ?? inLanguage(callersLanguage(headers['accept-language']), ours))

/** The codes under which the API refuses a stay's times. */
export const STAY_REFUSALS: Record<StayRefusal, ErrorCode> = {
  NOT_A_SLOT: 'NOT_A_SLOT',
  ENDED: 'SLOT_ENDED',
  STARTED: 'SLOT_STARTED',
  TOO_FAR_AHEAD: 'TOO_FAR_AHEAD',
  TOO_LONG: 'STAY_TOO_LONG',
}
