import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-payout-table.ts'
import type { PayoutRun } from '#contract/office-payouts.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import type { Db, Services } from '../../../services.ts'
import { pagesOfRun, readRuns, type ReadRun } from '../../ledger/read-payouts.ts'
import { writeLog } from '../write-log.ts'
import { presentRun } from './present-payouts.ts'

/** How many runs the table shows at most. A run pays the hotels of one month, so these cover many years. */
const MAX_RUNS = 200

const HEADINGS = [
  'proposed',
  'run',
  'month',
  'hotel',
  'rupees',
  'account ends',
  'sent',
  'paid',
  'UTR',
  'came back',
  'refused',
  'why refused',
]

const linesOf = ({ proposed_at, status, payouts }: PayoutRun) =>
  payouts.map((payout) => [
    proposed_at,
    status,
    payout.month,
    payout.hotel.name,
    rupeesText(payout.paise),
    payout.account_ending,
    payout.sent_at,
    payout.paid_at,
    payout.bank_reference,
    payout.returned_at,
    payout.refused_at,
    payout.refusal,
  ])

/** Writes the table page by page, so that no process holds all of it. */
async function* pagesOfTable(db: Db, runs: readonly ReadRun[], { operatorId }: OfficeSession): AsyncGenerator<string> {
  yield csvText([HEADINGS])
  for (const run of runs)
    for await (const page of pagesOfRun(db, run)) yield csvText(linesOf(presentRun(page, operatorId)))
}

/** Registers the call that exports the list of payouts. */
export function officePayoutTableRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.exportPayouts, async ({ session, reply }) => {
    const runs = await readRuns(db, { limit: MAX_RUNS, shown: 0 })
    const line = { act: 'payouts_exported', subject: 'payouts', reason: 'taken along as a table' } as const
    const detail = { lines: runs.reduce((sum, { count }) => sum + count, 0) }
    await db.transaction().execute((trx) => writeLog(trx, session, { ...line, detail }, clock.now()))
    return sendCsv(reply, { name: 'uncle-payouts.csv', text: Readable.from(pagesOfTable(db, runs, session)) })
  })
}
