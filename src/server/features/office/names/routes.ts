import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-names.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import { reasonOf } from '../write-log.ts'
import { changeNames } from './change-names.ts'
import { findNamedPlace, listNamedPlaces, presentNames } from './named-places.ts'

const PAGE = 30

/**
 * Registers the office's calls for the names of cities and localities. Support can read them, and admins can change
 * them.
 */
export function officeNameRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  const namesOf = async (ref: string) => {
    const place = await findNamedPlace(db, ref)
    if (!place) throw refusal('NOT_FOUND')
    return presentNames(place)
  }

  handleCall(app, services, calls.officeNames, async ({ query }) => {
    const places = await listNamedPlaces(db, { ...query, text: query.text?.trim() }, PAGE + 1)
    return { places: places.slice(0, PAGE).map(presentNames), has_more: places.length > PAGE }
  })

  handleCall(app, services, calls.officeNamesOf, ({ params }) => namesOf(params.ref))

  handleCall(app, services, calls.changeNames, async ({ session, params: { ref }, body, requestKey }) => {
    const reason = reasonOf(body.reason)
    const changed = await changeNames(services, { operator: session, ref, typed: body, reason, requestKey })
    if (!changed.ok) throw refusal(changed.refusal)
    return namesOf(ref)
  })
}
