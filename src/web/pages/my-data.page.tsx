import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadMyData, type MyData } from '#web/features/my-data/load-my-data.ts'
import { MyDataPage } from '#web/features/my-data/my-data-page.tsx'
import type { PublicPage } from '../renderer/page.ts'

export const MY_DATA = {
  name: 'my-data',
  handle: {},
  Body: ({ data }) => (
    <GuestFrame>{(user) => <MyDataPage key={user?.id} loaded={user ? data : null} user={user} />}</GuestFrame>
  ),
  covers: (from, to) => from.pathname === to.pathname,
  personalise: loadMyData,
} satisfies PublicPage<MyData | null>
