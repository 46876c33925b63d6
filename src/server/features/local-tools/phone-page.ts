import { formatIstMoment } from '#domain/kernel/ist.ts'
import type { DeliveredButton } from '../../adapters/local-whatsapp.ts'
import { SEEN_REPLY } from '../hotel-messages/channel-entry.ts'
import { MAX_WRITTEN, type PhoneMessage } from './phone.ts'
import { escape, page } from './local-page.ts'

const STYLE = `.chat{list-style:none;margin:0 0 16px;padding:0;display:grid;gap:12px}
.chat li{max-width:88%;background:var(--card);border:1px solid var(--line);border-radius:4px 14px 14px 14px;padding:12px 16px}
.chat .whatsapp{border-color:var(--ok);border-left-width:4px}
.chat p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}.chat a{color:var(--ok)}
.chat .button,.chat button,form.write button{display:grid;place-items:center;width:100%;min-height:48px;margin-top:8px;border:1px solid var(--line);border-radius:12px;background:none;color:var(--ok);font:600 16px system-ui;text-decoration:none}
.code{font-weight:700;user-select:all}
label{display:block;font-weight:600}input,textarea{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink);font:16px/1.5 system-ui}`

const LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,)]/g

const anchor = (address: string, words: string, className?: string) =>
  `<a${className ? ` class="${className}"` : ''} href="${escape(address)}">${escape(words)}</a>`

/** Escapes a text and turns its addresses into links, as phones do. */
function withLinks(text: string): string {
  const words = text.split(LINK)
  const links = (text.match(LINK) ?? []).map((address) => anchor(address, address))
  return words.map((each, place) => escape(each) + (links[place] ?? '')).join('')
}

type Press = { number: string; message: number; place: number; button: DeliveredButton }

/**
 * Draws a button below a message. Pages without scripts cannot copy, so an OTP's code is shown for the user to select.
 */
function drawButton({ number, message, place, button: { label, payload, path } }: Press): string {
  if (path?.startsWith('/')) return anchor(path, label, 'button')
  if (!payload?.startsWith(SEEN_REPLY))
    return `<p class="soft">${escape(label)}: <span class="code">${escape(payload ?? '')}</span></p>`
  return `<form method="post" action="/dev/phone/press"><input type="hidden" name="number" value="${escape(number)}">
<input type="hidden" name="message" value="${message}"><button name="button" value="${place}">${escape(label)}</button></form>`
}

const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp' }

const bubble = (number: string, { id, channel, body, buttons, at }: PhoneMessage) =>
  `<li class="${channel}"><p class="soft">${CHANNELS[channel]}, ${escape(formatIstMoment(at))}</p><p>${withLinks(body)}</p>${buttons
    .map((button, place) => drawButton({ number, message: id, place, button }))
    .join('')}</li>`

const numberForm = (number: string) =>
  `<form class="write" method="get"><label for="number">Phone</label><input id="number" name="number" type="tel" placeholder="+919876543210" value="${escape(number)}"><button>Show its messages</button></form>`

/** Draws the messages of a phone as it shows them, oldest first, with a form for WhatsApp replies. */
export const phonePage = (number: string, messages: readonly PhoneMessage[]): string =>
  page({
    title: `Phone ${number}`,
    style: STYLE,
    body: `<h1>${escape(number)}</h1><p class="soft">What this phone got. Nothing left this machine. ${anchor('/dev/outbox', 'All messages')}</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : `<ol class="chat">${messages.map((each) => bubble(number, each)).join('')}</ol>`}
<form class="write" method="post" action="/dev/phone/write"><input type="hidden" name="number" value="${escape(number)}">
<label for="text">Write to us by WhatsApp</label><textarea id="text" name="text" rows="2" maxlength="${MAX_WRITTEN}" required></textarea><button>Send</button></form>`,
  })

/** Draws a form that asks which phone to show. */
export const choosePhonePage = (typed: string): string =>
  page({
    title: 'Phone',
    style: STYLE,
    body: `<h1>Phone</h1>${typed === '' ? '' : '<p role="alert">This is no mobile number of India.</p>'}${numberForm(typed)}`,
  })
