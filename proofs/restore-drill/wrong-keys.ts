/** Tries wrong and missing keys. The site must name each key that is wrong or missing, and must serve nothing. */
import { randomBytes } from 'node:crypto'
import type { Checks } from '../cluster/checks.ts'
import type { Archive } from './database.ts'
import type { Moment } from './lives.ts'
import { runUncle } from './site.ts'

type Tried = { archive: Archive; env: NodeJS.ProcessEnv; moment: Moment }

export async function tryWrongKeys(checks: Checks, { archive, env, moment }: Tried): Promise<void> {
  const refused = await archive.restore({ name: 'wrong', until: moment.at, passPhrase: 'another pass phrase' }).then(
    () => 'restored',
    (error: unknown) => String(error),
  )
  const said = /unable to load info file/.exec(refused)?.[0] ?? ''
  checks.check('a backup does not open with another pass phrase, and says so', said !== '', said || refused.slice(-300))

  const wrong = { ...env, PICTURE_KEY: randomBytes(32).toString('base64') }
  const after = await runUncle(wrong, 'backups', 'after-restore')
  const isTold = after.code === 1 && after.said.includes('neither PICTURE_KEY nor PICTURE_KEY_PREVIOUS')
  checks.check('a wrong PICTURE_KEY is told before the site opens', isTold, after.said.trim().split('\n').at(-1))

  const { PICTURE_KEY: _none, ...without } = env
  const missing = await runUncle({ ...without, APP_ENV: 'staging' }, 'backups', 'after-restore')
  const isNamed = missing.code !== 0 && missing.said.includes('PICTURE_KEY is required when APP_ENV is staging')
  checks.check(
    'a missing one, too',
    isNamed,
    missing.said.split('\n').find((line) => line.includes('PICTURE_KEY')),
  )
}
