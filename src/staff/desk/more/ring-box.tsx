import { useState } from 'react'
import type { DeskPush } from '#contract/push.ts'
import { canSubscribe, isPushAllowed, subscribeHere } from '#web/lib/subscribe-here.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { deskApi } from '../desk-api.ts'
import { useCall } from '../desk-calls.ts'
import { useLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'

/** The switch for push notifications on this device; hidden if the browser or the site does not support push. */
export function RingBox() {
  const { value, show } = useCall('GET /desk/push')
  return canSubscribe() && value?.key ? <Ring push={value} pushKey={value.key} show={show} /> : null
}

type RingProps = { push: DeskPush; pushKey: string; show: (push: DeskPush) => void }

function Ring({ push, pushKey, show }: RingProps) {
  const words = useWords()
  const language = useLanguage()
  const { ofStaff } = words
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const start = async () => {
    const here = await subscribeHere(pushKey)
    if (!here.ok) return setFault(here.why === 'blocked' ? ofStaff.ringBlocked : ofStaff.ringFailed)
    return take(await deskApi.post('/desk/push', { body: { ...here.address, language } }))
  }
  const take = (answer: Awaited<ReturnType<typeof deskApi.get<'/desk/push'>>>) =>
    answer.ok ? show(answer.value) : setFault(words.refusal(answer.refusal))
  const press = async (wish: 'on' | 'off') => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    await (wish === 'on' ? start() : deskApi.post('/desk/push/end').then(take))
    setBusy(false)
  }
  return (
    <section className="box flow">
      <Switch
        checked={push.is_on && isPushAllowed()}
        aria-busy={isBusy}
        onChange={({ target }) => void press(target.checked ? 'on' : 'off')}
      >
        {ofStaff.ring}
      </Switch>
      <p className="soft">{ofStaff.ringWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
    </section>
  )
}
