/** Signs in guests, a desk and an office of the cluster, each through nginx like a real person. */
import { setTimeout as pause } from 'node:timers/promises'
import { DESK_STAFF } from '../../../demo/catalogue/demo-desk.ts'
import { authenticator, type Authenticator } from '../../../tests/api/authenticator.ts'
import { jsonOf, type Answer, type Asked, type Client } from '../ask.ts'

/** The demo's manager, and its first admin. */
export const MANAGER_PHONE = DESK_STAFF[0].phone
export const ADMIN_PHONE = '+919800000008'

const OTP_WITHIN_TURNS = 100

export const post = ({ ask }: Client, path: string, json: unknown, headers: Record<string, string> = {}) =>
  ask({ method: 'POST', path, json, headers })

/** Returns the messages to this phone or email, newest first. */
export async function messagesTo({ ask }: Client, to: string): Promise<string[]> {
  const sent = jsonOf(await ask({ path: `/api/dev/outbox?to=${encodeURIComponent(to)}` })) as { body: string }[]
  return sent.map(({ body }) => body)
}

/** Waits until there are more messages than before, and returns the OTP in the newest one. */
export async function otpAfter(client: Client, phone: string, before: number): Promise<string> {
  for (let turn = 0; turn < OTP_WITHIN_TURNS; turn++) {
    const messages = await messagesTo(client, phone)
    const otp = messages.length > before ? /\b\d{6}\b/.exec(messages[0] ?? '')?.[0] : undefined
    if (otp) return otp
    await pause(100)
  }
  throw new Error('no password came')
}

type Sent = { challenge: string }

/** Requests an OTP, and reads it from the message. */
export async function otpFor(client: Client, phone: string, asked: Asked): Promise<Sent & { otp: string }> {
  const before = (await messagesTo(client, phone)).length
  const { challenge } = jsonOf(await client.ask(asked)) as Sent
  return { challenge, otp: await otpAfter(client, phone, before) }
}

export type StaffSession = { token: string; otp: string; headers: { authorization: string } }

async function signInAt(client: Client, door: 'desk' | 'office', phone: string): Promise<StaffSession> {
  const asked: Asked = { method: 'POST', path: `/api/${door}/send-otp`, json: { phone } }
  const { otp, challenge } = await otpFor(client, phone, asked)
  const answer = await post(client, `/api/${door}/sign-in`, { phone, otp, challenge })
  const { token } = jsonOf(answer) as { token: string }
  return { token, otp, headers: { authorization: token } }
}

/** A manager needs no passkey on a local machine. */
export const signInAtDesk = (client: Client, phone: string = MANAGER_PHONE) => signInAt(client, 'desk', phone)

export type OfficeSession = StaffSession & { device: Authenticator }

/** Signs an operator in at the office with the passkey of `device` or with a new one. */
export async function signInAtOffice(
  client: Client,
  origin: string,
  { phone = ADMIN_PHONE, device }: { phone?: string; device?: Authenticator } = {},
): Promise<OfficeSession> {
  const session = await signInAt(client, 'office', phone)
  const wish = device ? 'show' : 'make'
  const own = device ?? authenticator(origin)
  const asked = jsonOf(await post(client, '/api/office/passkeys/ask', { wish }, session.headers))
  const { options } = asked as { options: Parameters<Authenticator['make']>[0] }
  const response = own[wish](options)
  jsonOf(await post(client, '/api/office/passkeys/answer', { response }, session.headers))
  return { ...session, device: own }
}

/** Encodes a form with one picture as a browser does. */
export async function uploadOf(bytes: Buffer, field = 'file'): Promise<Pick<Asked, 'headers' | 'body' | 'method'>> {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  const sent = new Response(form)
  return {
    method: 'POST',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  }
}

export async function sendPicture(client: Client, path: string, token: string, bytes: Buffer): Promise<Answer> {
  const { headers, ...form } = await uploadOf(bytes, path.includes('containers') ? 'files' : 'file')
  return client.ask({ path, ...form, headers: { ...headers, authorization: token } })
}
