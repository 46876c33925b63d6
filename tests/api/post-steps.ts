import { expect } from 'vitest'
import { sentTo } from './hotel-messages-test.ts'
import { otpOf, type Answer, type Api, type Body } from './start-api.ts'

let serial = 0

/** Returns a phone number that nobody else in the file has. */
export const newPhone = (): string => `+9182${String(++serial).padStart(8, '0')}`

/** Gives each device its own address, so that one device's limits never affect another device. */
export const newAddress = (): string => `198.51.100.${1 + (serial++ % 250)}`

export const asToken = (token: string) => ({ headers: { authorization: token } })
export type Caller = { headers: { authorization: string } }

/** Signs in at the desk by OTP, as the holder of the phone does. */
export async function signInByOtp(api: Api, phone: string): Promise<{ token: string; me: Body }> {
  // Sends waiting texts first, because texts that are queued together are sent in any order.
  await api.worker.drain()
  // Advances the clock, because two OTPs to one phone must be a minute apart.
  api.clock.advance(2)
  const sent = await api.post('/desk/send-otp', { phone }, { remoteAddress: newAddress() })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  await api.worker.drain()
  const { challenge } = sent.body
  return (await api.post('/desk/sign-in', { phone, otp: await otpOf(api, phone), challenge })).body
}

export const invite = (api: Api, manager: Caller, body: object): Promise<Answer> =>
  api.post('/desk/staff', body, { headers: manager.headers })

/** Types a pairing code on a new device. */
export const typeCode = (api: Api, code: string, body: object = {}): Promise<Answer> =>
  api.post(
    '/desk/pair',
    { code, ...body },
    {
      remoteAddress: newAddress(),
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; Redmi) AppleWebKit/537.36 Chrome/126.0 Mobile' },
    },
  )

export const codeFor = async (api: Api, manager: Caller, staffId: string): Promise<string> => {
  const made = await api.post(`/desk/staff/${staffId}/pairing-code`, {}, { headers: manager.headers })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.code
}

/** Pairs a device: types a code, and lets the manager admit the device. Returns the device's token. */
export async function pair(api: Api, manager: Caller, staffId: string): Promise<string> {
  const { token } = (await typeCode(api, await codeFor(api, manager, staffId))).body
  const waiting = (await api.get('/desk/waiting-devices', { headers: manager.headers })).body
  const own = waiting.find(({ colleague }: Body) => colleague.id === staffId)
  const let_in = await api.post(`/desk/waiting-devices/${own.id}/let-in`, {}, { headers: manager.headers })
  expect(let_in.status, JSON.stringify(let_in.body)).toBe(200)
  return token
}

/** Returns the tokens of the 'Not me' links in the texts to a phone, newest last. */
export async function notMeTokens(api: Api, phone: string): Promise<string[]> {
  const texts = await sentTo(api, phone)
  return texts.flatMap(({ body }) => /\/not-me(?:\?in=hi)?#([\w-]+)/.exec(body)?.[1] ?? [])
}

export const sayNotMe = (api: Api, token: string | undefined): Promise<Answer> =>
  api.post('/staff-notices/not-me', { token: token ?? '' }, { remoteAddress: newAddress() })
