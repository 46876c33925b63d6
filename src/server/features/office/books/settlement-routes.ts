import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/office-settlements.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { faultSentence } from '#domain/settlements/fault-words.ts'
import { refusal, refusalSaying } from '../../../http/api-error.ts'
import { handleCall } from '../../../http/handle-call.ts'
import type { OfficeSession } from '../../../http/office-session.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Services } from '../../../services.ts'
import { compareReport } from '../../settlements/compare-report.ts'
import { confirmSettlements, dropSettlements } from '../../settlements/decide-settlements.ts'
import { proposeSettlements, type ProposeRefusal } from '../../settlements/propose-settlements.ts'
import { readMissing, readSettlements } from '../../settlements/read-settlements.ts'
import { logAction } from './log-action.ts'
import {
  presentFaults,
  presentListed,
  presentMissing,
  presentReport,
  presentSettlement,
  SETTLEMENT_HEAD,
  settlementRows,
} from './present-settlements.ts'

const LIST_PAGE = 20

function refuseReport(refused: ProposeRefusal): never {
  if (refused.why === 'nothing_new') throw refusal('SETTLEMENTS_KNOWN')
  if (refused.why === 'plan_changed') throw refusal('PLAN_CHANGED')
  const [first] = refused.faults
  throw first ? refusalSaying('SETTLEMENT_REPORT_FAULTY', faultSentence(first)) : refusal('SETTLEMENT_REPORT_FAULTY')
}

/** Registers the calls that read the gateway's settlement reports and confirm them. */
export function settlementRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, gateway } = services

  const settlementOf = async ({ operatorId }: OfficeSession, reference: string) => {
    const [settlement] = await readSettlements(db, { reference })
    if (!settlement) throw refusal('NOT_FOUND')
    return presentSettlement(settlement, operatorId)
  }

  handleCall(app, services, calls.officeSettlements, async ({ session, query: { skip = 0 } }) => {
    const found = await readSettlements(db, { limit: LIST_PAGE + 1, skip })
    return {
      settlements: found.slice(0, LIST_PAGE).map((one) => presentListed(one, session.operatorId)),
      has_more: found.length > LIST_PAGE,
      missing: presentMissing(await readMissing(db, gateway.name)),
    }
  })

  handleCall(app, services, calls.officeSettlement, ({ session, params }) => settlementOf(session, params.reference))

  handleCall(app, services, calls.officeSettlementCsv, async ({ session, params: { reference }, reply }) => {
    const rows = settlementRows(await settlementOf(session, reference))
    return sendCsv(reply, { name: `settlement-${reference}.csv`, text: csvText([SETTLEMENT_HEAD, ...rows]) })
  })

  handleCall(app, services, calls.compareSettlements, async ({ body }) => {
    const compared = await compareReport(db, body.table, clock.now())
    return compared.ok ? presentReport(compared.value) : presentFaults(compared.refusal)
  })

  handleCall(app, services, calls.proposeSettlements, async ({ session, body }) => {
    const log = logAction(services, session, { act: 'settlement_proposed', reason: body.reason })
    const report = {
      text: body.table,
      fileName: body.file_name,
      operatorId: session.operatorId,
      reason: body.reason.trim(),
    }
    const proposed = await proposeSettlements(services, report, log)
    return proposed.ok ? presentReport(proposed.value) : refuseReport(proposed.refusal)
  })

  handleCall(app, services, calls.decideSettlements, async ({ session, body: { settlements, decision, reason } }) => {
    const isConfirmed = decision === 'confirm'
    const log = logAction(services, session, {
      act: isConfirmed ? 'settlement_confirmed' : 'settlement_dropped',
      reason,
    })
    const asked = { settlements, operatorId: session.operatorId }
    const decided = await (isConfirmed ? confirmSettlements : dropSettlements)(services, asked, log)
    if (!decided.ok) throw refusal(decided.refusal)
    return { done: true as const }
  })
}
