import { Suspense, use, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { browserApi } from '#web/lib/api.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LoadingWord, Skeleton } from '#web/ui/skeleton.tsx'
import * as t from '#words/site-frame.ts'

type Guest = Pick<User, 'name' | 'credits' | '_profilePicture'>

async function loadGuest(userId: string): Promise<Guest | undefined> {
  const answer = await browserApi.get('/users/{id}', { params: { id: userId } })
  return answer.ok ? answer.value : undefined
}

/**
 * Shows the signed-in guest's picture, name and credit, which are loaded when the drawer opens. Without an answer,
 * shows only the links.
 */
export function DrawerGuest({ userId }: { userId: string }) {
  const [guest] = useState(() => loadGuest(userId))
  return (
    <Suspense fallback={<ComingGuest />}>
      <Greeting guest={guest} />
    </Suspense>
  )
}

const ComingGuest = () => (
  <div className="drawer-guest">
    <Avatar picture={null} className="in-dialog" />
    <div className="grow">
      <LoadingWord />
      <Skeleton width="70%" className="mb-2" />
      <Skeleton width="50%" />
    </div>
  </div>
)

function Greeting({ guest: coming }: { guest: Promise<Guest | undefined> }) {
  const guest = use(coming)
  if (!guest) return null
  return (
    <div className="drawer-guest">
      <Avatar picture={guest._profilePicture} className="in-dialog" />
      <p className="min-w-0">
        <b>{guest.name}</b>
        <br />
        <span className="drawer-credit">{t.credit(formatRupees(guest.credits))}</span>
      </p>
    </div>
  )
}
