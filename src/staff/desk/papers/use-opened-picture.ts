import { useEffect, useState } from 'react'
import { address, refusalOf, UNREACHABLE, type ApiRefusal } from '#web/lib/api.ts'
import { recordOpenedHere } from './opened-here.ts'

export type OpenedPicture =
  | { state: 'opening' }
  | { state: 'open'; address: string }
  | { state: 'failed'; why: ApiRefusal }

/**
 * Fetches a picture only once, because its owner sees each opening. The bytes stay in this page's memory until the view
 * closes, and nothing caches them.
 */
export function useOpenedPicture(bookingId: string, n: number): OpenedPicture {
  const [picture, setPicture] = useState<OpenedPicture>({ state: 'opening' })
  useEffect(() => {
    const leaving = new AbortController()
    let made: string | undefined
    const open = async () => {
      const at = address('/api', '/desk/bookings/{id}/identities/{n}', { params: { id: bookingId, n: String(n) } })
      const response = await fetch(at, { cache: 'no-store', signal: leaving.signal })
      if (!response.ok) return setPicture({ state: 'failed', why: await refusalOf(response) })
      const bytes = await response.blob()
      if (leaving.signal.aborted) return undefined
      made = URL.createObjectURL(bytes)
      recordOpenedHere(bookingId, n)
      return setPicture({ state: 'open', address: made })
    }
    open().catch(() => !leaving.signal.aborted && setPicture({ state: 'failed', why: UNREACHABLE }))
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [bookingId, n])
  return picture
}
