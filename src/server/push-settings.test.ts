import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pushKeys, pushSettingErrors } from './push-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'uncle-push-'))
const LOCAL = { APP_ENV: 'local', DATA_DIR: folder, PUSH_SERVICES: 'fcm.googleapis.com' }
const made = pushKeys(LOCAL)
const again = pushKeys(LOCAL)
rmSync(folder, { recursive: true })

const WHOLE = {
  VAPID_PUBLIC_KEY: made?.publicKey ?? '',
  VAPID_PRIVATE_KEY: made?.privateKey ?? '',
  VAPID_SUBJECT: 'mailto:push@uncle.example',
}
const PRODUCTION = { ...LOCAL, APP_ENV: 'production' }

test('a local machine creates a key pair once and uses the stand-in', () => {
  expect(made).toEqual(again)
  expect(made?.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(made?.services).toEqual(['fcm.googleapis.com', 'push.localhost'])
})

test('a real site needs configured keys for push, and has no stand-in', () => {
  expect(pushKeys(PRODUCTION)).toBeNull()
  expect(pushKeys({ ...PRODUCTION, ...WHOLE })).toMatchObject({
    publicKey: made?.publicKey,
    services: ['fcm.googleapis.com'],
  })
})

const { VAPID_PRIVATE_KEY, ...half } = WHOLE
test.each([
  ['no key', {}, []],
  ['a whole pair', WHOLE, []],
  ['half a pair', half, ['VAPID_PRIVATE_KEY is required with the other settings of push']],
  [
    'two keys that are no pair',
    { ...WHOLE, VAPID_PRIVATE_KEY: `${VAPID_PRIVATE_KEY.startsWith('B') ? 'C' : 'B'}${VAPID_PRIVATE_KEY.slice(1)}` },
    ['VAPID_PRIVATE_KEY is not the other half of VAPID_PUBLIC_KEY'],
  ],
] as const)('the server checks the push settings: %s', (_, given, errors) =>
  expect(pushSettingErrors({ ...PRODUCTION, ...given })).toEqual(errors),
)
