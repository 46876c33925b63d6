import { createHmac } from 'node:crypto'
import { languageQuery, type Language } from '#domain/languages.ts'
import type { Env } from '../../env.ts'
import { hashSecret, keyFor } from '../accounts/otp-secrets.ts'

const TOKEN_BYTES = 16

/**
 * Derives the secret in the link of a booking's messages. It is derived again for each message, so that all messages
 * have the same link and the database stores only its hash.
 */
export const seenToken = (env: Env, bookingId: string): string =>
  createHmac('sha256', keyFor(env, 'seen link'))
    .update(bookingId)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

export const hashSeenToken = (token: string): Buffer => hashSecret(token)

/** Puts the token after the #, which browsers never send, so that no log and no link preview sees it. */
export const seenLink = (origin: string, token: string, language: Language): string =>
  `${origin}/seen${languageQuery(language)}#${token}`
