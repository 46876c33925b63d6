import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-books.ts'
import { monthOf, type Month } from '#domain/ledger/month.ts'
import type { Statement } from '#domain/ledger/statement.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { accountAt } from '../../ledger/bank-accounts.ts'
import { closeStatement } from '../../ledger/close-statement.ts'
import { closingRefusal } from '../../ledger/closing-obstacle.ts'
import { presentListed, presentStatement, statementFile } from '../../ledger/present-statement.ts'
import { payableNow } from '../../ledger/propose-payouts.ts'
import { listStatements, readClosing, readStatement } from '../../ledger/read-statement.ts'
import { logAction } from './log-action.ts'

const LIST_PAGE = 50

type Asked = { hotelId: number; month: Month }

async function presentForOffice(services: Services, statement: Statement): Promise<calls.OfficeStatement> {
  const { db, clock } = services
  const now = clock.now()
  const asked = { hotelId: statement.hotel.id, month: statement.month }
  const closing = await readClosing(db, asked)
  const account = await accountAt(db, asked.hotelId, now)
  return {
    ...(await presentStatement(services, statement)),
    obstacle: (await closingRefusal(db, asked, now)) ?? null,
    closed_by: closing?.by ?? null,
    reason: closing?.reason ?? null,
    payable: await payableNow(db, asked, now),
    account_ending: account?.number.slice(-4) ?? null,
  }
}

/** Registers the calls by which the office reads and closes a hotel's months. */
export function officeStatementRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const statementOf = async ({ hotelId, month }: Asked) => {
    const statement = month > monthOf(clock.now()) ? undefined : await readStatement(db, hotelId, month)
    if (!statement) throw refusal('NOT_FOUND')
    return statement
  }

  handleCall(app, services, calls.officeStatements, async ({ query: { month = null, hotel = null, skip = 0 } }) => {
    const listed = await listStatements(db, { month, hotelId: hotel, limit: LIST_PAGE + 1, skip })
    return { statements: listed.slice(0, LIST_PAGE).map(presentListed), has_more: listed.length > LIST_PAGE }
  })

  handleCall(app, services, calls.officeStatement, async ({ params }) =>
    presentForOffice(services, await statementOf(params)),
  )

  handleCall(app, services, calls.officeStatementCsv, async ({ params, query, reply }) =>
    sendCsv(reply, statementFile(await statementOf(params), query)),
  )

  handleCall(app, services, calls.closeOfficeStatement, async ({ session, params, body }) => {
    const log = logAction(services, session, { act: 'statement_closed', reason: body.reason })
    const closing = { ...params, operatorId: session.operatorId, reason: body.reason.trim() }
    const closed = await closeStatement(services, closing, log)
    if (!closed.ok) throw refusal(closed.refusal)
    return presentForOffice(services, closed.value)
  })
}
