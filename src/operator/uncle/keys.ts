import { randomBytes } from 'node:crypto'
import { Argument, type Command } from 'commander'
import { pictureKeyUse } from '#server/features/pictures/picture-key-use.ts'
import { exitOnError } from '../operator-command.ts'
import { withServiceAction } from './command.ts'

const KEY_BYTES = 32

/** The purpose of each key, and how to put a new one into use. */
const KEYS = {
  voucher:
    'Put it in front of VOUCHER_KEYS, a comma between, and take the last one away some days later: vouchers are read off screens until their check-out.',
  record:
    'Make it RECORD_KEY and restart: it signs the nights that follow, and those before name the key that signed them.',
  picture:
    'Move PICTURE_KEY to PICTURE_KEY_PREVIOUS, make this one PICTURE_KEY, restart, and take the previous one away once `uncle keys list` counts nothing under it.',
} as const
type KeyName = keyof typeof KEYS

const isSet = (setting: string | undefined) => (setting ? 'set' : 'not set: a local machine has its own')

/** Adds `npm run uncle -- keys ...`. It never shows a secret half, except that of a new key that is not in use yet. */
export function addKeyCommands(program: Command): void {
  const keys = program
    .command('keys')
    .description('keys that sign vouchers and our record, and seal photos, IDs and PANs')
  const list = keys.command('list').description('which are in use, by id, and what is still under the previous one')
  withServiceAction(list, () => async (services) => {
    const { env, vouchers, record } = services
    const pictures = await pictureKeyUse(services)
    const signing = vouchers.publicKeys.map(({ id }, index) => `  ${id} ${index === 0 ? 'signs' : 'is believed'}`)
    const text = [
      `VOUCHER_KEYS is ${isSet(env.VOUCHER_KEYS)}`,
      ...signing,
      `RECORD_KEY is ${isSet(env.RECORD_KEY)}`,
      `  ${record.publicKey} signs our record`,
      `PICTURE_KEY is ${isSet(env.PICTURE_KEY)}, PICTURE_KEY_PREVIOUS is ${env.PICTURE_KEY_PREVIOUS ? 'set' : 'not set'}`,
      `  ${pictures.underThisKey} pictures and PANs are under it, ${pictures.underThePrevious} still under the previous one`,
    ].join('\n')
    return { text, json: { vouchers: vouchers.publicKeys, record: record.publicKey, pictures } }
  })
  keys
    .command('new')
    .addArgument(new Argument('<key>', 'what it is for').choices(Object.keys(KEYS)))
    .description('draws a new key and says where to put it; nothing is kept')
    .option('--json', 'as JSON, for a program')
    .action((name: KeyName, { json }: { json?: true }) =>
      exitOnError(json ? 'json' : 'text', async () => {
        const key = randomBytes(KEY_BYTES).toString('base64')
        if (json) return console.log(JSON.stringify({ key, next: KEYS[name] }, null, 2))
        console.log(key)
        console.error(KEYS[name])
      }),
    )
}
