import { browserApi } from '#web/lib/api.ts'
import { refreshSession } from '#web/lib/session.ts'

/** Ends the session on the server, which takes both cookies back. False when the server could not be reached. */
export async function endSession(): Promise<boolean> {
  const ended = await browserApi.post('/users/logout')
  refreshSession()
  return ended.ok
}
