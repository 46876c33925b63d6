import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, type Language } from '#domain/languages.ts'
import { refuseOtherPages } from '../page-configuration.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import type { BuiltPages, Fetch } from './built-pages.ts'
import { SEC_FETCH_SITE, SAME_ORIGIN } from './sec-fetch-site.ts'
import { serveCountingFrame } from './counting-frame.ts'
import { shareAssets } from './shared-assets.ts'
import { VARY_BY_SAVING } from './smaller-pictures.ts'
import { servePrefetchRules, servePageData, servesPages, type Pages } from './public-pages.ts'

const textOf = (header: string | string[] | number | undefined): string | null =>
  header === undefined ? null : String(header)

/**
 * Calls this same process's API. A loader's call goes through `inject` with the visitor's address, not through the
 * network, which would cost a page as much as its database queries.
 */
const injectApi =
  (app: FastifyInstance, remoteAddress: string, cookie?: string): Fetch =>
  async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      remoteAddress,
      headers: { ...(headers as Record<string, string>), ...(cookie && { cookie }), [SEC_FETCH_SITE]: SAME_ORIGIN },
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

/**
 * The thread that reads a guest's card may run WebAssembly, which no page may, and connects only to our server
 * (decision 0102). A worker has its own file's policy.
 */
const READER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
const isReader = (path: string) => /[\\/]aadhaar-worker-[\w-]+\.js(?:\.|$)/.test(path)

const setKeptForEver = (response: Parameters<SetHeaders>[0], path: string): void => {
  response.header('cache-control', `public, max-age=${ONE_YEAR / 1000}, immutable`)
  if (isReader(path)) response.header('content-security-policy', READER_POLICY)
  if (path.includes('/pictures/')) response.header('vary', VARY_BY_SAVING)
  response.header('x-content-type-options', 'nosniff')
}

const setHeaders: SetHeaders = (response, path) => {
  if (path.includes('/fonts/')) return setKeptForEver(response, path)
  // Browsers check for a new or removed worker on every visit.
  if (/[\\/](?:sw|counting-frame)\.js(?:\.|$)/.test(path)) response.header('cache-control', 'no-cache')
  response.header('x-content-type-options', 'nosniff')
}

/**
 * Serves built files, which are named by their content, with a permanent cache, and the rest of `public` with a cache
 * of an hour.
 */
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

/** Returns the pages, for the routes that draw some for one visitor; undefined for a server without pages. */
export type MountPages = (app: FastifyInstance, services: Services) => Promise<Pages | undefined>

/** Answers every address that belongs neither to the API nor to a file. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  built: Omit<Pages, 'apiFor'>,
): Promise<Pages> {
  const pages: Pages = { ...built, apiFor: (visitor, cookies) => injectApi(app, visitor, cookies) }
  const serving = { pages, services }
  servePrefetchRules(app)
  servePageData(app, serving)
  const servePage = servesPages(serving)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', servePage)
  })
  return pages
}

/** Serves the built pages: files first, then the pages. Pages that are not in English wait for `areAllBuilt`. */
export const builtPages =
  (buildFolder: string, areAllBuilt: Promise<void> = Promise.resolve()): MountPages =>
  async (app, services) => {
    const entryOf = (language: Language) => join(buildFolder, 'server', language, 'index.js')
    const entry = entryOf(DEFAULT_LANGUAGE)
    if (!existsSync(entry)) throw new Error(`The pages are not built: ${entry} is missing`)
    const sharedAssets = services.env.SHARED_ASSETS_DIR && resolve(services.env.SHARED_ASSETS_DIR)
    // Uses the machine's own clock, by which the files' times were set.
    if (sharedAssets) await shareAssets(join(buildFolder, 'client/assets'), sharedAssets, new Date())
    await serveFiles(app, join(buildFolder, 'client'), sharedAssets)
    serveCountingFrame(app, join(buildFolder, 'client'))
    const importPages = async (language: Language) => {
      if (language !== DEFAULT_LANGUAGE) await areAllBuilt
      return (await import(pathToFileURL(entryOf(language)).href)) as BuiltPages
    }
    const english = await importPages(DEFAULT_LANGUAGE)
    refuseOtherPages(english.PAGES, services.env)
    // The pages in other languages load with their first request, so that a start does not wait for them.
    const built = (language: Language) => (language === DEFAULT_LANGUAGE ? english : importPages(language))
    return servePages(app, services, { built, isCached: true })
  }
