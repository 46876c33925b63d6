import { browserApi } from '#web/lib/api.ts'
import { refreshSession } from '#web/lib/session.ts'

/** Ends the session on the server, which removes both cookies. Returns false if the server did not answer. */
export async function endSession(): Promise<boolean> {
  const ended = await browserApi.post('/users/logout')
  refreshSession()
  return ended.ok
}
