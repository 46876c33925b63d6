import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import type { Rights } from './rights.ts'

export type Method = 'GET' | 'POST'

/** One call of the API: the server routes by it, the document describes it, the client is typed by it. */
export type Call = {
  method: Method
  /** below the base path, parameters in braces as in specification §7 */
  path: string
  tag: 'Users' | 'Hotels' | 'Bookings' | 'Favourites' | 'Payments' | 'Local tools' | 'Service'
  summary: string
  rights: Rights
  /** a public call that answers more when a session comes along; a dead one is ignored */
  session?: 'optional'
  /** whose booking `{id}` (in the path, else in the body) leads to, for the rights of a booking; itself unless it says so */
  leadsTo?: 'booking' | 'extension'
  /** an OTP must have been typed in this session a moment ago; else it answers FRESH_OTP_NEEDED */
  needsFreshOtp?: true
  /** the access token may stand in the query, because an image's address carries no header */
  takesTokenFromQuery?: true
  params?: TSchema
  query?: TSchema
  /** the JSON object inside the query parameter `filter`; unknown keys are refused */
  filter?: TSchema
  body?: TSchema
  /** multipart/form-data with images: the field they stand in, and how many at most */
  upload?: { field: 'file' | 'files'; most: number }
  response: TSchema
  /** what a success is, when it is not JSON */
  answers?: 'image' | 'redirect'
  /** the codes it may answer with, beside malformed input, missing rights and limits */
  refusals: readonly ErrorCode[]
  /** tries a minute for one user, without a session for one address; on everything that sends, guesses or uploads */
  limitPerMinute?: number
  /** and tries a day for one address, where the answer itself is private */
  limitPerDay?: number
  /** the limit is a setting of the environment, which counts for all calls that name it; 0: none */
  limitSetting?: 'SEARCHES_A_MINUTE'
  /** the limit counts only requests whose body names this: without it the call has nothing to guess */
  limitOnlyWith?: string
  /** accepts `Idempotency-Key` */
  isIdempotent?: true
}

/** Keeps the literal types, so that a handler and the client know exactly what goes in and out. */
export const defineCall = <const Definition extends Call>(definition: Definition): Definition => definition

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema> ? (Schema extends TSchema ? Static<Schema> : undefined) : undefined

export type ParamsOf<Definition> = Part<Definition, 'params'>
export type QueryOf<Definition> = Part<Definition, 'query'>
export type FilterOf<Definition> = Part<Definition, 'filter'>
export type BodyOf<Definition> = Part<Definition, 'body'>
export type ResponseOf<Definition> = Part<Definition, 'response'>
