import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-figures.ts'
import { percentReturned, type ShownGuests } from '#domain/figures/cohorts.ts'
import { MAX_WEEKS } from '#domain/figures/weeks.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { writeLog } from '../write-log.ts'
import { figureTable } from './figure-tables.ts'
import { presentWish, readFigureWish } from './figure-wish.ts'
import { readCohorts } from './read-cohorts.ts'
import { readDemand } from './read-demand.ts'
import { readResults } from './read-results.ts'

const presentGuests = (guests: ShownGuests, percent: number | null): calls.ShownGuests =>
  typeof guests === 'number' ? { state: 'counted', guests, percent } : { state: guests, guests: null, percent: null }

/**
 * Registers the calls for the office's figures, which read only what the nightly job and the search counter have
 * counted.
 */
export function officeFigureRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeResults, async ({ query }) =>
    readResults(db, await readFigureWish(db, query, clock.now())),
  )

  handleCall(app, services, calls.officeDemand, async ({ query }) =>
    readDemand(db, await readFigureWish(db, query, clock.now())),
  )

  handleCall(app, services, calls.officeCohorts, async ({ query }) => {
    const wish = await readFigureWish(db, query, clock.now(), MAX_WEEKS)
    const cohorts = await readCohorts(db, wish)
    return {
      ...presentWish(wish),
      cohorts: cohorts.map(({ month, guests, returned }) => ({
        month,
        guests: presentGuests(guests, null),
        returned: returned.map((each) => presentGuests(each, percentReturned({ guests }, each))),
      })),
    }
  })

  handleCall(app, services, calls.officeFiguresCsv, async ({ session, params: { figures }, query, reply }) => {
    const now = clock.now()
    const wish = await readFigureWish(db, query, now, figures === 'cohorts' ? MAX_WEEKS : undefined)
    const table = await figureTable(db, figures, wish)
    const { from, to } = wish.weeks
    const line = {
      act: 'figures_exported',
      subject: figures,
      reason: 'taken along as a table',
      detail: { figures, from, to, lines: table.length - 1 },
      ...(wish.hotel && { hotelId: wish.hotel.id }),
    } as const
    await db.transaction().execute((trx) => writeLog(trx, session, line, now))
    return sendCsv(reply, { name: `uncle-${figures}-${from}.csv`, text: csvText(table) })
  })
}
