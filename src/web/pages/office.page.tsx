import { Outlet } from 'react-router'
import { OfficeFrame } from '#web/features/office/office-frame.tsx'

/** Wraps the office's pages. They load in the browser, because the server does not know who is signed in there. */
export default function Office() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  )
}
