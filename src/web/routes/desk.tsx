import { Outlet, PrefetchPageLinks } from 'react-router'
import { DeskFrame } from '#web/features/desk/desk-frame.tsx'
import { DESK } from '#web/lib/desk-paths.ts'

const ANY_BOOKING = 'any'

/**
 * Around the pages of a hotel's desk. They load in the browser: the server knows nothing of who is signed in there. What
 * the other pages need is fetched with the first, so that they open without network.
 */
export default function Desk() {
  return (
    <>
      <PrefetchPageLinks page={DESK.booking(ANY_BOOKING)} />
      <PrefetchPageLinks page={DESK.greet(ANY_BOOKING)} />
      <DeskFrame>
        <Outlet />
      </DeskFrame>
    </>
  )
}
