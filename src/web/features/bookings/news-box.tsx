import { useEffect, useState } from 'react'
import type { GuestPush } from '#contract/push.ts'
import { PushSwitch } from '#web/features/push/push-switch.tsx'
import { browserApi } from '#web/lib/api.ts'
import { canSubscribe } from '#web/lib/subscribe-here.ts'
import * as t from '#words/bookings/booking.ts'

/** Offers notifications to guests who have booked. Renders nothing if push is not supported. */
export default function NewsBox({ userId }: { userId: string }) {
  const params = { id: userId }
  const [push, setPush] = useState<GuestPush>()
  useEffect(() => {
    if (!canSubscribe()) return undefined
    let isShown = true
    void browserApi
      .get('/users/{id}/push', { params: { id: userId } })
      .then((answer) => isShown && answer.ok && setPush(answer.value))
    return () => {
      isShown = false
    }
  }, [userId])
  if (!push?.key) return null
  const take = (answer: Awaited<ReturnType<typeof browserApi.get<'/users/{id}/push'>>>) => {
    if (!answer.ok) return answer.refusal.message
    setPush(answer.value)
    return undefined
  }
  return (
    <section className="tinted-box plain flow mt-4" aria-label={t.newsOfStay}>
      <PushSwitch
        pushKey={push.key}
        isOn={push.isOn}
        words={{ about: t.notifyWords, blocked: t.notifyBlocked, failed: t.notifyFailed }}
        start={(body) => browserApi.post('/users/{id}/push', { params, body }).then(take)}
        end={() => browserApi.post('/users/{id}/push/end', { params }).then(take)}
      >
        {t.notifyHere}
      </PushSwitch>
    </section>
  )
}
