import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadReferral, type ReferPage as Referral } from '#web/features/account/refer/refer-data.ts'
import { ReferPage } from '#web/features/account/refer/refer-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<Referral | null>({
  handle: {},
  Body: ({ data }) => <GuestFrame>{(user) => <ReferPage page={user ? data : null} />}</GuestFrame>,
  personalise: loadReferral,
})

export const head = privateHead('account')
