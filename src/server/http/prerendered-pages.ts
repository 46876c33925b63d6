import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CONTENT_PATHS } from '#domain/public-addresses.ts'
import type { Services } from '../services.ts'
import { originOf } from './page-url.ts'

/** Pages that are the same for everybody but contain a form, which React Router renders in the browser. */
export const PRERENDERED = [CONTENT_PATHS.partnerWithUs]

/** Placeholders in a prerendered page for its nonce and origin, replaced when it is served. */
export const NONCE_PLACEHOLDER = 'nonce-is-written-in-while-serving'
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** The path where the build writes a prerendered page and the server reads it. */
export const prerenderedFile = (buildFolder: string, path: string): string =>
  join(buildFolder, 'prerendered', `${path.slice(1)}.html`)

export type SetSecurityHeaders = (headers: Headers, nonce: string, path: string) => void

/** Splits the page into pieces; serving it joins them with the nonce. */
const piecesOf = (file: string) => readFileSync(file, 'utf8').split(NONCE_PLACEHOLDER)

type Serving = { buildFolder: string; services: Services; setSecurityHeaders: SetSecurityHeaders }

/**
 * Serves the pages that the build rendered, each time with a new nonce (design, "How a page travels"). Because the
 * nonce changes them, they have no entity tag. The router renders every other page.
 */
export function servePrerendered(app: FastifyInstance, { buildFolder, services, setSecurityHeaders }: Serving): void {
  for (const path of PRERENDERED) {
    const file = prerenderedFile(buildFolder, path)
    if (!existsSync(file)) continue
    const pieces = piecesOf(file)
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
      setSecurityHeaders(headers, nonce, path)
      return reply
        .headers(Object.fromEntries(headers))
        .send(pieces.join(nonce).replaceAll(ORIGIN_PLACEHOLDER, originOf(request, services)))
    })
  }
}
