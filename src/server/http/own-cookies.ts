import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/** Outside local, the prefix makes browsers insist on HTTPS and this exact host (decisions, "Sign-in"). */
export const ownCookieName = (env: Env, name: string): string => (env.APP_ENV === 'local' ? name : `__Host-${name}`)

const shared = (env: Env) => ({ path: '/', sameSite: 'lax', secure: env.APP_ENV !== 'local', httpOnly: true }) as const

/** Sets a cookie that no script can read and no other site can send. */
export const setOwnCookie = (reply: FastifyReply, env: Env, name: string, value: string, maxAge: number) =>
  reply.setCookie(ownCookieName(env, name), value, { ...shared(env), maxAge })

export const clearOwnCookie = (reply: FastifyReply, env: Env, name: string) =>
  reply.clearCookie(ownCookieName(env, name), shared(env))

export const readOwnCookie = (request: FastifyRequest, env: Env, name: string): string | undefined =>
  request.cookies[ownCookieName(env, name)]
