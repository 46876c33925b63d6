import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/analytics.ts'
import { readEvent } from '#domain/analytics/tracked-events.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { countEvents } from './count-events.ts'

export function analyticsRoutes(app: FastifyInstance, services: Services): void {
  // A page of an older version may report an event that no longer exists, so skip that event and store the rest.
  handleCall(app, services, calls.countEvents, async ({ body }) => ({
    counted: await countEvents(
      services,
      body.events.map(readEvent).filter((event) => event !== undefined),
    ),
  }))
}
