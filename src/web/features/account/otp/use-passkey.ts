import { browserApi } from '#web/lib/api.ts'
import { signWithPasskey } from '#web/lib/sign-with-passkey.ts'
import { receiveFreshUntil } from './fresh-otp.ts'
import * as t from '#words/account/otp.ts'

export type PasskeyDone = { ok: true } | { ok: false; code: string; message: string }

const FAILED = t.passkeyFailed

/** Adds or confirms a passkey of the guest, after which this session counts as fresh for some minutes. */
export async function withPasskey(userId: string, wish: 'make' | 'show'): Promise<PasskeyDone> {
  const params = { id: userId }
  const asked = await browserApi.post('/users/{id}/passkeys/ask', { params, body: { wish } })
  if (!asked.ok) return { ok: false, ...asked.refusal }
  const response = await signWithPasskey(wish, asked.value.options)
  if (!response) return { ok: false, code: 'NOT_SIGNED', message: FAILED }
  const answer = await browserApi.post('/users/{id}/passkeys/answer', { params, body: { response } })
  if (!answer.ok) return { ok: false, ...answer.refusal }
  receiveFreshUntil(answer.value.freshUntil)
  return { ok: true }
}
