import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceWords } from '#domain/accounts/device-words.ts'
import { MAX_CHALLENGES, SIGN_UP_RETENTION_MINUTES } from '#domain/accounts/otp.ts'
import type { Language } from '#domain/languages.ts'
import { KNOWN_DEVICE_DAYS } from '#domain/retention-days.ts'
import type { Env } from '../../env.ts'
import { callersLanguage } from '../../http/refusal-words.ts'
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '../../http/own-cookies.ts'

/** The cookie with this browser's latest OTP requests, newest first. */
const CHALLENGE_COOKIE = 'otp_challenge'
/** The cookie that shows that this browser has signed in before. It outlives the logout. */
const DEVICE_COOKIE = 'known_device'

const SECRET = /^[A-Za-z0-9_-]{43}$/

/** The browser or app that sends the request: its cookies, its address and its name. */
export type Requester = {
  address: string
  /** the site's configured name for the last line of an OTP text, which never comes from the request */
  host: string
  /**
   * the OTP requests whose codes this client may type, newest first: those named by the request, or else by the cookie
   */
  challenges: readonly string[]
  device: string | undefined
  /** the user agent's name for the list of sessions */
  words: string | undefined
  /** the language of the page or the app; undefined if the client names none */
  language: Language | undefined
}

/**
 * Reads who sends a request. `named` is the challenge in the request itself, which takes precedence over the cookie.
 */
export function requesterOf(request: FastifyRequest, env: Env, named: string | undefined): Requester {
  const remembered = (readOwnCookie(request, env, CHALLENGE_COOKIE) ?? '').split('.')
  const device = readOwnCookie(request, env, DEVICE_COOKIE)
  const { 'user-agent': agent = '', 'accept-language': languages } = request.headers
  return {
    address: request.ip,
    host: env.PUBLIC_URL === undefined ? request.hostname : new URL(env.PUBLIC_URL).hostname,
    challenges: named ? [named] : remembered.filter((one) => SECRET.test(one)).slice(0, MAX_CHALLENGES),
    device: device && SECRET.test(device) ? device : undefined,
    words: deviceWords(agent),
    language: languages === undefined ? undefined : callersLanguage(languages),
  }
}

/**
 * Adds an OTP request to the list that this browser remembers, so that a second tab or a resend does not lose the
 * first.
 */
export function rememberChallenge(request: FastifyRequest, reply: FastifyReply, env: Env, challenge: string): void {
  const { challenges } = requesterOf(request, env, undefined)
  const newest = [challenge, ...challenges].slice(0, MAX_CHALLENGES)
  setOwnCookie(reply, env, CHALLENGE_COOKIE, newest.join('.'), SIGN_UP_RETENTION_MINUTES * 60)
}

export const forgetChallenges = (reply: FastifyReply, env: Env): void =>
  void clearOwnCookie(reply, env, CHALLENGE_COOKIE)

export const rememberDevice = (reply: FastifyReply, env: Env, device: string): void =>
  void setOwnCookie(reply, env, DEVICE_COOKIE, device, KNOWN_DEVICE_DAYS * 24 * 60 * 60)
