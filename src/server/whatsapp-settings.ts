import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { localSecret } from './local-secret.ts'

/** Settings for WhatsApp's Cloud API. */
export const WHATSAPP_SETTINGS = {
  WHATSAPP_TOKEN: Type.Optional(
    Type.String({
      minLength: 20,
      description: 'access token of a system user at Meta; without it nobody is offered WhatsApp',
    }),
  ),
  WHATSAPP_PHONE_ID: Type.Optional(
    Type.String({ pattern: '^[0-9]{5,20}$', description: 'id of our number at Meta, not the number itself' }),
  ),
  WHATSAPP_APP_SECRET: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{32}$',
      description: "secret of our app at Meta, which signs WhatsApp's reports",
    }),
  ),
  WHATSAPP_VERIFY_TOKEN: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'our own word, typed at Meta together with the address for reports, `/api/webhooks/whatsapp`',
    }),
  ),
}

export type WhatsAppEnv = {
  APP_ENV: string
  DATA_DIR: string
  WHATSAPP_TOKEN?: string
  WHATSAPP_PHONE_ID?: string
  WHATSAPP_APP_SECRET?: string
  WHATSAPP_VERIFY_TOKEN?: string
}

const ALL = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const

/** Rejects incomplete settings. */
export function whatsAppSettingErrors(env: WhatsAppEnv): string[] {
  const missing = ALL.filter((name) => env[name] === undefined)
  if (missing.length === ALL.length) return []
  return missing.map((name) => `${name} is required with the other settings of WhatsApp`)
}

export type WhatsAppKeys = { token: string; phoneNumberId: string; appSecret: string; verifyToken: string }

/** Reads the keys. A local machine creates its own for the stand-in; elsewhere, WhatsApp is off if there are none. */
export function whatsAppKeys(env: WhatsAppEnv): WhatsAppKeys | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneNumberId } = env
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = env
  if (env.APP_ENV === 'local') {
    const own = localSecret(join(env.DATA_DIR, 'whatsapp.key'), () => randomBytes(16).toString('hex'))
    return { token: `local-${own}`, phoneNumberId: '100000000000001', appSecret: own, verifyToken: `verify-${own}` }
  }
  return token && phoneNumberId && appSecret && verifyToken ? { token, phoneNumberId, appSecret, verifyToken } : null
}
