import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-bank.ts'
import { statementFaultSentence } from '#domain/bank/statement-fault-words.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { fieldRefusal, refusal, refusalSaying } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { compareStatement } from '../../bank/compare-statement.ts'
import { confirmExplanations, dropExplanations, explainLines } from '../../bank/explain-lines.ts'
import { countBankLines, readBankLines } from '../../bank/read-bank-lines.ts'
import { readInStatement, type ReadInRefusal } from '../../bank/read-in-statement.ts'
import { readAccounts, readMissingTransfers } from '../../bank/read-missing-transfers.ts'
import { logAction } from './log-action.ts'
import { BANK_HEAD, bankRows, presentBank, presentStatement, presentStatementFaults } from './present-bank.ts'

const LIST_PAGE = 50
const MAX_TABLE_ROWS = 5000

function refuseStatement(refused: ReadInRefusal): never {
  if (refused.why === 'nothing_new') throw refusal('BANK_STATEMENT_KNOWN')
  if (refused.why === 'plan_changed') throw refusal('PLAN_CHANGED')
  const [first] = refused.faults
  throw first ? refusalSaying('BANK_STATEMENT_FAULTY', statementFaultSentence(first)) : refusal('BANK_STATEMENT_FAULTY')
}

/** Registers the calls that read our bank's statements and explain their lines. */
export function bankRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  handleCall(app, services, calls.officeBank, async ({ session, query: { state, text, skip } }) => {
    const found = await readBankLines(db, { state, text, skip, limit: LIST_PAGE + 1 })
    const bank = {
      lines: found.slice(0, LIST_PAGE),
      hasMore: found.length > LIST_PAGE,
      counts: await countBankLines(db),
      accounts: await readAccounts(db),
      missing: await readMissingTransfers(db),
    }
    return presentBank(bank, session.operatorId)
  })

  handleCall(app, services, calls.officeBankCsv, async ({ query: { state, text }, reply }) => {
    const lines = await readBankLines(db, { state, text, limit: MAX_TABLE_ROWS })
    return sendCsv(reply, { name: 'bank.csv', text: csvText([BANK_HEAD, ...bankRows(lines)]) })
  })

  handleCall(app, services, calls.compareBankStatement, async ({ body: { table, account } }) => {
    const compared = await compareStatement(db, { text: table, account }, clock.now())
    return compared.ok ? presentStatement(compared.value) : presentStatementFaults(account, compared.refusal)
  })

  handleCall(app, services, calls.readBankStatement, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'bank_statement_read', reason: body.reason })
    const given = {
      text: body.table,
      account: body.account,
      fileName: body.file_name,
      operatorId: session.operatorId,
      reason: body.reason.trim(),
    }
    const read = await readInStatement(services, given, log)
    return read.ok ? presentStatement(read.value) : refuseStatement(read.refusal)
  })

  handleCall(app, services, calls.explainBankLines, async ({ session, body: { lines, explanation: kind, reason } }) => {
    const log = logAction(services, session, { act: 'bank_line_explained', reason })
    const explained = { lines, kind, operatorId: session.operatorId, reason: reason.trim() }
    const proposed = await explainLines(services, explained, log)
    if (proposed.ok) return { done: true as const }
    if (proposed.refusal !== 'INTEREST_COMES_IN') throw refusal(proposed.refusal)
    throw fieldRefusal('explanation', 'INVALID', 'Interest comes in; this line left our account')
  })

  handleCall(app, services, calls.decideBankLines, async ({ session, body: { lines, decision, reason } }) => {
    const isConfirmed = decision === 'confirm'
    const log = logAction(services, session, {
      act: isConfirmed ? 'bank_explanation_confirmed' : 'bank_explanation_dropped',
      reason,
    })
    const asked = { lines, operatorId: session.operatorId }
    const decided = await (isConfirmed ? confirmExplanations : dropExplanations)(services, asked, log)
    if (!decided.ok) throw refusal(decided.refusal)
    return { done: true as const }
  })
}
