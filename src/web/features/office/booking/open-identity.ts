import { address, refusalOf, UNREACHABLE, type ApiAnswer } from '#web/lib/api.ts'
import { withOfficePasskey } from '../passkey-page.tsx'

type Wish = { bookingId: string; n: number; reason: string }

async function fetchOnce({ bookingId, n, reason }: Wish): Promise<ApiAnswer<string>> {
  try {
    const params = { id: bookingId, n: String(n) }
    const response = await fetch(address('/api', '/office/bookings/{id}/identities/{n}', { params }), {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reason }),
    })
    if (!response.ok) return { ok: false, refusal: await refusalOf(response) }
    return { ok: true, value: URL.createObjectURL(await response.blob()), total: undefined }
  } catch (error) {
    // What `fetch` throws without network; anything else is a mistake in the code.
    if (!(error instanceof TypeError)) throw error
    return { ok: false, refusal: UNREACHABLE }
  }
}

/**
 * Reads an ID once: each reading is a line of the log that its owner sees. Asks for the passkey when it was shown too
 * long ago. The bytes live in this page's memory until the view closes.
 */
export async function openIdentity(wish: Wish): Promise<ApiAnswer<string>> {
  const answer = await fetchOnce(wish)
  if (answer.ok || answer.refusal.code !== 'PASSKEY_NEEDED') return answer
  const shown = await withOfficePasskey('show')
  if (!shown.ok) return { ok: false, refusal: { ...answer.refusal, message: shown.why } }
  return fetchOnce(wish)
}
