import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { startEngine } from '../src/db/open-db.ts'
import { exitWithMessage } from '../src/server/exit-with-message.ts'
import { readEnv } from '../src/server/env.ts'
import type { BuiltPages } from '../src/server/http/built-pages.ts'
import { tryPort } from '../src/server/port-error.ts'
import type * as DevAppModule from './dev-app.ts'
import type { DevApp, Kept } from './dev-app.ts'
import { endWithParent } from './end-with-parent.js'
import { reloadingModules, type ReloadingModules } from './reloading-modules.ts'

const ROOT = join(import.meta.dirname, '..')

/** How many milliseconds to wait for further changes. An editor may write several files at a time. */
const SETTLE_MILLISECONDS = 60

/** Whether a file is a migration. No module imports migrations, because a start reads them from their folder. */
const isMigration = (file: string) => file.startsWith(join(ROOT, 'src/db/migrations/'))

/** Keeps one app running. After an edit of the server's code, starts a new app on the same database. */
function reloadingApp(modules: ReloadingModules, kept: Kept) {
  const start = async () => {
    const { startDevApp } = await modules.load<typeof DevAppModule>('/scripts/dev-app.ts')
    return startDevApp(kept)
  }
  let current: Promise<DevApp> = start()

  async function startAgain(last: Promise<DevApp>): Promise<DevApp> {
    await (await last.catch(() => undefined))?.close()
    return start()
  }

  return {
    app: () => current,
    reload() {
      const began = performance.now()
      current = startAgain(current)
      current.then(
        () => console.log(`The server runs your edit (${((performance.now() - began) / 1000).toFixed(1)} s)`),
        (error: unknown) => console.error(error),
      )
    },
  }
}

function watch(vite: ViteDevServer, modules: ReloadingModules, reload: () => void): void {
  let timer: NodeJS.Timeout | undefined
  for (const event of ['add', 'change', 'unlink'])
    vite.watcher.on(event, (file: string) => {
      if (!modules.forget(file) && !isMigration(file)) return
      clearTimeout(timer)
      timer = setTimeout(reload, SETTLE_MILLISECONDS)
    })
}

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  await tryPort(env)
  const database = env.DATABASE_URL === undefined ? await startEngine({ dataDir: env.DATA_DIR }) : undefined
  const server = createHttpServer()
  const [vite, modules] = await Promise.all([
    // Runs Vite's web socket on our own port, because no other port may be open.
    createServer({ root: ROOT, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' }),
    reloadingModules(ROOT),
  ])
  const reloading = reloadingApp(modules, {
    engine: database?.engine,
    middlewares: vite.middlewares,
    pages: async () => (await vite.ssrLoadModule('/src/web/entry.server.tsx')) as BuiltPages,
  })
  const first = await reloading.app()
  watch(vite, modules, () => reloading.reload())
  server.on('request', (request, response) => {
    reloading.app().then(
      ({ answer }) => answer(request, response),
      (error: unknown) => {
        response.statusCode = 500
        response.end(error instanceof Error ? error.stack : String(error))
      },
    )
  })
  server.listen({ port: env.PORT, host: env.HOST })
  await once(server, 'listening')
  first.announce()

  async function stop(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await (await reloading.app().catch(() => undefined))?.close()
    await Promise.all([vite.close(), modules.close(), database?.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

endWithParent(() => process.kill(process.pid, 'SIGTERM'))
await serve().catch(exitWithMessage)
