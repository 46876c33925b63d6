import { useEffect, useState } from 'react'
import { Outlet, PrefetchPageLinks } from 'react-router'
import { DeskFrame } from '#web/features/desk/desk-frame.tsx'
import { useDesk } from '#web/features/desk/desk-context.ts'
import { CleaningPage } from '#web/features/desk/house/cleaning-page.tsx'
import { DESK } from '#web/lib/desk-paths.ts'

const ANY_BOOKING = 'any'
const NEXT_PAGES = [DESK.booking(ANY_BOOKING), DESK.greet(ANY_BOOKING)]
const OTHER_TABS = [DESK.scan, DESK.rooms, DESK.takeWalkIn, DESK.walkIn(ANY_BOOKING), DESK.shift, DESK.find, DESK.more]
/** Delays background loading, so that it does not slow down the first page. */
const SETTLED_AFTER_MILLISECONDS = 1500

/** Caches the desk for offline use once somebody is signed in and the first page has loaded. */
function useKeptDesk(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { startCachingDesk } = await import('#web/features/desk/offline/cache-desk.ts')
      if (!isOver) stop = startCachingDesk()
    }
    const timer = setTimeout(() => void start().catch(() => undefined), SETTLED_AFTER_MILLISECONDS) // no network
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}

function DesksPage() {
  useKeptDesk()
  return <Outlet />
}

/**
 * Rendered inside `DeskFrame`, so it is mounted only while somebody is signed in. A cleaner's phone has one page, at
 * every address of the desk.
 */
function Page() {
  return useDesk().me.acts_as === 'cleaner' ? <CleaningPage /> : <DesksPage />
}

/**
 * Wraps the pages of a hotel's desk. They load their data in the browser, because the server does not know who is
 * signed in there. The files of the other pages are fetched along with the first page, so that they open offline.
 */
export default function Desk() {
  const [pages, setPages] = useState(NEXT_PAGES)
  useEffect(() => {
    const timer = setTimeout(() => setPages([...NEXT_PAGES, ...OTHER_TABS]), SETTLED_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {pages.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
      <DeskFrame>
        <Page />
      </DeskFrame>
    </>
  )
}
