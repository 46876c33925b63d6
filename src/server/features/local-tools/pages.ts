import { formatRupees } from '#domain/kernel/money.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { escape, page } from './local-page.ts'
import type { TestPayment } from './press-gateway.ts'

const WORDS: Record<string, string> = {
  paid: 'This payment has been made.',
  failed: 'This payment failed.',
  cancelled: 'This payment page was closed.',
  expired: 'The time to pay is over.',
}

/** Renders the test gateway's page. It deliberately looks different from our site, as a real gateway's page does. */
export function gatewayPage(payment: TestPayment): string {
  const form = `<form method="post"><button class="pay" name="outcome" value="success">Pay ${formatRupees(payment.amount)}</button>
<button name="outcome" value="failure">Let the payment fail</button></form>`
  const state =
    payment.status === 'open'
      ? form
      : `<p role="status">${escape(WORDS[payment.status] ?? payment.status)}</p>${payment.status === 'paid' ? '' : form}`
  return page({
    title: 'Test payment',
    body: `<section><h1>Test payment</h1><p class="soft">No money moves. This page stands in for the payment gateway on a local machine.</p>
<p>${escape(payment.description)}</p><p class="sum">${formatRupees(payment.amount)}</p>${state}</section>`,
  })
}

export type ShownMessage = { recipient: string; channel: string; body: string; created_at: Date }

/** Links a phone number to its page. */
const recipient = (to: string) =>
  to.startsWith('+') ? `<a href="/dev/phone?number=${encodeURIComponent(to)}">${escape(to)}</a>` : escape(to)

/** Renders every message that the local stand-in delivered, newest first. */
export function outboxPage(messages: ShownMessage[]): string {
  const items = messages.map(
    (message) =>
      `<article><p class="soft">${escape(message.channel)} to ${recipient(message.recipient)}, ${escape(toIstIso(message.created_at))}</p><pre>${escape(message.body)}</pre></article>`,
  )
  return page({
    title: 'Outbox',
    body: `<h1>Outbox</h1><p class="soft">Messages that were sent from this machine. Nothing left it.</p>${items.join('') || '<p>Nothing yet.</p>'}`,
  })
}
