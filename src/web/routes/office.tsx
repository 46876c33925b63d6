import { Outlet } from 'react-router'
import { OfficeFrame } from '#web/features/office/office-frame.tsx'

/** Around the pages of the office. They load in the browser: the server knows nothing of who is signed in there. */
export default function Office() {
  return (
    <OfficeFrame>
      <Outlet />
    </OfficeFrame>
  )
}
