import { useEffect, useState } from 'react'
import type { GuestPush } from '#contract/push.ts'
import { browserApi } from '#web/lib/api.ts'
import { canSubscribe, isPushAllowed, subscribeHere } from '#web/lib/subscribe-here.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import * as t from '#words/bookings/booking.ts'

/** Offers notifications to guests who have booked; renders nothing if push is not supported. */
export default function NewsBox({ userId }: { userId: string }) {
  const params = { id: userId }
  const [push, setPush] = useState<GuestPush>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
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
  const key = push?.key
  if (!key) return null
  const take = (answer: Awaited<ReturnType<typeof browserApi.get<'/users/{id}/push'>>>) =>
    answer.ok ? setPush(answer.value) : setFault(answer.refusal.message)
  const start = async () => {
    const here = await subscribeHere(key)
    if (!here.ok) return setFault(here.why === 'blocked' ? t.notifyBlocked : t.notifyFailed)
    return take(await browserApi.post('/users/{id}/push', { params, body: here.address }))
  }
  const press = async (wish: 'on' | 'off') => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    await (wish === 'on' ? start() : browserApi.post('/users/{id}/push/end', { params }).then(take))
    setBusy(false)
  }
  return (
    <section className="tinted-box plain flow mt-4" aria-label={t.newsOfStay}>
      <Switch
        checked={push.isOn && isPushAllowed()}
        aria-busy={isBusy}
        onChange={({ target }) => void press(target.checked ? 'on' : 'off')}
      >
        {t.notifyHere}
      </Switch>
      <p className="soft">{t.notifyWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
    </section>
  )
}
