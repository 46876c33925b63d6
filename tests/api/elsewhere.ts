import type { Api } from './start-api.ts'

/** Runs a test as on a server that is not a local machine. The passkey rule depends only on this setting. */
export async function asElsewhere(api: Api, run: () => Promise<void>): Promise<void> {
  const before = api.services.env.APP_ENV
  Object.assign(api.services.env, { APP_ENV: 'staging' })
  try {
    await run()
  } finally {
    Object.assign(api.services.env, { APP_ENV: before })
  }
}
