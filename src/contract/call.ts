import type { Static, TSchema } from 'typebox'
import type { KeyScope } from '#domain/hotel-keys/hotel-key.ts'
import type { ErrorCode } from './errors.ts'
import type { Rights } from './rights.ts'

export type Method = 'GET' | 'POST'

/**
 * One call of the API. The server routes requests by it, the OpenAPI document describes it, and the client derives its
 * types from it.
 */
export type Call = {
  method: Method
  /** relative to the base path; parameters are in braces, as in specification §7 */
  path: string
  tag: 'Users' | 'Hotels' | 'Bookings' | 'Favourites' | 'Payments' | 'Desk' | 'Office' | 'Local tools' | 'Service'
  summary: string
  rights: Rights
  /** the scope that an API key must have, on desk calls that a hotel's API key may also make (decision 0110) */
  keyScope?: KeyScope
  /** for a public call that returns more to a caller with a session, and ignores an invalid session */
  session?: 'optional'
  /**
   * what `{id}` in the path or body identifies if not a booking; the caller of an extension has the rights of its
   * booking
   */
  leadsTo?: 'booking' | 'extension'
  /**
   * the caller must recently have typed an OTP in this session or used a passkey; otherwise FRESH_OTP_NEEDED or
   * PASSKEY_NEEDED
   */
  needsFreshOtp?: true
  /** accepts the access token in the query, because image requests carry no headers */
  takesTokenFromQuery?: true
  params?: TSchema
  query?: TSchema
  /** the schema of the JSON object in the query parameter `filter`; unknown keys are refused */
  filter?: TSchema
  body?: TSchema
  /** the largest body in bytes, for a table that is sent as text */
  maxBodyBytes?: number
  /** the multipart/form-data field of the images, and their maximum number */
  upload?: { field: 'file' | 'files'; max: number }
  response: TSchema
  /** the type of the success response if it is not JSON */
  answers?: 'image' | 'pdf' | 'redirect' | 'csv' | 'calendar' | 'text'
  /** the codes that this call may return in addition to those for malformed input, missing rights and limits */
  refusals: readonly ErrorCode[]
  /**
   * requests per minute for one user, or for one address without a session; set on every call that sends, guesses or
   * uploads
   */
  limitPerMinute?: number
  /** an additional limit of requests per day for one address, for calls whose answer reveals something private */
  limitPerDay?: number
  /** the limit that the environment sets, shared by all calls that name it; 0 means no limit */
  limitSetting?: 'SEARCHES_A_MINUTE'
  /**
   * only requests whose body contains this field count towards the limit; all others neither guess a code nor send a
   * message
   */
  limitOnlyWith?: string
  /**
   * accepts `Idempotency-Key`; if 'claimed', the handler's own transaction claims the key before any other statement
   */
  isIdempotent?: true | 'claimed'
}

/** The error codes that every call accepting an `Idempotency-Key` can return. */
export const KEY_REFUSALS = ['IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const satisfies ErrorCode[]

/** Defines a call and keeps its literal types, so that handler and client know its exact input and output. */
export const defineCall = <const Definition extends Call>(definition: Definition): Definition => definition

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema> ? (Schema extends TSchema ? Static<Schema> : undefined) : undefined

export type ParamsOf<Definition> = Part<Definition, 'params'>
export type QueryOf<Definition> = Part<Definition, 'query'>
export type FilterOf<Definition> = Part<Definition, 'filter'>
export type BodyOf<Definition> = Part<Definition, 'body'>
export type ResponseOf<Definition> = Part<Definition, 'response'>
