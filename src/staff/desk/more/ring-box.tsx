import { PushSwitch } from '#web/features/push/push-switch.tsx'
import { canSubscribe } from '#web/lib/subscribe-here.ts'
import { deskApi } from '../desk-api.ts'
import { useCall } from '../desk-calls.ts'
import { useLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'

/** Shows the switch for push notifications on this device. Hidden if the browser or the site does not support push. */
export function RingBox() {
  const words = useWords()
  const language = useLanguage()
  const { value, show } = useCall('GET /desk/push')
  if (!value?.key || !canSubscribe()) return null
  const { ofStaff } = words
  const take = (answer: Awaited<ReturnType<typeof deskApi.get<'/desk/push'>>>) => {
    if (!answer.ok) return words.refusal(answer.refusal)
    show(answer.value)
    return undefined
  }
  return (
    <section className="box flow">
      <PushSwitch
        pushKey={value.key}
        isOn={value.is_on}
        words={{ about: ofStaff.ringWords, blocked: ofStaff.ringBlocked, failed: ofStaff.ringFailed }}
        start={(address) => deskApi.post('/desk/push', { body: { ...address, language } }).then(take)}
        end={() => deskApi.post('/desk/push/end').then(take)}
      >
        {ofStaff.ring}
      </PushSwitch>
    </section>
  )
}
