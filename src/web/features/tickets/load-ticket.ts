import type { Ticket } from '#contract/tickets.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

export type LoadedTicket = { at: 'read'; ticket: Ticket } | { at: 'unreadable'; refusal: ApiRefusal }

export async function loadTicket(ticket: string, signal: AbortSignal): Promise<LoadedTicket> {
  const answer = await browserApi.get('/tickets/{ticket}', { params: { ticket }, signal })
  return answer.ok ? { at: 'read', ticket: answer.value } : { at: 'unreadable', refusal: answer.refusal }
}
