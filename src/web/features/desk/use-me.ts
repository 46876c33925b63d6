import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskMe } from '#contract/desk-staff.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { deskApi, onSignedOut } from './desk-api.ts'
import { forgetDesk, keep, readKept } from './kept-desk.ts'

/** Who is signed in on this device; without network the one who was, until their twelve hours are over. */
export function useMe(): { me: DeskMe | undefined; chooseMe: (me: DeskMe) => void } {
  const navigate = useNavigate()
  // A move makes a new function; who is signed in is asked once a document.
  const move = useRef(navigate)
  useEffect(() => {
    move.current = navigate
  }, [navigate])
  const [me, setMe] = useState<DeskMe>()
  const chooseMe = useCallback((next: DeskMe) => {
    keep({ me: next })
    setMe(next)
  }, [])
  useEffect(() => {
    const toSignIn = () => {
      forgetDesk()
      void move.current(DESK.signIn, { replace: true })
    }
    const stop = onSignedOut(toSignIn)
    const ask = async () => {
      const answer = await deskApi.get('/desk/me')
      if (answer.ok) return chooseMe(answer.value)
      if (answer.refusal.code !== 'UNREACHABLE') return undefined
      const kept = readKept().me
      return kept ? setMe(kept) : toSignIn()
    }
    void ask()
    return stop
  }, [chooseMe])
  return { me, chooseMe }
}
