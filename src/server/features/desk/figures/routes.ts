import type { FastifyInstance } from 'fastify'
import { deskFigures, deskFiguresCsv } from '#contract/desk-figures.ts'
import { areFigureDays, MOST_FIGURE_DAYS } from '#domain/figures/hotel-figures.ts'
import { isIstDate, istDateOf } from '#domain/kernel/ist.ts'
import { fieldRefusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { figuresFile } from './figures-file.ts'
import { readFigures } from './read-figures.ts'

type AskedDays = { from?: string; to?: string }

/** Registers the calls for a manager's figures, which always cover the session's hotel. */
export function figureRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const ownFigures = (hotelId: number, asked: AskedDays) => {
    const now = clock.now()
    const today = istDateOf(now)
    const { to = today } = asked
    const { from = to } = asked
    if (!isIstDate(to)) throw fieldRefusal('to', 'INVALID', 'to is a day such as 2026-12-05')
    if (!isIstDate(from) || !areFigureDays({ from, to }, today))
      throw fieldRefusal('from', 'INVALID', `from and to are at most ${MOST_FIGURE_DAYS} days, the last one today`)
    return readFigures(db, { hotelId, from, to, now })
  }

  handleCall(app, services, deskFigures, ({ session, query }) => ownFigures(session.hotelId, query))

  handleCall(app, services, deskFiguresCsv, async ({ session, query, reply }) =>
    sendCsv(reply, figuresFile(await ownFigures(session.hotelId, query))),
  )
}
