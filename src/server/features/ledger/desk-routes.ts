import type { FastifyInstance } from 'fastify'
import { deskStatement, deskStatementCsv, deskStatements } from '#contract/statements.ts'
import { monthOf, type Month } from '#domain/ledger/month.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Services } from '../../services.ts'
import { presentListed, presentStatement, statementFile } from './present-statement.ts'
import { listStatements, readStatement } from './read-statement.ts'

/** How many months of a hotel are listed at most: three years. */
const MAX_MONTHS = 36

/** Registers the calls for a manager's monthly statements, which are always those of the session's hotel. */
export function deskStatementRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, deskStatements, async ({ session }) =>
    (await listStatements(db, { hotelId: session.hotelId, limit: MAX_MONTHS })).map(presentListed),
  )

  const ownStatement = async (hotelId: number, month: Month) => {
    const statement = month > monthOf(clock.now()) ? undefined : await readStatement(db, hotelId, month)
    if (!statement) throw refusal('NOT_FOUND')
    return statement
  }

  handleCall(app, services, deskStatement, async ({ session, params: { month } }) =>
    presentStatement(services, await ownStatement(session.hotelId, month)),
  )

  handleCall(app, services, deskStatementCsv, async ({ session, reply, params: { month }, query }) =>
    sendCsv(reply, statementFile(await ownStatement(session.hotelId, month), query)),
  )
}
