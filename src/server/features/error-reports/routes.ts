import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/error-reports.ts'
import { readErrorReport } from '#domain/error-reports/error-report.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { storeErrorReport } from './store-error-report.ts'

export function errorReportRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.reportError, async ({ body, session, request }) => ({
    ticket: await storeErrorReport(services, readErrorReport(body), {
      userId: session?.userId ?? null,
      userAgent: request.headers['user-agent'],
    }),
  }))
}
