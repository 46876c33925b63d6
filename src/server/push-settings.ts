import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { Type } from 'typebox'
import { KNOWN_PUSH_SERVICES } from '#domain/push/push-endpoint.ts'
import { localSecret } from './local-secret.ts'

/** Settings for notifications to browsers. */
export const PUSH_SETTINGS = {
  VAPID_PUBLIC_KEY: Type.Optional(
    Type.String({
      pattern: '^B[A-Za-z0-9_-]{86}$',
      description:
        'key by which push services know us (`npx web-push generate-vapid-keys`); without it there is no push',
    }),
  ),
  VAPID_PRIVATE_KEY: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'its other half; a new pair ends every subscription' }),
  ),
  VAPID_SUBJECT: Type.Optional(
    Type.String({ pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://\\S+)$', description: 'where push services reach us' }),
  ),
  PUSH_SERVICES: Type.String({
    pattern: '^(\\*\\.)?[a-z0-9.-]+(,(\\*\\.)?[a-z0-9.-]+)*$',
    default: KNOWN_PUSH_SERVICES,
    description: 'hosts that push may be sent to',
  }),
}

export type PushEnv = {
  APP_ENV: string
  DATA_DIR: string
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  VAPID_SUBJECT?: string
  PUSH_SERVICES: string
}

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

/** Returns the public half of a key in base64url, uncompressed. */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

/** Rejects incomplete settings, and keys that do not form a pair. */
export function pushSettingErrors(env: PushEnv): string[] {
  const missing = VAPID.filter((name) => env[name] === undefined)
  if (missing.length === VAPID.length) return []
  if (missing.length > 0) return missing.map((name) => `${name} is required with the other settings of push`)
  try {
    if (publicKeyOf(env.VAPID_PRIVATE_KEY ?? '') === env.VAPID_PUBLIC_KEY) return []
  } catch {
    // Thrown for a number that is not a valid private key of the curve.
  }
  return ['VAPID_PRIVATE_KEY is not the other half of VAPID_PUBLIC_KEY']
}

/** `services`: the hosts that push may be sent to */
export type PushKeys = { publicKey: string; privateKey: string; subject: string; services: readonly string[] }

/** The host of the stand-in, which exists only on a local machine. */
export const LOCAL_PUSH_SERVICE = 'push.localhost'

/** Lists the hosts that push endpoints may have. */
export const pushServices = ({ APP_ENV, PUSH_SERVICES }: Pick<PushEnv, 'APP_ENV' | 'PUSH_SERVICES'>): string[] => [
  ...PUSH_SERVICES.split(','),
  ...(APP_ENV === 'local' ? [LOCAL_PUSH_SERVICE] : []),
]

/** Reads the VAPID keys. A local machine creates its own; elsewhere, push is off if there are none. */
export function pushKeys(env: PushEnv): PushKeys | null {
  const services = pushServices(env)
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (env.APP_ENV !== 'local') {
    return publicKey && privateKey && subject ? { publicKey, privateKey, subject, services } : null
  }
  const own = privateKey ?? localSecret(join(env.DATA_DIR, 'push.key'), newKey)
  return {
    publicKey: publicKeyOf(own),
    privateKey: own,
    subject: subject ?? 'mailto:push@uncle.example',
    services,
  }
}

function newKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair.getPrivateKey().toString('base64url').padStart(43, 'A')
}
