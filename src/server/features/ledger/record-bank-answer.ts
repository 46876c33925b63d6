import { sql } from 'kysely'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import { matchBankAnswer, readBankAnswer, type AnswerLine, type BankAnswer } from '#domain/ledger/bank-answer.ts'
import type { Db, Services } from '../../services.ts'
import type { AuditHook } from './audit-hook.ts'
import { readTable } from './read-table.ts'
import { markPaid, markRefused } from './settle-payouts.ts'

/**
 * How many payouts one call records. The number is small, so that a call takes a few seconds and the office can show
 * progress.
 */
const RECORDED_AT_ONCE = 100
const MAX_REFUSAL = 200

/** Parses the bank's answer. A refusal names the missing column, or is 'table' if the text is not a table. */
export function parseBankAnswer(text: string): Result<AnswerLine[], string> {
  const cells = readTable(text)
  return cells.ok ? readBankAnswer(cells.value) : refuse('table')
}

type Sent = { id: string; hotelId: number; hotel: string; amount: number; utr: string | null; isRefused: boolean }

async function readSent(db: Db, runId: string): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select o.id, o.hotel_id as "hotelId", h.name as hotel, o.amount, o.bank_reference as utr, o.refused_at is not null as "isRefused"
    from payouts o join hotels h on h.id = o.hotel_id where o.run_id = ${runId}::uuid and o.sent_at is not null
    order by o.hotel_id, o.id`.execute(db)
  return rows
}

async function usedElsewhere(db: Db, runId: string, lines: readonly AnswerLine[]): Promise<Set<string>> {
  const utrs = [...new Set(lines.map(({ utr }) => utr))]
  const { rows } = await sql<{ utr: string }>`
    select upper(bank_reference) as utr from payouts where run_id <> ${runId}::uuid and upper(bank_reference) = any(${utrs}::text[])`.execute(
    db,
  )
  return new Set(rows.map(({ utr }) => utr))
}

/** The bank's answer compared with a run, with each payout's hotel and amount. */
export type ComparedAnswer = BankAnswer & { payouts: ReadonlyMap<string, Sent> }

/** Compares the bank's answer with the payouts of a run. Refuses if nothing of the run was sent. */
export async function compareBankAnswer(
  db: Db,
  runId: string,
  lines: readonly AnswerLine[],
): Promise<Result<ComparedAnswer, 'NOT_FOUND'>> {
  const sent = await readSent(db, runId)
  if (sent.length === 0) return refuse('NOT_FOUND')
  const answer = matchBankAnswer(lines, sent, await usedElsewhere(db, runId, lines))
  return accept({ ...answer, payouts: new Map(sent.map((payout) => [payout.id, payout])) })
}

/** Writes log entries of the office for paid and for refused payouts. */
export type AnswerLogs = { paid: AuditHook; refused: AuditHook }

/**
 * Records up to a hundred payouts from the bank's answer, each in its own transaction, and returns how many it
 * recorded. Repeated calls continue with the next ones; 0 means that none is left.
 */
export async function recordBankAnswer(
  services: Services,
  { answer, operatorId }: { answer: BankAnswer; operatorId: string },
  logs: AnswerLogs,
): Promise<number> {
  let recorded = 0
  for (const { id, utr } of answer.paid.slice(0, RECORDED_AT_ONCE)) {
    const paid = await markPaid(services, { payoutId: id, operatorId, bankReference: utr }, logs.paid)
    if (paid.ok) recorded += 1
  }
  for (const { id, remark } of answer.refused.slice(0, Math.max(0, RECORDED_AT_ONCE - answer.paid.length))) {
    const refusal = remark.slice(0, MAX_REFUSAL)
    const refused = await markRefused(services, { payoutId: id, operatorId, refusal }, logs.refused)
    if (refused.ok) recorded += 1
  }
  return recorded
}
