/**
 * Lists, once a provider works again, what is still undone and where the books of both sides differ, each in a
 * sentence.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Cluster } from '../start-cluster.ts'
import type { RealSite } from './real-site.ts'

const WAITING = `select
  (select count(*)::int from outbox where done_at is null) as outbox,
  (select string_agg(distinct kind || ' ' || coalesce(last_error, ''), ', ') from outbox where done_at is null) as why,
  (select count(*)::int from outbox where failed_at is not null) as given_up,
  (select count(*)::int from webhook_events where processed_at is null) as reports,
  (select count(*)::int from refunds where status <> 'processed') as refunds,
  (select count(*)::int from whatsapp_messages where message is not null) as undelivered`

type Waiting = {
  outbox: number
  why: string | null
  given_up: number
  reports: number
  refunds: number
  undelivered: number
}

type Payment = {
  id: string
  provider_ref: string | null
  status: string
  booking: string
  amount: number
  back: number
}

type Refund = { id: string; provider_ref: string | null; amount: number }

const PAYMENTS = `select p.id, p.provider_ref, p.status, p.amount, b.status as booking,
    coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id), 0)::int as back
  from payments p join bookings b on b.id = p.booking_id where p.provider = 'razorpay'`

const REFUNDS = `select id, provider_ref, amount from refunds`
const PICTURES = `select storage_key, sha256 from pictures where destroyed_at is null`

async function ask<Row extends pg.QueryResultRow>({ databaseUrl }: Cluster, queries: readonly string[]) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const answers: Row[][] = []
  for (const query of queries) answers.push((await client.query<Row>(query)).rows)
  await client.end()
  return answers
}

/** Lists work that still waits for a provider. The list is empty once all work is done. */
export async function listWaitingWork(cluster: Cluster): Promise<string[]> {
  const [[waiting] = []] = await ask<Waiting>(cluster, [WAITING])
  if (!waiting) return ['the database answers nothing']
  const { outbox, why, given_up: givenUp, reports, refunds, undelivered } = waiting
  return [
    ...(outbox > 0 ? [`${outbox} entries of the outbox (${why ?? ''})`] : []),
    ...(givenUp > 0 ? [`${givenUp} entries given up`] : []),
    ...(reports > 0 ? [`${reports} reports of the gateway`] : []),
    ...(refunds > 0 ? [`${refunds} refunds`] : []),
    ...(undelivered > 0 ? [`${undelivered} messages that WhatsApp has not reported as delivered`] : []),
  ]
}

/** Money: each payment that the gateway collected pays for a booking or was refunded, once and in full. */
async function moneyDifferences(cluster: Cluster, { razorpay }: RealSite): Promise<string[]> {
  const [[payments = []], [refunds = []]] = [
    await ask<Payment>(cluster, [PAYMENTS]),
    await ask<Refund>(cluster, [REFUNDS]),
  ]
  const ours = new Map(payments.map((payment) => [payment.id, payment]))
  const taken = [...razorpay.links.values()].filter(({ status }) => status === 'paid')
  const wrong = taken.flatMap(({ id, reference_id, amount_paid }) => {
    const payment = ours.get(reference_id)
    if (payment?.status !== 'paid') return [`${id} was paid and is ${payment?.status ?? 'unknown'} here`]
    if (payment.amount * 100 !== amount_paid) return [`${id} brought ${amount_paid} paise, not ${payment.amount}`]
    const owed = payment.booking === 'completed' ? 0 : payment.amount
    return payment.back === owed ? [] : [`${id}: ${payment.back} goes back, owed are ${owed}`]
  })
  const made = [...razorpay.refunds.values()].flat()
  const lost = refunds.filter(({ id, amount }) => {
    const same = made.filter(({ receipt }) => receipt === id)
    return same.length !== 1 || same[0]?.amount !== amount * 100
  })
  if (lost.length > 0) wrong.push(`${lost.length} refunds are not once and in full at the gateway`)
  if (made.length !== refunds.length) wrong.push(`the gateway made ${made.length} refunds of ${refunds.length}`)
  return wrong
}

/** Files: the store has every undeleted photo, with the digest that the database recorded. */
async function fileDifferences(cluster: Cluster, { s3 }: RealSite): Promise<string[]> {
  const [rows = []] = await ask<{ storage_key: string; sha256: Buffer }>(cluster, [PICTURES])
  return rows.flatMap(({ storage_key: key, sha256 }) => {
    const file = s3.files.get(key)
    if (!file) return [`${key} lives and is not in the store`]
    return createHash('sha256').update(file.bytes).digest().equals(sha256) ? [] : [`${key} is another file`]
  })
}

/** Messages: everybody who signed up got an OTP, however late. */
function unsent(phones: readonly string[], { msg91 }: RealSite): string[] {
  const reached = new Set(msg91.delivered.map(({ to }) => to))
  const missed = phones.filter((phone) => !reached.has(phone))
  return missed.length === 0 ? [] : [`${missed.length} of ${phones.length} who signed up were sent nothing`]
}

type Told = { short_id: string; phone: string }

const PAID_BY_WHATSAPP_GUESTS = `select b.short_id, u.phone from bookings b join users u on u.id = b.user_id
  where u.news_by = 'whatsapp' and exists (select from payments p where p.booking_id = b.id and p.status = 'paid')`

/** News: guests who chose WhatsApp were notified of each booking that they paid for, by WhatsApp or by SMS. */
async function untoldBookings(cluster: Cluster, { phones, msg91 }: RealSite): Promise<string[]> {
  const [rows = []] = await ask<Told>(cluster, [PAID_BY_WHATSAPP_GUESTS])
  if (rows.length === 0 || phones.whatsApp.delivered.length === 0) return ['no news came by WhatsApp']
  const texts = [...phones.whatsApp.delivered, ...msg91.delivered.map(({ to, text }) => ({ to, body: text }))]
  const untold = rows.filter(
    ({ short_id: code, phone }) => !texts.some(({ to, body }) => to === phone && body.includes(code)),
  )
  return untold.map(({ short_id: code }) => `nobody was told of ${code} by WhatsApp or SMS`)
}

type Queued = { endpoint: string; queued: number }

const QUEUED_NOTIFICATIONS = `select s.endpoint, count(*)::int as queued from outbox o
    join push_subscriptions s on s.id = (o.payload ->> 'subscriptionId')::uuid
  where o.kind = 'push' group by s.endpoint`

/** Notifications: each browser received at least as many as were queued for it. */
async function lostNotifications(cluster: Cluster, { phones }: RealSite): Promise<string[]> {
  const [rows = []] = await ask<Queued>(cluster, [QUEUED_NOTIFICATIONS])
  if (rows.length === 0) return ['no notification was queued']
  return rows.flatMap(({ endpoint, queued }) => {
    const got = phones.push.delivered.filter((notification) => notification.endpoint === endpoint).length
    return got < queued ? [`${endpoint} got ${got} of ${queued} notifications`] : []
  })
}

export async function differences(cluster: Cluster, site: RealSite, phones: readonly string[]): Promise<string[]> {
  const [money, files] = [await moneyDifferences(cluster, site), await fileDifferences(cluster, site)]
  const told = [...(await untoldBookings(cluster, site)), ...(await lostNotifications(cluster, site))]
  return [...money, ...files, ...unsent(phones, site), ...told]
}
