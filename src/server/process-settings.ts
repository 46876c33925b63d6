import { Type, type Static } from 'typebox'

/** What a process does itself, and what it leaves to other processes (decision 0040). */
export const PROCESS_SETTINGS = {
  RUN: Type.Union([Type.Literal('app'), Type.Literal('worker'), Type.Literal('both')], {
    default: 'both',
    description: 'app: pages and API; worker: the outbox and the jobs; both: all of it in one process',
  }),
  MIGRATE: Type.Union([Type.Literal('yes'), Type.Literal('no')], {
    default: 'yes',
    description: 'no: npm run migrate has prepared the database, and a start on one that is too old is refused',
  }),
  WORKER_PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 3001,
    description: 'where a worker answers /healthz, /readyz and /metrics',
  }),
  SHARED_ASSETS_DIR: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'folder of all app processes where the built files of each version are kept for pages that were opened before or after a release',
    }),
  ),
}

const ProcessSettings = Type.Object(PROCESS_SETTINGS)

/** The embedded database has only one process, so work left to another process would never be done. */
export function processSettingErrors(env: Static<typeof ProcessSettings> & { DATABASE_URL?: string }): string[] {
  if (env.DATABASE_URL !== undefined || env.RUN === 'both') return []
  return [`RUN=${env.RUN} needs a DATABASE_URL: the embedded database has one process, which does everything`]
}
