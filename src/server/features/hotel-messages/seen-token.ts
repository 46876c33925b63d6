import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import { hashSecret, keyFor } from '../accounts/otp-secrets.ts'

const TOKEN_BYTES = 16

/**
 * The secret in the link of a booking's messages: made again for each message, so that all of them lead to one link and
 * the database keeps only its hash.
 */
export const seenToken = (env: Env, bookingId: string): string =>
  createHmac('sha256', keyFor(env, 'seen link'))
    .update(bookingId)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

export const hashSeenToken = (token: string): Buffer => hashSecret(token)

/** The token is behind the #, which browsers never send: no log and no preview of the link sees it. */
export const seenLink = (origin: string, token: string, language: 'en' | 'hi'): string =>
  `${origin}/seen${language === 'hi' ? '?in=hi' : ''}#${token}`
