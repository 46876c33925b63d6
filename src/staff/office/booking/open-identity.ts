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
    // The error that `fetch` throws when offline. Any other error is a bug.
    if (!(error instanceof TypeError)) throw error
    return { ok: false, refusal: UNREACHABLE }
  }
}

/**
 * Opens an ID once, because its owner sees each opening in a log. Asks for the passkey if the last confirmation is too
 * old. The bytes stay in this page's memory until the view closes.
 */
export async function openIdentity(wish: Wish): Promise<ApiAnswer<string>> {
  const answer = await fetchOnce(wish)
  if (answer.ok || answer.refusal.code !== 'PASSKEY_NEEDED') return answer
  const shown = await withOfficePasskey('show')
  if (!shown.ok) return { ok: false, refusal: { ...answer.refusal, message: shown.why } }
  return fetchOnce(wish)
}
