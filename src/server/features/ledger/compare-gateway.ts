import { sql } from 'kysely'
import { addMinutes } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { GatewayMoney, PaymentGateway } from '../../ports/payment-gateway.ts'
import type { Db } from '../../services.ts'
import type { Difference } from './compare-tables.ts'

/** How many days of the gateway's list to read: longer than its reports or a bank's authorisation can take. */
const DAYS_BACK = 8
const LATE_DAYS = 4
/** Payments this recent may not have been reported to us yet. */
const ON_THE_WAY_MINUTES = 15

type Ours = { kind: GatewayMoney['kind']; id: string; providerRef: string | null; paise: number; at: Date }

/** Reads our settled payments and the refunds requested from one gateway. */
async function readOurs(db: Db, provider: string, from: Date): Promise<Ours[]> {
  const { rows } = await sql<Ours>`
    select 'payment' as kind, p.id::text as id, p.provider_payment_id as "providerRef", p.amount * 100::bigint as paise, p.settled_at as at
    from payments p where p.status = 'paid' and p.provider = ${provider} and p.settled_at >= ${from}
    union all
    select 'refund', r.id::text, r.provider_ref, r.amount * 100::bigint, r.created_at
    from refunds r join payments p on p.id = r.payment_id
    where p.provider = ${provider} and r.provider_ref is not null and r.status <> 'failed' and r.paid_from = 'gateway' and r.created_at >= ${from}`.execute(
    db,
  )
  return rows
}

/** How many entries of the gateway's list one statement looks up. */
const ENTRIES_AT_ONCE = 500

/**
 * Finds our amounts in paise for entries of the gateway's list, in the list's order. Includes rows from before the
 * window. An amount is null if we have none.
 */
async function readBooked(db: Db, listed: readonly GatewayMoney[]): Promise<(number | null)[]> {
  const { rows } = await sql<{ paise: number | null }>`
    select case l.kind when 'payment' then coalesce(
        (select p.amount * 100::bigint from payments p where p.status = 'paid' and p.provider_payment_id = l.ref limit 1),
        (select p.amount * 100::bigint from payments p where p.status = 'paid' and p.id = l.own))
      else coalesce((select r.amount * 100::bigint from refunds r where r.provider_ref = l.ref),
        (select r.amount * 100::bigint from refunds r where r.id = l.own)) end as paise
    from unnest(${listed.map(({ kind }) => kind)}::text[], ${listed.map(({ providerRef }) => providerRef)}::text[],
      ${listed.map(({ reference }) => (reference !== null && isUuid(reference) ? reference : null))}::uuid[])
      with ordinality l (kind, ref, own, place) order by l.place`.execute(db)
  return rows.map(({ paise }) => paise)
}

const keysOf = ({ kind, providerRef, reference }: GatewayMoney): string[] =>
  [providerRef, reference].filter((key) => key !== null).map((key) => `${kind} ${key}`)

/**
 * Compares our payments and refunds of the last days with the gateway's own list, in both directions. If the gateway
 * does not answer, reports that as a difference, because nothing was compared.
 */
export async function compareGateway(db: Db, gateway: PaymentGateway, now: Date): Promise<Difference[]> {
  const from = addMinutes(now, -DAYS_BACK * 24 * 60)
  const until = addMinutes(now, -ON_THE_WAY_MINUTES)
  let settled: GatewayMoney[]
  let fresh: GatewayMoney[]
  try {
    settled = await gateway.list(from, until)
    fresh = await gateway.list(until, addMinutes(now, 1))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [{ what: 'gateway_silent', subject: why.slice(0, 200), booked: null, found: null }]
  }
  return [
    ...(await strangeMoney(db, settled)),
    ...(await missingMoney(db, gateway.name, [...settled, ...fresh], { from, until })),
  ]
}

async function strangeMoney(db: Db, listed: readonly GatewayMoney[]): Promise<Difference[]> {
  const found: Difference[] = []
  for (let start = 0; start < listed.length; start += ENTRIES_AT_ONCE) {
    const entries = listed.slice(start, start + ENTRIES_AT_ONCE)
    const booked = await readBooked(db, entries)
    for (const [place, { kind, providerRef, paise }] of entries.entries())
      if (booked[place] !== paise)
        found.push({ what: `gateway_${kind}`, subject: providerRef, booked: booked[place] ?? null, found: paise })
  }
  return found
}

/**
 * Finds money in our books that the gateway's list lacks. The list selects payments by when they began, possibly days
 * before they settled, so money from the first `LATE_DAYS` of the listed time never counts as missing.
 */
async function missingMoney(
  db: Db,
  provider: string,
  listed: readonly GatewayMoney[],
  { from, until }: { from: Date; until: Date },
): Promise<Difference[]> {
  const known = new Set(listed.flatMap(keysOf))
  const ours = await readOurs(db, provider, addMinutes(from, LATE_DAYS * 24 * 60))
  return ours
    .filter(({ at }) => at < until)
    .filter(({ kind, id, providerRef }) => !known.has(`${kind} ${id}`) && !known.has(`${kind} ${providerRef}`))
    .map(({ kind, id, paise }) => ({ what: `gateway_${kind}`, subject: id, booked: paise, found: null }))
}
