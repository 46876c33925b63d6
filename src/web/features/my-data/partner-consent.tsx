import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { SharedBooking } from './load-my-data.ts'
import * as t from '#words/my-data.ts'

const wordsFor = ({ code, role, isAccepted }: SharedBooking): string => {
  if (role === 'partner') return t.bookingIsSharedWithMe(code)
  return isAccepted ? t.partnerSeesBooking(code) : t.invitedPartnerMaySeeBooking(code)
}

/** Ends the sharing of a booking with one press, for its owner or the partner. */
export function PartnerConsent({ shared }: { shared: SharedBooking }) {
  const { revalidate } = useRevalidator()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const end = async () => {
    if (isSaving) return
    setSaving(true)
    setProblem(undefined)
    const ended = await browserApi.post('/booking-partner/{id}/cancel-invite-partner', {
      params: { id: shared.id },
      body: { status: 'cancelled' },
    })
    setSaving(false)
    if (ended.ok) showToast({ text: t.noLongerShared })
    else setProblem(ended.refusal.message)
    void revalidate()
  }
  return (
    <>
      <Switch checked onChange={() => void end()}>
        {wordsFor(shared)}
      </Switch>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
