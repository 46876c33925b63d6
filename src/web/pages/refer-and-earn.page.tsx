import { GuestFrame } from '#web/features/account/dashboard/guest-frame.tsx'
import { loadReferral, type ReferPage as Referral } from '#web/features/account/refer/refer-data.ts'
import { ReferPage } from '#web/features/account/refer/refer-page.tsx'
import type { PublicPage } from '../renderer/page.ts'

export const REFER_AND_EARN = {
  name: 'refer-and-earn',
  handle: {},
  Body: ({ data }) => <GuestFrame>{(user) => <ReferPage page={user ? data : null} />}</GuestFrame>,
  covers: (from, to) => from.pathname === to.pathname,
  personalise: loadReferral,
} satisfies PublicPage<Referral | null>
