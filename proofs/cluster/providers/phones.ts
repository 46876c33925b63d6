/** Serves WhatsApp and a push service to the site's processes: the tests' stand-ins, over HTTP. */
import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { localPhone, localPushService, type Pushed } from '../../../src/server/adapters/local-push-service.ts'
import {
  localReport,
  localWhatsAppService,
  type DeliveredWhatsApp,
} from '../../../src/server/adapters/local-whatsapp.ts'
import { registeredTemplates } from '../../../src/server/features/messages/templates.ts'
import type { PushAddress } from '../../../src/server/ports/push-message.ts'
import type { WhatsAppKeys } from '../../../src/server/whatsapp-settings.ts'
import type { Client } from '../ask.ts'

export const WHATSAPP_HOST = 'graph.facebook.com'
export const PUSH_HOST = 'fcm.googleapis.com'
const REPORTED_EVERY = 1000
/** One message in this many is reported twice, as Meta may do. */
const TWICE_EVERY = 10

const KEYS: WhatsAppKeys = {
  token: 'a token of a system user',
  phoneNumberId: '100000000000001',
  appSecret: '0123456789abcdef'.repeat(2),
  verifyToken: 'a word of this proof',
}

type StandIn = { readonly baseUrl: string; readonly close: () => Promise<void> }

async function serve(host: string, standIn: typeof fetch): Promise<StandIn> {
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
    const sent = await buffer(incoming)
    const isText = incoming.headers['content-type'] === 'application/json'
    const body = isText ? sent.toString() : new Uint8Array(sent)
    const answer = await standIn(`https://${host}${incoming.url}`, { method: 'POST', headers, body })
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(await answer.text())
  }
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function newVapidKeys(): Record<string, string> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  const privateKey = pair.getPrivateKey().toString('base64url').padStart(43, 'A')
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:push@uncle.example' }
}

export type Phones = {
  readonly whatsApp: StandIn & { readonly delivered: readonly DeliveredWhatsApp[] }
  readonly push: StandIn & { readonly delivered: readonly Pushed[] }
  /** settings for the site's processes */
  readonly settings: Record<string, string>
  /** sends delivery reports, some of them twice, until it is stopped */
  readonly reportDelivered: (client: Client) => Promise<void>
  readonly stopReports: () => void
}

/** Makes a browser to which the stand-in can send notifications. */
export const newBrowser = (name: string): PushAddress => localPhone(name, PUSH_HOST)

async function report(client: Client, id: string): Promise<void> {
  const { payload, headers } = localReport(KEYS, { statuses: [{ id, status: 'delivered' }] })
  const path = '/api/webhooks/whatsapp'
  const answer = await client.ask({ method: 'POST', path, headers, body: Buffer.from(payload) })
  if (answer.status !== 200) throw new Error(`a report was answered ${answer.status}`)
}

/** `origin` is the site's address, which the links in the templates contain. */
export async function startPhones(origin: string): Promise<Phones> {
  const [texts, notifications]: [DeliveredWhatsApp[], Pushed[]] = [[], []]
  const whatsApp = await serve(
    WHATSAPP_HOST,
    localWhatsAppService(KEYS, registeredTemplates(origin), (text) => void texts.push(text)),
  )
  const push = await serve(
    PUSH_HOST,
    localPushService((notification) => void notifications.push(notification)),
  )
  const life = { isOver: false }
  return {
    whatsApp: { ...whatsApp, delivered: texts },
    push: { ...push, delivered: notifications },
    settings: {
      WHATSAPP_TOKEN: KEYS.token,
      WHATSAPP_PHONE_ID: KEYS.phoneNumberId,
      WHATSAPP_APP_SECRET: KEYS.appSecret,
      WHATSAPP_VERIFY_TOKEN: KEYS.verifyToken,
      ...newVapidKeys(),
    },
    reportDelivered: async (client) => {
      for (let told = 0; !life.isOver;) {
        for (const { id } of texts.slice(told)) {
          await report(client, id)
          if (++told % TWICE_EVERY === 0) await report(client, id)
        }
        await pause(REPORTED_EVERY)
      }
    },
    stopReports: () => {
      life.isOver = true
    },
  }
}
