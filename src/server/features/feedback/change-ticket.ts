import type { Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { DB } from '#db/schema.ts'
import { ticketActs, type TicketAct, type TicketEntryKind } from '#domain/feedback/followed-ticket.ts'
import { accept, type Result } from '#domain/kernel/result.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Services } from '../../services.ts'
import { inKeyedTransaction, Refused } from '../../transactions/booking-transaction.ts'
import { attachMessagePictures } from './message-pictures.ts'
import { readTicketFile, type TicketFile } from './ticket-rows.ts'

const ENTRY_OF = { add: 'added', take_back: 'taken_back', ask_officer: 'officer_asked' } as const satisfies Record<
  TicketAct,
  TicketEntryKind
>

/** Whether an earlier press has already done this act, so that pressing again changes nothing. */
const isDone = (act: TicketAct, { facts }: TicketFile): boolean =>
  (act === 'take_back' && facts.takenBack !== null) || (act === 'ask_officer' && facts.officerAsked !== null)

/** Closes a complaint that its sender took back; reopens one that the grievance officer must look at. */
const settleOrOpen = (trx: Transaction<DB>, id: number, act: TicketAct, now: Date) =>
  trx
    .updateTable('feedback')
    .set({ settled_at: act === 'take_back' ? now : null, settled_by: null, settled_reason: null })
    .where('id', '=', id)
    .execute()

export type TicketPress = {
  ref: string
  userId: string
  requestKey: RequestKey | null
  act: TicketAct
  text?: string
  /** the pictures uploaded for this message */
  pictures?: readonly string[]
}

/** Records what the sender of a message does with it, once per key and with the message locked (decision 0100). */
export const changeTicket = (services: Services, press: TicketPress): Promise<Result<true, ErrorCode>> => {
  const { ref, userId, requestKey, act, text = '', pictures = [] } = press
  const keyed = { requestKey, result: true as const, replay: async () => accept(true as const) }
  return inKeyedTransaction(services, keyed, async (trx, now) => {
    const ticket = ref.trim().toUpperCase()
    await trx.selectFrom('feedback').select('id').where('ticket', '=', ticket).forUpdate().executeTakeFirst()
    const file = await readTicketFile(trx, ticket, userId)
    if (!file) throw new Refused('NOT_FOUND')
    if (isDone(act, file)) return accept(true as const)
    if (!ticketActs(file.facts, now).includes(act)) throw new Refused('NOT_ALLOWED_NOW')
    const entry = await trx
      .insertInto('feedback_entries')
      .values({ feedback_id: file.id, kind: ENTRY_OF[act], body: text, written_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await attachMessagePictures(trx, { feedbackId: file.id, entryId: entry.id, userId, pictures }, now)
    if (act !== 'add') await settleOrOpen(trx, file.id, act, now)
    return accept(true as const)
  })
}
