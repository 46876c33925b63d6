import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { languageOf } from '#domain/languages.ts'
import { ANSWERS } from '#domain/whatsapp/answers.ts'
import { asksToStop } from '#domain/whatsapp/stop-words.ts'
import type { WhatsAppEvent } from '../../ports/whatsapp.ts'
import type { Services } from '../../services.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { enqueue } from '../messages/outbox.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'
import { contactsOn, guestOn, type WhatsAppContact } from './find-sender.ts'

/** How many replies of one phone within a day get to the office's list. */
const MAX_REPLIES_A_DAY = 20

type Wrote = Extract<WhatsAppEvent, { kind: 'wrote' }>
type Guest = NonNullable<Awaited<ReturnType<typeof guestOn>>>

/**
 * Puts what a guest or a hotel wrote to us on the office's list, or ends their messages if it says stop. What strangers
 * write is dropped, because anybody can write to a public number.
 */
export async function recordReply(trx: Transaction<DB>, wrote: Wrote, services: Services): Promise<void> {
  const contacts = await contactsOn(trx, wrote.from)
  const guest = await guestOn(trx, wrote.from)
  if (contacts.length === 0 && !guest) return
  const language = languageOf(contacts[0]?.language ?? guest?.language ?? '')
  const isStop = asksToStop(wrote.text)
  if (isStop) await stop(trx, { contacts, guest }, services)
  else if (!(await listForOffice(trx, { wrote, contacts, guest }, services))) return
  const body = isStop ? ANSWERS[language].stopped() : ANSWERS[language].passedOn()
  const answer = {
    kind: 'whatsapp.answer',
    payload: { to: wrote.from, body },
    once: `answer:${wrote.replyId}`,
  } as const
  await enqueue(trx, services.clock.now(), [answer])
}

/** Ends the messages of hotels to this phone. A guest gets SMS again, as before the choice. */
async function stop(
  trx: Transaction<DB>,
  { contacts, guest }: { contacts: readonly WhatsAppContact[]; guest: Guest | undefined },
  { clock, desks }: Services,
): Promise<void> {
  const now = clock.now()
  for (const { id, hotelId } of contacts) {
    await trx
      .updateTable('hotel_channels')
      .set({ stopped_at: now, ended_at: now, ended_by: 'its owner' })
      .where('id', '=', id)
      .execute()
    await desks.tell(trx, hotelId)
  }
  if (guest?.news_by !== 'whatsapp') return
  await trx.updateTable('users').set({ news_by: 'sms' }).where('id', '=', guest.id).execute()
  await recordConsent(trx, { userId: guest.id, purpose: 'whatsapp', given: false, now })
}

/** Writes a message for the office's list. False if this phone has written too many today. */
async function listForOffice(
  trx: Transaction<DB>,
  { wrote, contacts, guest }: { wrote: Wrote; contacts: readonly WhatsAppContact[]; guest: Guest | undefined },
  { clock }: Services,
): Promise<boolean> {
  const now = clock.now()
  const { count } = await trx
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('phone', '=', wrote.from)
    .where('page', '=', WHATSAPP_PAGE)
    .where('created_at', '>', addMinutes(now, -24 * 60))
    .executeTakeFirstOrThrow()
  if (count >= MAX_REPLIES_A_DAY) return false
  const [contact] = contacts
  const message = wrote.text.trim() || '(empty)'
  await issueTicket('feedback', async (ticket) => {
    const row = await trx
      .insertInto('feedback')
      .values({
        ticket,
        kind: 'feedback',
        user_id: contact ? null : (guest?.id ?? null),
        name: contact ? `${contact.hotel}: ${contact.who}`.slice(0, 80) : (guest?.name ?? null),
        phone: wrote.from,
        email: null,
        message,
        page: WHATSAPP_PAGE,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })
  return true
}

/** Where the message was written, as the office's list shows it. */
const WHATSAPP_PAGE = 'WhatsApp'
