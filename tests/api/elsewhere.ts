import type { Api } from './start-api.ts'

/** Runs a test as outside a local machine: only this setting counts for the rule of passkeys. */
export async function asElsewhere(api: Api, run: () => Promise<void>): Promise<void> {
  const before = api.services.env.APP_ENV
  Object.assign(api.services.env, { APP_ENV: 'staging' })
  try {
    await run()
  } finally {
    Object.assign(api.services.env, { APP_ENV: before })
  }
}
