import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { languageOf } from '#domain/languages.ts'
import { asksToStop } from '#domain/whatsapp/stop-words.ts'
import { WORDS } from '../../../words/languages.ts'
import type { WhatsAppEvent } from '../../ports/whatsapp.ts'
import type { Services } from '../../services.ts'
import { writeNewsChannel } from '../consents/write-news-channel.ts'
import { insertFeedback } from '../feedback/send-feedback.ts'
import { enqueue } from '../messages/outbox.ts'
import { contactsOn, guestOn, type WhatsAppContact } from './find-sender.ts'

/** How many messages per day we pass on to the office from one phone. */
const MAX_REPLIES_A_DAY = 20

type Wrote = Extract<WhatsAppEvent, { kind: 'wrote' }>
type Guest = NonNullable<Awaited<ReturnType<typeof guestOn>>>

/**
 * Puts what a guest or a hotel wrote to us on the office's list, or ends their WhatsApp messages if they wrote STOP.
 * Drops what strangers write, because anybody can write to a public number.
 */
export async function recordReply(trx: Transaction<DB>, wrote: Wrote, services: Services): Promise<void> {
  const contacts = await contactsOn(trx, wrote.from)
  const guest = await guestOn(trx, wrote.from)
  if (contacts.length === 0 && !guest) return
  const language = languageOf(contacts[0]?.language ?? guest?.language ?? '')
  const isStop = asksToStop(wrote.text)
  if (isStop) await stop(trx, { contacts, guest }, services)
  else if (!(await listForOffice(trx, { wrote, contacts, guest }, services))) return
  const { ANSWERS } = WORDS[language].whatsapp
  const body = isStop ? ANSWERS.stopped() : ANSWERS.passedOn()
  const answer = {
    kind: 'whatsapp.answer',
    payload: { to: wrote.from, body },
    once: `answer:${wrote.replyId}`,
  } as const
  await enqueue(trx, services.clock.now(), [answer])
}

/** Ends this phone's role as a contact of hotels, and sends a guest's news by SMS again. */
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
  if (guest?.news_by === 'whatsapp') await writeNewsChannel(trx, { userId: guest.id, newsBy: 'sms', now })
}

/** Puts a message on the office's list. False if this phone has written too many today. */
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
  const feedback = {
    kind: 'feedback' as const,
    message: wrote.text.trim() || '(empty)',
    name: contact ? `${contact.hotel}: ${contact.who}`.slice(0, 80) : (guest?.name ?? null),
    phone: wrote.from,
    email: null,
    page: WHATSAPP_PAGE,
  }
  await insertFeedback(trx, feedback, contact ? null : (guest?.id ?? null), now)
  return true
}

/** Stored in place of the page on which a message was written. The office's list shows it. */
const WHATSAPP_PAGE = 'WhatsApp'
