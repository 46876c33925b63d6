import { useEffect, useState } from 'react'
import { Outlet, PrefetchPageLinks } from 'react-router'
import { DeskFrame } from '#web/features/desk/desk-frame.tsx'
import { DESK } from '#web/lib/desk-paths.ts'

const ANY_BOOKING = 'any'
const NEXT_PAGES = [DESK.booking(ANY_BOOKING), DESK.greet(ANY_BOOKING)]
const OTHER_TABS = [DESK.scan, DESK.rooms, DESK.shift, DESK.find, DESK.more]
/** The first page comes first: nothing of this delays it. */
const SETTLED_AFTER_MILLISECONDS = 1500

/** Once somebody is signed in and the first page has settled, the desk is kept for the time without network. */
function useKeptDesk(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { startKeepingDesk } = await import('#web/features/desk/offline/keep-desk.ts')
      if (!isOver) stop = startKeepingDesk()
    }
    const timer = setTimeout(() => void start().catch(() => undefined), SETTLED_AFTER_MILLISECONDS) // no network
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}

/** Inside the frame: it stands only while somebody is signed in. */
function Page() {
  useKeptDesk()
  return <Outlet />
}

/**
 * Around the pages of a hotel's desk. They load in the browser: the server knows nothing of who is signed in there. What
 * the other pages need is fetched with the first, so that they open without network.
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
