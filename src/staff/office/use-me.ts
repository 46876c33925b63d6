import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfficeMe } from '#contract/office-people.ts'
import { useLocation, useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { officeApi, onSignedOut } from './office-api.ts'

type Asked = { me?: OfficeMe; fault?: string }

/** Returns who is signed in on this device. If the session has ended, opens the sign-in page, which leads back here. */
export function useMe(): Asked & { chooseMe: (me: OfficeMe) => void; askMeAgain: () => Promise<void> } {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Navigating creates a new function, but the user is fetched only once per document.
  const leave = useRef(() => undefined as unknown)
  useEffect(() => {
    leave.current = () => navigate(OFFICE.signInFor(pathname + search), { replace: true })
  }, [navigate, pathname, search])
  const [asked, setAsked] = useState<Asked>({})
  const askMeAgain = useCallback(async () => {
    const answer = await officeApi.get('/office/me')
    if (answer.ok) return setAsked({ me: answer.value })
    if (answer.refusal.code === 'NO_SESSION') return undefined
    return setAsked((before) => (before.me ? before : { fault: answer.refusal.message }))
  }, [])
  useEffect(() => {
    const stop = onSignedOut(() => void leave.current())
    const begin = async () => {
      await askMeAgain()
    }
    void begin()
    return stop
  }, [askMeAgain])
  const chooseMe = useCallback((me: OfficeMe) => setAsked({ me }), [])
  return { ...asked, chooseMe, askMeAgain }
}
