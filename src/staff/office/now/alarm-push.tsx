import { registerWorker } from '#web/features/offline/register-worker.ts'
import { PushSwitch } from '#web/features/push/push-switch.tsx'
import { canSubscribe } from '#web/lib/subscribe-here.ts'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import * as t from '#words/office/duty.ts'

/** Shows the switch for push alarms in this browser. Hidden if the browser or the site does not support push. */
export function AlarmPush() {
  const { value, show } = useCall('GET /office/push')
  if (!value?.key || !canSubscribe()) return null
  const take = (answer: Awaited<ReturnType<typeof officeApi.get<'/office/push'>>>) => {
    if (!answer.ok) return answer.refusal.message
    show(answer.value)
    return undefined
  }
  return (
    <div className="alarm-push">
      <PushSwitch
        pushKey={value.key}
        isOn={value.is_on}
        words={{ about: t.ringWords, blocked: t.ringBlocked, failed: t.ringFailed }}
        before={registerWorker}
        start={(body) => officeApi.post('/office/push', { body }).then(take)}
        end={() => officeApi.post('/office/push/end').then(take)}
      >
        {t.ring}
      </PushSwitch>
    </div>
  )
}
