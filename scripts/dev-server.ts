import '../src/server/site-from-environment.ts'
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { routePages, type MountPages } from '../src/server/http/pages.ts'
import { startServer } from '../src/server/start-server.ts'

/** Pages straight from their source: Vite answers for modules and files first, the router for the rest. */
const pagesFromSource: MountPages = async (app, services) => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(?:api|dev|healthz|readyz)(?:\/|$)/.test(request.url)) next()
    else vite.middlewares(request.raw, reply.raw, () => next())
  })
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  await routePages(app, services, build, { mode: 'development' })
}

await startServer(pagesFromSource)
