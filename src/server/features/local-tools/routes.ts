import type { FastifyInstance, FastifyReply } from 'fastify'
import * as tools from '#contract/local-tools.ts'
import { pressTestGateway, raiseTestDispute, seeTestPayment } from '#contract/payments.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { SCHEDULE } from '../../jobs/schedule.ts'
import type { OutboxWorker } from '../../jobs/outbox-worker.ts'
import { refusal } from '../../http/api-error.ts'
import { handleCall } from '../../http/handle-call.ts'
import type { AdjustableClock } from '../../ports/clock.ts'
import type { Services } from '../../services.ts'
import { LOCAL_PAGE_POLICY } from './local-page.ts'
import { gatewayPage, outboxPage } from './pages.ts'
import { messagesOnPhone, pressButton, reportRead, writeBack } from './phone.ts'
import { choosePhonePage, phonePage } from './phone-page.ts'
import { findTestPayment, pressGateway, raiseDispute } from './press-gateway.ts'

export type LocalTools = { services: Services; worker: OutboxWorker; clock: AdjustableClock }

const MAX_MESSAGES = 100

/** Reads the newest messages. In `?to=+91...` the plus arrives as a blank, so it is restored. */
const messagesTo = ({ db }: Services, to: string | undefined) => {
  const newest = db.selectFrom('dev_messages').selectAll().orderBy('id', 'desc').limit(MAX_MESSAGES)
  return (to ? newest.where('recipient', '=', to.trim().replace(/^(?=91\d{10}$)/, '+')) : newest).execute()
}

const clockReading = (clock: AdjustableClock) => ({
  now: toIstIso(clock.now()),
  advancedMinutes: clock.advancedMinutes(),
})

/** Registers the routes under `/api/dev`, which exist only in `local` (decisions, "On a local machine"). */
export function localToolRoutes(app: FastifyInstance, { services, worker, clock }: LocalTools): void {
  handleCall(app, services, tools.readOutbox, async ({ query }) => {
    await worker.drain()
    const messages = await messagesTo(services, query.to)
    return messages.map(({ recipient, channel, body, created_at }) => ({
      to: recipient,
      channel,
      body,
      createdAt: toIstIso(created_at),
    }))
  })

  handleCall(app, services, tools.readClock, async () => clockReading(clock))

  handleCall(app, services, tools.advanceClock, async ({ body }) => {
    clock.advance(body.advanceMinutes)
    for (const job of SCHEDULE) if (job.name !== 'vacuum') await job.run(services)
    await worker.drain()
    return clockReading(clock)
  })

  handleCall(app, services, tools.listJobs, async () =>
    SCHEDULE.map(({ name, does, cron }) => ({ name, does, every: cron })),
  )

  handleCall(app, services, tools.runJob, async ({ params }) => {
    const job = SCHEDULE.find(({ name }) => name === params.name)
    if (!job && params.name !== 'drain-outbox') throw refusal('NOT_FOUND')
    const done = job ? await job.run(services) : 0
    return { name: params.name, done: done + (await worker.drain()) }
  })

  handleCall(app, services, seeTestPayment, async ({ params }) => {
    const payment = await findTestPayment(services, params.paymentId)
    if (!payment) throw refusal('NOT_FOUND')
    const refunds = await services.db
      .selectFrom('dev_gateway_refunds')
      .select(['id', 'amount', 'status', 'reference'])
      .where('gateway_payment_id', '=', payment.id)
      .orderBy('created_at')
      .execute()
    return { id: payment.id, amount: payment.amount, status: payment.status, refunds }
  })

  handleCall(app, services, raiseTestDispute, async ({ params, body }) => {
    const payment = await findTestPayment(services, params.paymentId)
    const reference = payment && (await raiseDispute(app, services, payment, body))
    if (reference === undefined) throw refusal('NOT_FOUND')
    await worker.drain()
    return { reference }
  })

  handleCall(app, services, pressTestGateway, async ({ params, body }) => {
    const payment = await findTestPayment(services, params.paymentId)
    if (!payment) throw refusal('NOT_FOUND')
    const redirect = await pressGateway(app, services, payment, body.outcome)
    await worker.drain()
    return { redirect_url: redirect }
  })
}

const html = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', LOCAL_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .send(body)

/** Registers the pages under `/dev`, which show the gateway as a guest sees it, and the messages on a guest's phone. */
export async function localToolPages(app: FastifyInstance, { services, worker }: LocalTools): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get<{ Params: { paymentId: string } }>('/dev/test-gateway/:paymentId', async (request, reply) => {
      const payment = await findTestPayment(services, request.params.paymentId)
      if (!payment) throw refusal('NOT_FOUND')
      return html(reply, gatewayPage(payment))
    })
    scope.post<{ Params: { paymentId: string }; Body: { outcome?: string } }>(
      '/dev/test-gateway/:paymentId',
      async (request, reply) => {
        const payment = await findTestPayment(services, request.params.paymentId)
        if (!payment) throw refusal('NOT_FOUND')
        const redirect = await pressGateway(
          app,
          services,
          payment,
          request.body?.outcome === 'success' ? 'success' : 'failure',
        )
        await worker.drain()
        return reply.redirect(redirect, 303)
      },
    )
    scope.get('/dev/outbox', async (_request, reply) => {
      await worker.drain()
      return html(reply, outboxPage(await messagesTo(services, undefined)))
    })
    phonePages(scope, { app, services, worker })
  })
}

type PhoneForm = { Body: { number?: string; message?: string; button?: string; text?: string } | undefined }

/** Reads a phone number from the query or a form; a repeated field counts as missing. */
const numberIn = (typed: string | readonly string[] | undefined): string | undefined =>
  typeof typed === 'string' ? readPhone(typed) : undefined

/**
 * Registers a phone's page. Showing its messages reports them as read, and its forms report the actions of the phone's
 * owner.
 */
function phonePages(
  scope: FastifyInstance,
  { app, services, worker }: Pick<LocalTools, 'services' | 'worker'> & { app: FastifyInstance },
): void {
  const after = async (reply: FastifyReply, number: string) => {
    await worker.drain()
    return reply.redirect(`/dev/phone?${new URLSearchParams({ number })}`, 303)
  }
  scope.get<{ Querystring: { number?: string | string[] } }>('/dev/phone', async ({ query }, reply) => {
    const number = numberIn(query.number)
    if (number === undefined) return html(reply, choosePhonePage(query.number?.toString() ?? ''))
    await worker.drain()
    const messages = await messagesOnPhone(services, number)
    await reportRead(app, services, messages)
    await worker.drain()
    return html(reply, phonePage(number, messages))
  })
  scope.post<PhoneForm>('/dev/phone/press', async ({ body }, reply) => {
    const number = numberIn(body?.number)
    if (number === undefined) throw refusal('NOT_FOUND')
    await pressButton(app, services, { number, message: body?.message, button: body?.button })
    return after(reply, number)
  })
  scope.post<PhoneForm>('/dev/phone/write', async ({ body }, reply) => {
    const number = numberIn(body?.number)
    if (number === undefined) throw refusal('NOT_FOUND')
    await writeBack(app, services, { number, text: body?.text ?? '' })
    return after(reply, number)
  })
}
