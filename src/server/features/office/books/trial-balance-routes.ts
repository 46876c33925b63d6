import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-trial-balance.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { isIstDate, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { ACCOUNT_WORDS } from '#domain/ledger/words.ts'
import { trialBalanceTable } from '#domain/returns/return-tables.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { readTrialBalance } from '../../ledger/returns-journal.ts'
import { writeLog } from '../write-log.ts'

/** Registers the calls that show the trial balance at the end of a day. */
export function trialBalanceRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  const balanceOf = (day: IstDate) => {
    if (!isIstDate(day) || day > istDateOf(clock.now())) throw refusal('NOT_FOUND')
    return readTrialBalance(db, day)
  }

  handleCall(app, services, calls.officeTrialBalance, async ({ params: { day } }) => {
    const { rows, debit, credit } = await balanceOf(day)
    return { day, rows: rows.map((row) => ({ ...row, name: ACCOUNT_WORDS[row.account].name })), debit, credit }
  })

  handleCall(app, services, calls.officeTrialBalanceCsv, async ({ session, params: { day }, reply }) => {
    const table = trialBalanceTable(await balanceOf(day))
    const line = {
      act: 'return_exported',
      subject: `${day} trial-balance`,
      reason: 'taken along as a table',
      detail: { day, file: 'trial-balance' },
    } as const
    await db.transaction().execute((trx) => writeLog(trx, session, line, clock.now()))
    return sendCsv(reply, { name: `uncle-${day}-trial-balance.csv`, text: csvText(table) })
  })
}
