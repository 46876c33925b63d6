import { sql } from 'kysely'
import { SIGNATURE_HEADER, signReport, TEST_GATEWAY, webhookSecret } from '#server/adapters/test-gateway.ts'
import type { Answer } from '../api/start-api.ts'
import { Step, type Model, type Real } from './step.ts'

type GatewayRow = { id: string; status: string }

async function gatewayPayments(real: Real): Promise<GatewayRow[]> {
  const { rows } = await sql<GatewayRow>`
    select g.id, g.status from dev_gateway_payments g join payments p on p.id::text = g.reference
      join bookings b on b.id = p.booking_id where b.hotel_id = ${real.hotel.id} order by g.created_at, g.id`.execute(
    real.api.db,
  )
  return rows
}

/** Presses the gateway's button for one of its payments, whatever has happened to the payment on our side. */
export class Press extends Step {
  readonly which: number
  readonly how: 'success' | 'failure' | 'late'
  constructor(which: number, how: 'success' | 'failure' | 'late') {
    super()
    this.which = which
    this.how = how
  }
  override check = (model: Readonly<Model>): boolean => model.bookings.length > 0
  async act(_model: Model, real: Real): Promise<Answer | undefined> {
    const payments = await gatewayPayments(real)
    const payment = payments[this.which % Math.max(1, payments.length)]
    if (!payment) return undefined
    if (this.how === 'late') {
      await sql`update dev_gateway_payments set status = 'open' where id = ${payment.id} and status <> 'paid'`.execute(
        real.api.db,
      )
    } else if (payment.status !== 'open' && payment.status !== 'failed') return undefined
    return real.steps.press(payment.id, this.how === 'failure' ? 'failure' : 'success')
  }
  override toString = () => `press(${this.which}, ${this.how})`
}

/** Repeats an earlier webhook unchanged, with a new event id, or with a changed amount and the old signature. */
export class RepeatReport extends Step {
  readonly which: number
  readonly how: 'same' | 'renumbered' | 'tampered'
  constructor(which: number, how: 'same' | 'renumbered' | 'tampered') {
    super()
    this.which = which
    this.how = how
  }
  override check = (model: Readonly<Model>): boolean => model.bookings.length > 0
  async act(_model: Model, real: Real): Promise<Answer | undefined> {
    const { rows } = await sql<{ body: string }>`
      select w.body from webhook_events w join payments p on p.id::text = w.body::json->>'reference'
        join bookings b on b.id = p.booking_id where b.hotel_id = ${real.hotel.id} order by w.received_at, w.event_id`.execute(
      real.api.db,
    )
    const body = rows[this.which % Math.max(1, rows.length)]?.body
    if (!body) return undefined
    const event = JSON.parse(body) as { eventId: string; amount: number }
    const sent = this.how === 'renumbered' ? JSON.stringify({ ...event, eventId: `again_${event.eventId}` }) : body
    const signature = signReport(webhookSecret(undefined), sent)
    const payload = this.how === 'tampered' ? sent.replace(`"amount":${event.amount}`, '"amount":1') : sent
    const answer = await real.api.app.inject({
      method: 'POST',
      url: `/api/webhooks/${TEST_GATEWAY}`,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      payload,
    })
    const wanted = this.how === 'tampered' && payload !== sent ? 401 : 200
    if (answer.statusCode !== wanted) throw new Error(`a ${this.how} report was answered ${answer.statusCode}`)
    return undefined
  }
  override toString = () => `repeatReport(${this.which}, ${this.how})`
}
