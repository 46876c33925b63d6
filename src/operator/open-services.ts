import { pino } from 'pino'
import type { OpenDb } from '#db/open-db.ts'
import { prepareSchema } from '#db/prepare-schema.ts'
import { databaseClock } from '#server/adapters/database-clock.ts'
import { createServices } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { noErrorReporter } from '#server/ports/error-reporter.ts'
import type { Services } from '#server/services.ts'

const STDERR = 2

/**
 * Opens the server's services for one command. Logs to stderr, because stdout is for the command's output. Loads no
 * city. The server sends messages that the command leaves in the outbox, unless this process is quicker.
 */
export async function openServices(database: OpenDb): Promise<{ services: Services; close: () => Promise<void> }> {
  const env = readEnv({ ...process.env, CATALOGUE_MEMORY: '0' })
  const log = createLog(env, noErrorReporter, pino.destination({ fd: STDERR, sync: true }))
  await prepareSchema(database.db, env.MIGRATE !== 'no')
  const origin = () => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const clock = await databaseClock(database, log)
  const { services, worker } = createServices({ env, database, clock, origin, log })
  const close = async () => {
    await worker.stop()
    clock.stop()
    await Promise.all([services.security.stop(), services.catalogue.stop(), services.desks.stop()])
    await database.close()
  }
  return { services, close }
}
