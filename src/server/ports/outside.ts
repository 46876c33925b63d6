import type { IncomingHttpHeaders } from 'node:http'

export type OutsideRequest = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** the most bytes of the answer's body; a longer body is a failure */
  maxBytes: number
  /** the limit for the whole request, from the DNS lookup to the end of the response */
  timeoutMilliseconds: number
}

/** A redirect is an answer like any other. Its `location` is in the headers, and nobody follows it. */
export type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Requests an address that a hotel typed, but never one inside our network. Throws an error with a `code`: BAD_ADDRESS,
 * INSIDE, UNKNOWN_HOST, UNREACHABLE, TIMEOUT or TOO_LARGE.
 */
export type FetchOutside = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>

/** Returns the code of a failed request; undefined for any other error. */
export const outsideCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
