import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-bank-answers.ts'
import { refusal } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { Services } from '../../../services.ts'
import {
  compareBankAnswer,
  parseBankAnswer,
  recordBankAnswer,
  type ComparedAnswer,
} from '../../ledger/record-bank-answer.ts'
import { parseUuid } from '../parse-ids.ts'
import { logAction } from './log-action.ts'

const MAX_FAULTS = 100

function presentAnswer({ paid, refused, known, open, faults, payouts }: ComparedAnswer): calls.BankAnswer {
  const amountOf = (id: string) => payouts.get(id)?.amount ?? 0
  const sumOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + amountOf(id), 0)
  return {
    paid: { payouts: paid.length, paise: sumOf(paid.map(({ id }) => id)) },
    refused: refused.map(({ id, remark }) => {
      const { hotelId = 0, hotel: name = '' } = payouts.get(id) ?? {}
      return { hotel: { id: hotelId, name }, paise: amountOf(id), why: remark }
    }),
    known,
    open: { payouts: open.length, paise: sumOf(open) },
    faults: faults.slice(0, MAX_FAULTS),
  }
}

/** Registers the calls that read the bank's answer to a payout file. */
export function bankAnswerRoutes(app: FastifyInstance, services: Services): void {
  const compare = async ({ run_id: run, table }: { run_id: string; table: string }) => {
    const runId = parseUuid(run)
    const lines = parseBankAnswer(table)
    if (!lines.ok) throw refusal('BANK_TABLE_UNREADABLE')
    const answer = await compareBankAnswer(services.db, runId, lines.value)
    if (!answer.ok) throw refusal(answer.refusal)
    return answer.value
  }

  handleCall(app, services, calls.compareBankAnswer, async ({ body }) => presentAnswer(await compare(body)))

  handleCall(app, services, calls.recordBankAnswer, async ({ session, body }) => {
    const { reason } = body
    const logs = {
      paid: logAction(services, session, { act: 'payout_paid', reason }),
      refused: logAction(services, session, { act: 'payout_refused', reason }),
    }
    const answer = await compare(body)
    const recorded = await recordBankAnswer(services, { answer, operatorId: session.operatorId }, logs)
    return { recorded, answer: presentAnswer(await compare(body)) }
  })
}
