import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageAt } from '#domain/site-pages.ts'
import { refusal } from '../../http/api-error.ts'
import type { PlainRefusal } from '../../http/built-pages.ts'
import { pageUrl } from '../../http/page-url.ts'
import type { Pages } from '../../http/public-pages.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { requesterOf } from '../accounts/requester.ts'
import { tokenForForm } from './own-forms.ts'
import { phoneOfChallenges } from './phone-of-challenges.ts'

export type Exchange = { request: FastifyRequest; reply: FastifyReply; session: Session | null }

/**
 * `at`: the page to draw, if it is not the requested one. `key`: reused while it is unknown whether the press
 * succeeded.
 */
export type Drawn = {
  status?: number
  at?: string
  typed?: Readonly<Record<string, string>>
  refusal?: PlainRefusal
  key?: string | undefined
}

/** Draws pages without scripts for one visitor. No cache stores them. */
export const drawsPages =
  (services: Services, pages: Pages) =>
  async (exchange: Exchange, { status = 200, at, typed = {}, refusal: refused, key }: Drawn = {}) => {
    const { request, reply, session } = exchange
    const { env, db, clock } = services
    const url = pageUrl(request, services, at ?? request.url)
    const match = url && pageAt(url.pathname)
    if (!url || !match) throw refusal('NOT_FOUND')
    const { challenges } = requesterOf(request, env, undefined)
    const visit = {
      userId: session?.userId,
      token: tokenForForm(exchange, env, session),
      key: key ?? randomUUID(),
      typed,
      refusal: refused,
      phone: await phoneOfChallenges(db, challenges),
    }
    const built = await pages.built(match.language)
    const context = { fetch: pages.apiFor(request.ip, request.headers.cookie), now: () => clock.now(), visit }
    const loaded = await built.loadPage(match, { url, context })
    reply.header('cache-control', 'private, no-store')
    if ('movedTo' in loaded) return reply.redirect(loaded.movedTo, 303)
    const isFailed = 'failed' in loaded
    const page = isFailed ? 'failed' : match.page
    return reply
      .status(isFailed ? loaded.status : status)
      .headers(built.securityHeaders(page))
      .type('text/html; charset=utf-8')
      .send(await built.renderPage(url, page, isFailed ? loaded.failed : loaded.served))
  }

export type DrawPage = ReturnType<typeof drawsPages>
