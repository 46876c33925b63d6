import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { SharedBooking } from './load-my-data.ts'

const wordsFor = ({ code, role, isAccepted }: SharedBooking): string => {
  if (role === 'partner') return `Booking ${code} is shared with me: its hotel may see my photo and ID for check-in`
  return isAccepted ? `My partner sees booking ${code}` : `My invited partner may see booking ${code}`
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
    if (ended.ok) showToast({ text: 'No longer shared' })
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
