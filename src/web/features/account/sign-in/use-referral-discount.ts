import { useEffect, useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'

/**
 * Returns the discount on a first booking by a friend's code that is stored in this browser. It is 0 if there is none,
 * or if the server does not answer (specification §7).
 */
export function useReferralDiscount(): number {
  const [discount, setDiscount] = useState(0)
  useEffect(() => {
    const code = recall('referral')
    if (code === undefined) return undefined
    let isShown = true
    const load = async () => {
      const answer = await browserApi.get('/users/referral-discount', { query: { id: code } })
      if (answer.ok && isShown) setDiscount(answer.value.discount)
    }
    void load()
    return () => {
      isShown = false
    }
  }, [])
  return discount
}
