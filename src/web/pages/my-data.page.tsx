import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadMyData, type MyData } from '#web/features/my-data/load-my-data.ts'
import { MyDataPage } from '#web/features/my-data/my-data-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<MyData | null>({
  handle: {},
  Body: ({ data }) => (
    <GuestFrame>{(user) => <MyDataPage key={user?.id} loaded={user ? data : null} user={user} />}</GuestFrame>
  ),
  personalise: loadMyData,
})

export const head = privateHead('account')
