import { errorName, ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail } from '#contract/errors.ts'
import { FORM_ERRORS } from '../../words/en/form-errors.ts'

/** A refusal to send, with a code of the closed list or one that names a field. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly statusCode: number
  readonly code: string
  readonly details: ErrorDetail[]
  readonly retryAfterSeconds: number | undefined

  constructor(error: {
    statusCode: number
    code: string
    message: string
    details?: ErrorDetail[]
    retryAfterSeconds?: number
  }) {
    super(error.message)
    this.statusCode = error.statusCode
    this.code = error.code
    this.details = error.details ?? []
    this.retryAfterSeconds = error.retryAfterSeconds
  }
}

/** Creates an error with a more specific sentence than the usual one for its code, for example with a name. */
export const refusal = (code: ErrorCode, retryAfterSeconds?: number): ApiError =>
  new ApiError({
    statusCode: ERRORS[code].status,
    code,
    message: ERRORS[code].message,
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  })

/** Creates the error for a code, with a sentence that says more than the usual one, for example a name. */
export const refusalSaying = (code: ErrorCode, message: string): ApiError =>
  new ApiError({ statusCode: ERRORS[code].status, code, message })

/** Refuses another OTP without a proof of work; the details contain the puzzle. */
export const challengeRefusal = (puzzle: unknown): ApiError => {
  const { status: statusCode, message } = ERRORS.CHALLENGE_REQUIRED
  const code = 'CHALLENGE_REQUIRED'
  return new ApiError({ statusCode, code, message, details: [{ field: 'proof', code, message, puzzle }] })
}

const codeOf = (field: string) =>
  field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase()

type FieldFault = { field: string; fault: 'REQUIRED' | 'INVALID'; message: string }

/** Refuses several wrong fields of a request together. The code names the first (decisions, "API conventions"). */
export function fieldRefusals(faults: readonly [FieldFault, ...FieldFault[]]): ApiError {
  const detailOfFault = ({ field, fault, message }: FieldFault): ErrorDetail => ({
    field,
    code: `${codeOf(field)}_${fault}`,
    message,
  })
  const { code, message } = detailOfFault(faults[0])
  return new ApiError({ statusCode: 422, code, message, details: faults.map(detailOfFault) })
}

/** Refuses a missing or wrong field of a request. The code names it (decisions, "API conventions"). */
export const fieldRefusal = (field: string, fault: FieldFault['fault'], message: string): ApiError =>
  fieldRefusals([{ field, fault, message }])

/** The forms' messages for missing fields (specification §5). */
const FORM_SENTENCES: Record<string, string> = {
  name: FORM_ERRORS.nameRequired,
  email: FORM_ERRORS.emailRequired,
  phone: FORM_ERRORS.phoneRequired,
  city: FORM_ERRORS.cityRequired,
  token: FORM_ERRORS.otpRequired,
}

type Complaint = {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
  /** the rejected value; only for filters */
  data?: unknown
}

function detailOf(complaint: Complaint): ErrorDetail {
  const path = complaint.instancePath.slice(1).replaceAll('/', '.')
  const named = complaint.params.missingProperty ?? complaint.params.additionalProperty
  const field = [path, typeof named === 'string' ? named : ''].filter(Boolean).join('.')
  const fault =
    complaint.keyword === 'required' ? 'REQUIRED' : complaint.keyword === 'additionalProperties' ? 'UNKNOWN' : 'INVALID'
  const name = field || 'body'
  const words = { REQUIRED: 'is required', UNKNOWN: 'is not known', INVALID: complaint.message ?? 'is not valid' }[
    fault
  ]
  const sentence = fault === 'REQUIRED' ? FORM_SENTENCES[name] : undefined
  return { field: name, code: `${codeOf(name)}_${fault}`, message: sentence ?? `${name} ${words}` }
}

/** Refuses a request that does not match its schema. Lists every complaint; the first one determines the code. */
export function schemaRefusal(complaints: readonly Complaint[]): ApiError {
  const details = complaints.map(detailOf)
  const first = details[0]
  return new ApiError({
    statusCode: 422,
    code: first?.code ?? 'VALIDATION_FAILED',
    message: first?.message ?? ERRORS.VALIDATION_FAILED.message,
    details,
  })
}

/** How many characters of an unknown word the answer repeats. */
const MAX_SAID_BACK = 40

/**
 * Builds the details of a refused filter. For a word that is not in a list of allowed words, the details contain the
 * word and the list.
 */
function filterDetailOf(complaint: Complaint): ErrorDetail {
  const detail = detailOf(complaint)
  if (detail.field === 'body') return { field: 'filter', code: 'FILTER_INVALID', message: 'filter must be an object' }
  const { allowedValues } = complaint.params
  if (!Array.isArray(allowedValues)) return detail
  const said = JSON.stringify(complaint.data ?? null).slice(0, MAX_SAID_BACK)
  return { ...detail, message: `${detail.field} cannot be ${said}: it is one of ${allowedValues.join(', ')}` }
}

const depthOf = ({ field }: ErrorDetail) => field.split('.').length

/** Refuses a filter with an unknown key, field or value with status 400, and names it in the answer. */
export function filterRefusal(complaints: readonly Complaint[]): ApiError {
  const details = complaints.filter(({ keyword }) => keyword !== 'anyOf').map(filterDetailOf)
  // If the value matches none of several alternatives, reports the deepest complaint, because it belongs to the
  // alternative that the client meant.
  const deepest = details.toSorted((one, other) => depthOf(other) - depthOf(one))
  const named = deepest.find(({ code }) => code.endsWith('_UNKNOWN')) ?? deepest[0]
  const message = `The filter is not valid: ${named?.message ?? 'it fits nothing we know'}`
  return new ApiError({ statusCode: 400, code: 'FILTER_INVALID', message, details })
}

/** Builds the body of every error. The error for a phone in use has no message (specification §8). */
export function errorBody(error: ApiError): ErrorBody {
  const { statusCode, code, details, message } = error
  return { error: { statusCode, name: errorName(statusCode), ...(message ? { message } : {}), code, details } }
}
