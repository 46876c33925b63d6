import { Type, type Static } from 'typebox'

/** Settings for the databases that store our rows (decisions 0044 and 0045). */
export const DATABASE_SETTINGS = {
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'PostgreSQL 15 or newer; without it the embedded database',
    }),
  ),
  DATABASE_OWNER_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description:
        'the same database as its owner, for migrations at the start only; DATABASE_URL then names a role that may read and write rows and nothing else',
    }),
  ),
  DATABASE_REPLICA_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description:
        'a standby of the same database, for lists that everybody may see; what decides, and what it is too late for, is asked of DATABASE_URL',
    }),
  ),
  DATABASE_POOL: Type.Integer({
    minimum: 2,
    maximum: 200,
    default: 6,
    description:
      'connections to PostgreSQL; about two for each of its cores. An app opens half as many more for lists, and as many to DATABASE_REPLICA_URL',
  }),
}

const DatabaseSettings = Type.Object(DATABASE_SETTINGS)

/** The embedded database is a single process with one role and no standby. */
export function databaseSettingErrors(env: Static<typeof DatabaseSettings>): string[] {
  if (env.DATABASE_URL !== undefined) return []
  return [
    ...(env.DATABASE_OWNER_URL === undefined
      ? []
      : ['DATABASE_OWNER_URL needs a DATABASE_URL beside it: the embedded database has no roles']),
    ...(env.DATABASE_REPLICA_URL === undefined
      ? []
      : ['DATABASE_REPLICA_URL needs a DATABASE_URL beside it: the embedded database has no standby']),
  ]
}
