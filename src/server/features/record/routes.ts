import type { FastifyInstance } from 'fastify'
import { getRecord } from '#contract/record.ts'
import { RECORD_FILE } from '#domain/record/record-file.ts'
import { compressedBody } from '../../http/compressed-body.ts'
import { handleCall } from '../../http/handle-call.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { Services } from '../../services.ts'
import { recordOverview, recordReader, recordText } from './read-record.ts'

/** Serves the data that the page about our record shows. */
export function recordRoutes(app: FastifyInstance, services: Services): void {
  const read = recordReader(services, recordOverview)
  handleCall(app, services, getRecord, read)
}

/** Serves each night's record as it was signed, with our public keys, so that anybody can verify it (decision 0101). */
export function recordFileRoute(app: FastifyInstance, services: Services): void {
  const read = recordReader(services, (written) => compressedBody(recordText(written)))
  app.get(RECORD_FILE, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return sendCached(request, reply, await read(), services.env)
  })
}
