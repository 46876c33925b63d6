/**
 * Plays Razorpay's part: the page on which guests pay, and the webhooks, which Razorpay sends even while its API fails.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { RazorpayFake } from '../../../src/server/adapters/fakes/razorpay-fake.ts'
import type { SignedReport } from '../../../src/server/ports/payment-gateway.ts'
import type { Client } from '../ask.ts'

const REFUNDS_REPORTED_EVERY = 1000

export type HostedPage = {
  /** pays on the page that the guest was sent to */
  readonly pay: (client: Client, url: string) => Promise<void>
  /** makes and reports refunds until it is stopped */
  readonly payBack: (client: Client) => Promise<void>
  readonly stop: () => void
}

async function report(client: Client, { rawBody, headers }: SignedReport): Promise<void> {
  const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
  const answer = await client.ask({ method: 'POST', path: '/api/webhooks/razorpay', headers: sent, body: rawBody })
  if (answer.status !== 200) throw new Error(`a report was answered ${answer.status}`)
}

export function hostedPage(razorpay: RazorpayFake): HostedPage {
  const life = { isOver: false }
  return {
    pay: async (client, url) => {
      const link = [...razorpay.links.values()].find(({ short_url }) => short_url === url)
      if (!link) throw new Error(`nobody can pay at ${url}`)
      const payment = { id: razorpay.pay(link.id), method: 'upi' }
      await report(client, razorpay.report('payment_link.paid', { payment_link: link, payment }))
    },
    payBack: async (client) => {
      while (!life.isOver) {
        for (const refund of [...razorpay.refunds.values()].flat().filter(({ status }) => status === 'pending')) {
          refund.status = 'processed'
          await report(client, razorpay.report('refund.processed', { refund }))
        }
        await pause(REFUNDS_REPORTED_EVERY)
      }
    },
    stop: () => {
      life.isOver = true
    },
  }
}
