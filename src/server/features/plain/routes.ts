import { PLAIN_BOOKINGS, PLAIN_SIGN_IN } from '#domain/plain-paths.ts'
import { inLanguage, LANGUAGES } from '#domain/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from '../../http/public-pages.ts'
import { readSession } from '../../http/session.ts'
import { refuseSlowBodies } from '../../http/slow-bodies.ts'
import type { Services } from '../../services.ts'
import { askApi } from './ask-api.ts'
import { drawsPages, type DrawPage } from './draw-page.ts'
import { comesFromOwnPage, isOwnForm } from './own-forms.ts'
import { inLanguageOf, onTheWayTo, pathBack, PLAIN_PAGES, type PlainPage, type Typed } from './presses.ts'

/** The maximum size in bytes. The longest form has a name, an email and a stay. */
const MAX_FORM = 8 * 1024

const SEE_OTHER = 303

/** Refusals of a form that is not ours, or was drawn for another session. Nothing was sent to the API. */
const FOREIGN = { code: 'CROSS_SITE', message: '' }
const STALE = { code: 'FORM_TOO_OLD', message: '' }

const goTo = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'private, no-store').redirect(path, SEE_OTHER)

/** Sends guests to the sign-in and back if it is needed, and past it if they are signed in. */
function detour({ needsSession }: PlainPage, request: FastifyRequest, isSignedIn: boolean): string | undefined {
  if (needsSession && !isSignedIn) return onTheWayTo(request.url, PLAIN_SIGN_IN)
  return !needsSession && isSignedIn ? pathBack(request.url) : undefined
}

type Serving = { app: FastifyInstance; services: Services; draw: DrawPage }

/** Accepts a form of this site, and answers with a redirect or with the form and its errors. */
const takesForms =
  ({ app, services, draw }: Serving, page: PlainPage) =>
  async (request: FastifyRequest<{ Body: Typed | undefined }>, reply: FastifyReply) => {
    // Check this first: reading a session by its cookie would refuse other sites in JSON, as the API does.
    if (!comesFromOwnPage(request)) {
      services.security.note('cross_site_refused', { address: request.ip })
      const at = onTheWayTo(inLanguageOf(request.url, PLAIN_BOOKINGS), PLAIN_SIGN_IN)
      return draw({ request, reply, session: null }, { status: 403, refusal: FOREIGN, at })
    }
    const session = await readSession(services, request)
    const typed = request.body ?? {}
    const away = detour(page, request, session !== null)
    if (away !== undefined) return goTo(reply, away)
    const exchange = { request, reply, session }
    if (!isOwnForm(request, services.env, session, typed['form']))
      return draw(exchange, { status: 403, refusal: STALE, typed })
    const outcome = await page.press({ ...exchange, services, typed, ask: askApi(app, request, reply) })
    if ('to' in outcome) return goTo(reply, outcome.to)
    if (outcome.refusal?.code === 'NO_SESSION') return goTo(reply, onTheWayTo(request.url, PLAIN_SIGN_IN))
    return draw(exchange, outcome)
  }

const inEachLanguage = (page: PlainPage): PlainPage[] =>
  LANGUAGES.map((language) => ({ ...page, path: inLanguage(language, page.path) }))

const readForm = (_request: FastifyRequest, body: string, done: (error: null, form: Typed) => void) =>
  done(null, Object.fromEntries(new URLSearchParams(body)))

/** Serves the pages without scripts, and accepts their forms (decision 0086). */
export function plainRoutes(app: FastifyInstance, services: Services, pages: Pages): void {
  const draw = drawsPages(services, pages)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM },
      readForm,
    )
    refuseSlowBodies(scope)
    for (const page of PLAIN_PAGES.flatMap(inEachLanguage)) {
      scope.get(page.path, { schema: { hide: true } }, async (request, reply) => {
        const session = await readSession(services, request)
        const away = detour(page, request, session !== null)
        return away === undefined ? draw({ request, reply, session }) : goTo(reply, away)
      })
      scope.post(page.path, { schema: { hide: true } }, takesForms({ app, services, draw }, page))
    }
  })
}
