// Runs a separate server process for tests that kill it: the API without the pages, on the real clock.
import { openDb } from '#db/open-db.ts'
import { adjustableClock } from '#server/adapters/clocks.ts'
import { buildApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'

const env = readEnv(process.env)
const database = await openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
const clock = adjustableClock()
const log = { error: (detail: object, text: string) => console.error(text, detail) }
const { services, worker } = createServices({ env, database, clock, origin: () => 'http://localhost', log })
const app = await buildApp({ services, localTools: { worker, clock } })
console.log(await app.listen({ port: env.PORT, host: '127.0.0.1' }))
