import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskMe } from '#contract/desk-staff.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { deskApi, onSignedOut } from './desk-api.ts'
import { assumeClockAhead } from './desk-clock.ts'
import { readDeskCache } from './desk-cache.ts'
import { enterDesk, leaveDesk } from './offline-queue.ts'

/**
 * Returns who is signed in on this device. When offline, returns the last user until their twelve-hour session ends.
 */
export function useMe(): { me: DeskMe | undefined; chooseMe: (me: DeskMe) => void } {
  const navigate = useNavigate()
  // Each navigation creates a new `navigate`, which must not fetch the user again.
  const move = useRef(navigate)
  useEffect(() => {
    move.current = navigate
  }, [navigate])
  const [me, setMe] = useState<DeskMe>()
  const chooseMe = useCallback((next: DeskMe) => {
    enterDesk(next)
    setMe(next)
  }, [])
  useEffect(() => {
    assumeClockAhead(readDeskCache().clockAhead ?? 0)
    const toSignIn = () => {
      leaveDesk()
      void move.current(DESK.signIn, { replace: true })
    }
    const stop = onSignedOut(toSignIn)
    const ask = async () => {
      const answer = await deskApi.get('/desk/me')
      if (answer.ok) return chooseMe(answer.value)
      if (answer.refusal.code !== 'UNREACHABLE') return undefined
      const kept = readDeskCache().me
      return kept ? setMe(kept) : toSignIn()
    }
    void ask()
    return stop
  }, [chooseMe])
  const endsAt = me?.expires_at
  useEffect(() => {
    if (endsAt === undefined) return undefined
    // Removes the lists from an unattended phone when the session expires, with or without a network.
    const left = Math.max(0, Date.parse(endsAt) - serverNow().getTime())
    const timer = setTimeout(() => {
      leaveDesk()
      void move.current(DESK.signIn, { replace: true })
    }, left)
    return () => clearTimeout(timer)
  }, [endsAt])
  return { me, chooseMe }
}
