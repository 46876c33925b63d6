import { Outlet } from 'react-router'
import { DeskFrame } from '#web/features/desk/desk-frame.tsx'

/** Around the pages of a hotel's desk. They load in the browser: the server knows nothing of who is signed in there. */
export default function Desk() {
  return (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  )
}
