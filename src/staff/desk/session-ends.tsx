import { useEffect, useState } from 'react'
import { DESK } from '#web/lib/desk-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from './desk-context.ts'
import { nearWords } from './words/desk-time.ts'
import { useWords } from './words/use-words.ts'

const WARNED_MINUTES = 30
const LOOK_EVERY_MILLISECONDS = 60_000

/** Warns half an hour before the session ends, so that signing in again does not interrupt a check-in. */
export function SessionEnds() {
  const words = useWords()
  const { me } = useDesk()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), LOOK_EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  const ends = new Date(me.expires_at)
  if (ends.getTime() - now.getTime() > WARNED_MINUTES * 60_000) return null
  return (
    <Notice tone="warn" icon="timer">
      {words.sessionEnds(nearWords(ends, now, words))} <Link to={DESK.signIn}>{words.signInAgain}</Link>
    </Notice>
  )
}
