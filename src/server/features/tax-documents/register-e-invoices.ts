import { sql } from 'kysely'
import { inexpressibleWords, payloadOf } from '#domain/e-invoices/payload.ts'
import { secondsUntilRetry } from '#domain/kernel/back-off.ts'
import { addMinutes, addSeconds } from '#domain/kernel/ist.ts'
import { refuse, type Result } from '#domain/kernel/result.ts'
import type { EInvoiceRefusal, EInvoices, RegisteredInvoice } from '../../ports/e-invoices.ts'
import type { Db, Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { untilSilent } from './until-silent.ts'
import { findEInvoicesDue, readRegistrable, type DueEInvoice } from './find-e-invoices-due.ts'

/** How long a document is leased: longer than the portal may take to answer. */
const LEASE_MINUTES = 10
/**
 * The portal blocks callers that repeat what it refused, so a refused document is sent again only after a day or a
 * correction.
 */
const REFUSED_MINUTES = 24 * 60

/** A run ends after this many consecutive time-outs, and the next run tries again. */
const MOST_UNANSWERED = 3

type Claim = { attempts: number }

/**
 * Takes a document for this worker. If two workers try, the second finds it taken. Null if it is taken or registered.
 */
async function claim(db: Db, id: string, now: Date): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    update e_invoices_due set attempts = attempts + 1, ask_at = ${addMinutes(now, LEASE_MINUTES)}
    where document_id = ${id}::uuid and (ask_at is null or ask_at <= ${now}) returning attempts`.execute(db)
  return rows[0] ?? null
}

async function send(db: Db, portal: EInvoices, id: string): Promise<Result<RegisteredInvoice, EInvoiceRefusal>> {
  const payload = payloadOf(await readRegistrable(db, id))
  if (payload.ok) return portal.register(payload.value)
  return refuse({ code: payload.refusal.code, text: inexpressibleWords(payload.refusal) })
}

const writeRegistration = (db: Db, id: string, registered: RegisteredInvoice, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('e_invoices')
      .values({
        document_id: id,
        irn: registered.irn,
        ack_no: registered.ackNo,
        ack_at: registered.ackAt,
        signed_qr: registered.signedQr,
        signed_invoice: registered.signedInvoice,
        written_at: now,
      })
      .onConflict((conflict) => conflict.column('document_id').doNothing())
      .execute()
    await trx.deleteFrom('e_invoices_due').where('document_id', '=', id).execute()
  })

/** Stores when to send a document again, unless the hotel's details were corrected meanwhile. */
const putOff = (db: Db, id: string, { attempts }: Claim, change: { ask_at: Date } & Partial<Refused>) =>
  db
    .updateTable('e_invoices_due')
    .set(change)
    .where('document_id', '=', id)
    .where('attempts', '=', attempts)
    .where('ask_at', 'is not', null)
    .execute()
type Refused = { refused_at: Date; refusal_code: string; refusal: string }

async function registerOne({ db, clock }: Services, portal: EInvoices, id: string): Promise<boolean> {
  const claimed = await claim(db, id, clock.now())
  if (!claimed) return false
  try {
    const result = await send(db, portal, id)
    const now = clock.now()
    if (result.ok) await writeRegistration(db, id, result.value, now)
    else {
      const { code, text } = result.refusal
      const refused = { refused_at: now, refusal_code: code, refusal: text }
      await putOff(db, id, claimed, { ask_at: addMinutes(now, REFUSED_MINUTES), ...refused })
    }
    return result.ok
  } catch (error) {
    await putOff(db, id, claimed, { ask_at: addSeconds(clock.now(), secondsUntilRetry(claimed.attempts)) })
    throw error
  }
}

/**
 * Registers the waiting documents for registered hotels and companies, each once. If the portal did not answer for a
 * document, sends the document again and gets the same number. Returns how many were registered.
 */
export async function registerEInvoices(services: Services): Promise<number> {
  const { db, clock, eInvoices, log } = services
  if (!eInvoices) return 0
  const { from, portal } = eInvoices
  return workThrough<DueEInvoice>({
    name: 'register-e-invoices',
    log,
    next: (after, limit) => findEInvoicesDue(db, { from, now: clock.now(), after, limit }),
    work: untilSilent(MOST_UNANSWERED, ({ id }) => registerOne(services, portal, id)),
  })
}
