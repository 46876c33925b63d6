import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import type { PageConfiguration } from '#domain/page-configuration.ts'
import { refuseOtherPages } from '../page-configuration.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { SEC_FETCH_SITE, SAME_ORIGIN } from './sec-fetch-site.ts'
import { serveCountingFrame } from './counting-frame.ts'
import { servePrerendered, type SetSecurityHeaders } from './prerendered-pages.ts'
import { shareAssets } from './shared-assets.ts'
import {
  sendsPublicPages,
  serveNextPages,
  servePageData,
  watchedAnswers,
  type Fetch,
  type LoadedData,
  type PublicPages,
} from './public-pages.ts'

/**
 * The built entry's exports next to the pages: the keys under which loaders find the server's values, and code shared
 * by both sides.
 */
type PageKeys = {
  /** the settings that the pages were built with */
  PAGES: PageConfiguration
  apiFetchContext: RouterContext<Fetch>
  clockContext: RouterContext<() => Date>
  publicOriginContext: RouterContext<string | null>
  reportErrorContext: RouterContext<(error: unknown, request: Request) => void>
  setSecurityHeaders: SetSecurityHeaders
  setCachedPageHeaders: (headers: Headers) => void
  publicPageAt: (path: string) => string | undefined
  isOwnPage: (name: string) => boolean
  loadPublicPage: (name: string, call: { url: URL; context: RouterContextProvider }) => Promise<LoadedData>
  renderPublicPage: (url: URL, name: string, served: string) => Promise<Buffer>
  /** returns where an old address has moved */
  movedTo: (url: URL) => string | undefined
}

const textOf = (header: string | string[] | number | undefined): string | null =>
  header === undefined ? null : String(header)

/**
 * Calls this same process's API: a loader's call goes through `inject`, not through the network, with the visitor's
 * address. Real network requests would cost a page as much as its database queries.
 */
const injectApi =
  (app: FastifyInstance, remoteAddress: string): Fetch =>
  async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress,
      headers: { ...(headers as Record<string, string>), [SEC_FETCH_SITE]: SAME_ORIGIN },
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return {
      ok: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      headers: { get: (name) => textOf(answer.headers[name.toLowerCase()]) },
      json: async () => JSON.parse(answer.payload) as unknown,
    }
  }

const ONE_YEAR = 365 * 24 * 60 * 60 * 1000

/** Folders with many files, which are looked up on request: a route for each file would add 0.2 s to a start. */
const FOLDERS = ['assets', 'pictures']

type SetHeaders = NonNullable<FastifyStaticOptions['setHeaders']>

const setKeptForEver = (response: Parameters<SetHeaders>[0]): void => {
  response.header('cache-control', `public, max-age=${ONE_YEAR / 1000}, immutable`)
  response.header('x-content-type-options', 'nosniff')
}

const setHeaders: SetHeaders = (response, path) => {
  if (path.includes('/fonts/')) return setKeptForEver(response)
  // Browsers check for a new or removed worker on every visit.
  if (/[\\/](?:sw|counting-frame)\.js(?:\.|$)/.test(path)) response.header('cache-control', 'no-cache')
  response.header('x-content-type-options', 'nosniff')
}

/** Serves built files, named by their content, with a permanent cache, and the rest of `public` with an hour's. */
async function serveFiles(app: FastifyInstance, clientFolder: string, sharedAssets?: string): Promise<void> {
  const options = {
    index: false,
    maxAge: 60 * 60 * 1000,
    preCompressed: true,
    decorateReply: false,
    setHeaders,
  } as const
  const globIgnore = FOLDERS.map((folder) => `${folder}/**`)
  await app.register(fastifyStatic, { ...options, root: clientFolder, wildcard: false, globIgnore })
  for (const folder of FOLDERS) {
    const own = join(clientFolder, folder)
    const root = folder === 'assets' && sharedAssets !== undefined ? [own, sharedAssets] : own
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler(() => {
          throw refusal('NOT_FOUND')
        })
        await scope.register(fastifyStatic, { ...options, setHeaders: setKeptForEver, root, prefix: '/' })
      },
      { prefix: `/${folder}` },
    )
  }
}

export type MountPages = (app: FastifyInstance, services: Services) => Promise<void>

const keysOf = (build: ServerBuild) => build.entry.module as unknown as PageKeys

type Build = ServerBuild | (() => Promise<ServerBuild>)

/** Builds the context in which loaders find this server's values. */
function contextFor(app: FastifyInstance, services: Services, keys: PageKeys, ask: Fetch): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(keys.apiFetchContext, ask)
  context.set(keys.clockContext, () => services.clock.now())
  context.set(keys.publicOriginContext, services.env.PUBLIC_URL ?? null)
  context.set(keys.reportErrorContext, (error, request) => {
    app.log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
  })
  return context
}

/**
 * Lets the router handle every address that belongs neither to the API nor to a file (design, "How a page travels").
 */
export async function routePages(
  app: FastifyInstance,
  services: Services,
  build: Build,
  { mode, pages }: { mode: string; pages?: PublicPages },
): Promise<void> {
  const handle = createRequestHandler(build, mode)
  const sendPublicPage = pages && sendsPublicPages({ pages, services })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', async (request, reply) => {
      const keys = keysOf(typeof build === 'function' ? await build() : build)
      if (await sendPublicPage?.(request, reply)) return reply
      const asked = createRequest(request.raw, reply.raw)
      const moved = keys.movedTo(new URL(asked.url))
      if (moved !== undefined) return reply.redirect(moved, 301)
      return handle(asked, contextFor(app, services, keys, injectApi(app, request.ip)))
    })
  })
}

/** Serves the built public pages. */
function builtPublicPages(app: FastifyInstance, services: Services, keys: PageKeys): PublicPages {
  const headers = new Headers()
  keys.setCachedPageHeaders(headers)
  return {
    nameOf: (url) => (keys.movedTo(url) === undefined ? keys.publicPageAt(url.pathname) : undefined),
    isOwn: keys.isOwnPage,
    async load(name, url, visitor) {
      const { ask, areWhole } = watchedAnswers(injectApi(app, visitor))
      const loaded = await keys.loadPublicPage(name, { url, context: contextFor(app, services, keys, ask) })
      return 'served' in loaded && !areWhole() ? { status: 503 } : loaded
    },
    render: (name, url, served) => keys.renderPublicPage(url, name, served),
    headers: Object.fromEntries(headers),
  }
}

/** Serves the built pages: files first, then the router. */
export const builtPages =
  (buildFolder: string): MountPages =>
  async (app, services) => {
    const entry = join(buildFolder, 'server', 'index.js')
    if (!existsSync(entry)) throw new Error(`The pages are not built: ${entry} is missing`)
    const sharedAssets = services.env.SHARED_ASSETS_DIR && resolve(services.env.SHARED_ASSETS_DIR)
    // Use the machine's own clock, by which the files' times were set.
    if (sharedAssets) await shareAssets(join(buildFolder, 'client/assets'), sharedAssets, new Date())
    await serveFiles(app, join(buildFolder, 'client'), sharedAssets)
    serveCountingFrame(app, join(buildFolder, 'client'))
    const build = (await import(pathToFileURL(entry).href)) as ServerBuild
    const keys = keysOf(build)
    refuseOtherPages(keys.PAGES, services.env)
    servePrerendered(app, { buildFolder, services, setSecurityHeaders: keys.setSecurityHeaders })
    const pages = builtPublicPages(app, services, keys)
    serveNextPages(app)
    servePageData(app, { pages, services })
    await routePages(app, services, build, { mode: 'production', pages })
  }
