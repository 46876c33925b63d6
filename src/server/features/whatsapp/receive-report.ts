import { createHash } from 'node:crypto'
import type { WhatsAppEvent } from '../../ports/whatsapp.ts'
import type { Services } from '../../services.ts'

export const WHATSAPP = 'whatsapp'

/** Returns an id of the event, to recognise a repeated report. */
const eventId = (event: WhatsAppEvent): string =>
  'replyId' in event ? `reply:${event.replyId}` : `${event.kind}:${event.id}`

/** The longest id that we store; longer ones are hashed. */
const MAX_ID = 200
const shortId = (id: string): string => (id.length <= MAX_ID ? id : createHash('sha256').update(id).digest('base64url'))

/** Stores each event of a signed report once; a job processes it. False if the signature is wrong. */
export async function receiveWhatsAppReport(
  { db, clock, whatsApp, nudge }: Services,
  report: { rawBody: Buffer; signature: string | undefined },
): Promise<boolean> {
  const events = whatsApp?.readReport(report)
  if (!events) return false
  const now = clock.now()
  if (events.length === 0) return true
  await db
    .insertInto('webhook_events')
    .values(
      events.map((event) => ({
        provider: WHATSAPP,
        event_id: shortId(eventId(event)),
        kind: event.kind,
        body: JSON.stringify(event),
        received_at: now,
        available_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  nudge()
  return true
}
