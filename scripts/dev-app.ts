/** The server of `npm run dev`. Vite reloads this file and all its imports after an edit. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import '../src/server/site-from-environment.ts'
import type { Connect } from 'vite'
import { openDb, type OpenDbOptions } from '../src/db/open-db.ts'
import { startJobs } from '../src/server/begin-process.ts'
import { readEnv } from '../src/server/env.ts'
import type { BuiltPages } from '../src/server/http/built-pages.ts'
import { servePages, type MountPages } from '../src/server/http/pages.ts'
import { openServingDatabase } from '../src/server/open-serving-database.ts'
import { announce, assembleServer } from '../src/server/start-server.ts'

/** The parts that keep running when an edit restarts the rest. */
export type Kept = {
  engine: OpenDbOptions['engine']
  middlewares: Connect.Server
  pages: () => Promise<BuiltPages>
}

export type DevApp = {
  answer: (request: IncomingMessage, response: ServerResponse) => void
  announce: () => void
  close: () => Promise<void>
}

/** Serves pages from their source. Vite answers requests for modules and files, and the server answers all others. */
const pagesFromSource =
  ({ middlewares, pages }: Kept): MountPages =>
  async (app, services) => {
    app.addHook('onRequest', (request, reply, next) => {
      if (/^\/(?:api|dev|healthz|readyz|page-data)(?:\/|$)/.test(request.url)) next()
      else middlewares(request.raw, reply.raw, () => next())
    })
    return servePages(app, services, { built: pages, isCached: false })
  }

/**
 * Never refuses requests when the event loop lags. Bundling delays it for seconds, and a page needs all of its scripts.
 */
const ANY_LAG = 0

/**
 * How many milliseconds to wait for the last answers before giving up. The desk's event streams never end by
 * themselves.
 */
const LAST_ANSWERS = 1000
const LOOK = 20

/**
 * Counts unanswered requests. If the database closed during one, the request would fail, or block the database's only
 * connection.
 */
function unansweredRequests() {
  const open = new Set<ServerResponse>()
  return {
    add(response: ServerResponse) {
      open.add(response)
      response.once('close', () => open.delete(response))
    },
    async end() {
      const began = performance.now()
      while (open.size > 0 && performance.now() - began < LAST_ANSWERS) await pause(LOOK)
    },
  }
}

export async function startDevApp(kept: Kept): Promise<DevApp> {
  const { engine } = kept
  const { DATA_DIR, ...settings } = readEnv(process.env)
  const opening = engine ? openDb({ dataDir: DATA_DIR, engine }) : openServingDatabase({ DATA_DIR, ...settings })
  const { app, begun, env, origin } = await assembleServer(pagesFromSource(kept), { opening, maxLag: ANY_LAG })
  await app.ready()
  const stopJobs = startJobs(begun)
  const unanswered = unansweredRequests()
  return {
    answer(request, response) {
      unanswered.add(response)
      app.routing(request, response)
    },
    announce: () => announce(env, origin()),
    async close() {
      await unanswered.end()
      await (
        await stopJobs
      )()
      await app.close()
      await begun.close()
    },
  }
}
