import { Type, type Static } from 'typebox'

const origin = (description: string) => Type.Optional(Type.String({ pattern: '^https?://[^/]+$', description }))
const bucket = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{2,62}$', description }))
const text = (description: string) => Type.Optional(Type.String({ minLength: 1, description }))

/** Settings for where files are stored, and for the separate store of the list of destroyed files (decision 0042). */
export const STORE_SETTINGS = {
  S3_ENDPOINT: origin('S3-compatible service that keeps the files; required in production, all five or none'),
  S3_BUCKET: bucket('its bucket, which has to be private'),
  S3_REGION: text('its region'),
  S3_ACCESS_KEY_ID: text('may read, write and delete there'),
  S3_SECRET_ACCESS_KEY: text('the secret of that key'),
  BACKUP_S3_ENDPOINT: origin(
    'S3-compatible service of the backups, where the list of destroyed pictures is kept; required in production, all five or none',
  ),
  BACKUP_S3_BUCKET: bucket('its bucket, another one than that of the files'),
  BACKUP_S3_REGION: text('its region'),
  BACKUP_S3_ACCESS_KEY_ID: text('may read, write and list below destroyed/ there, and nothing else'),
  BACKUP_S3_SECRET_ACCESS_KEY: text('the secret of that key'),
}

const StoreSettings = Type.Object(STORE_SETTINGS)
export type StoreSettings = Static<typeof StoreSettings>

/** The settings with which a store reaches its service. */
export type StoreAccess = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Store = 'S3' | 'BACKUP_S3'

const namesOf = (store: Store): (keyof StoreSettings)[] => [
  `${store}_ENDPOINT`,
  `${store}_BUCKET`,
  `${store}_REGION`,
  `${store}_ACCESS_KEY_ID`,
  `${store}_SECRET_ACCESS_KEY`,
]

/** Reads the settings with which a store reaches its service; undefined if the store is a folder on this machine. */
export function storeAccess(env: StoreSettings, store: Store): StoreAccess | undefined {
  if (env[`${store}_ENDPOINT`] === undefined) return undefined
  const [endpoint = '', name = '', region = '', accessKeyId = '', secretAccessKey = ''] = namesOf(store).map(
    (setting) => env[setting] ?? missing(setting),
  )
  return { endpoint, bucket: name, region, accessKeyId, secretAccessKey }
}

function missing(setting: string): never {
  throw new Error(`${setting} is missing: readEnv lets no such environment pass`)
}

const describe = (name: keyof StoreSettings) => (STORE_SETTINGS[name] as { description?: string }).description

type Asked = StoreSettings & { APP_ENV: string }

/** A service needs either all of its settings or none, and production needs both services. */
function missingOf(env: Asked, store: Store): string[] {
  const names = namesOf(store)
  const absent = names.filter((name) => env[name] === undefined)
  const isWanted = absent.length < names.length || env.APP_ENV === 'production'
  if (!isWanted) return []
  const why = env.APP_ENV === 'production' ? 'when APP_ENV is production' : `when another ${store}_ variable is given`
  return absent.map((name) => `${name} is required ${why} (${describe(name)})`)
}

/**
 * Refuses one store for both purposes, because a list of destroyed files is useless if it is lost together with the
 * files.
 */
function oneForBoth(env: Asked): string[] {
  const isOne = env.S3_BUCKET === env.BACKUP_S3_BUCKET && env.S3_ENDPOINT === env.BACKUP_S3_ENDPOINT
  return isOne && env.S3_BUCKET !== undefined ? ['BACKUP_S3_BUCKET has to be another bucket than S3_BUCKET'] : []
}

export const storeSettingErrors = (env: Asked): string[] => [
  ...missingOf(env, 'S3'),
  ...missingOf(env, 'BACKUP_S3'),
  ...oneForBoth(env),
]
