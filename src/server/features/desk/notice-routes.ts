import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/staff-notices.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { Services } from '../../services.ts'
import { readNotice, reportNotMe } from './staff/not-me.ts'

/**
 * Registers the routes of the "Not me" link. Both use POST, because link previews send GET and the token must not
 * appear in an address.
 */
export function staffNoticeRoutes(app: FastifyInstance, services: Services): void {
  handleCall(app, services, calls.getStaffNotice, async ({ body }) => {
    const notice = await readNotice(services, body.token)
    if (!notice) throw refusal('NOT_FOUND')
    return notice
  })

  handleCall(app, services, calls.reportNotMe, async ({ body }) => {
    const said = await reportNotMe(services, body.token)
    if (!said.ok) throw refusal(said.refusal)
    return said.value
  })
}
