import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-returns.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { monthOf, type Month } from '#domain/ledger/month.ts'
import type { ReturnFile } from '#domain/returns/return-days.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { readReturns, readReturnTable, readTrialBalanceTable, writeJournal } from '../../ledger/returns.ts'
import { writeLog } from '../write-log.ts'
import { trialBalanceRoutes } from './trial-balance-routes.ts'

/** The most challans shown; the file contains all. A quarter has three, or a few more. */
const MAX_CHALLANS = 50

async function presentReturns(services: Services, month: Month): Promise<calls.Returns> {
  const { openHotels, quarter, returns, stays, challans } = await readReturns(services, month)
  return {
    month,
    quarter: [...quarter],
    open_hotels: openHotels,
    returns: returns.map(({ fromDocuments, inBooks, otherMonths, ...one }) => ({
      ...one,
      from_documents: fromDocuments,
      in_books: inBooks,
      other_months: otherMonths,
    })),
    stays,
    challans: {
      ...challans,
      rows: challans.rows.slice(0, MAX_CHALLANS).map(({ paidOn, ...challan }) => ({ ...challan, paid_on: paidOn })),
    },
  }
}

const tableOf = (services: Services, month: Month, file: Exclude<ReturnFile, 'journal'>): Promise<string[][]> =>
  file === 'trial-balance'
    ? readTrialBalanceTable(services.db, month)
    : readReturnTable(services, { month, kind: file, pans: 'whole' })

/** Registers the calls that show a month's returns and a day's trial balance. Admins can also export them. */
export function officeReturnRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  trialBalanceRoutes(app, services)

  const refuseFuture = (month: Month) => {
    if (month > monthOf(clock.now())) throw refusal('NOT_FOUND')
  }

  handleCall(app, services, calls.officeReturns, async ({ params: { month } }) => {
    refuseFuture(month)
    return presentReturns(services, month)
  })

  handleCall(app, services, calls.officeReturnCsv, async ({ session, params: { month, file }, reply }) => {
    refuseFuture(month)
    const line = {
      act: 'return_exported',
      subject: `${month} ${file}`,
      reason: 'taken along as a table',
      detail: { month, file },
    } as const
    await db.transaction().execute((trx) => writeLog(trx, session, line, clock.now()))
    const name = `uncle-${month}-${file}.csv`
    if (file !== 'journal') return sendCsv(reply, { name, text: csvText(await tableOf(services, month, file)) })
    return sendCsv(reply, { name, text: Readable.from(writeJournal(db, month)) })
  })
}
