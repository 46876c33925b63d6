import { useState } from 'react'
import type { WaitingDevice } from '#contract/desk-pairing.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

export type DevicesProps = { devices: readonly WaitingDevice[]; show: (devices: WaitingDevice[]) => void }

/** Devices that typed a code: what they are and when they asked, to be let in or refused. */
export function WaitingDevices({ devices, show }: DevicesProps) {
  const words = useWords()
  const { ofStaff } = words
  const [fault, setFault] = useState<string>()
  const decide = async (id: string, how: 'let-in' | 'refuse') => {
    const path = `/desk/waiting-devices/{id}/${how}` as '/desk/waiting-devices/{id}/let-in'
    const answer = await deskApi.post(path, { params: { id } })
    setFault(answer.ok ? undefined : words.refusal(answer.refusal))
    if (answer.ok) show(answer.value)
  }
  return (
    <>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {devices.map(({ id, colleague, device, asked_at }) => (
        <section key={id} className="box flow">
          <h2 className="small-heading">{ofStaff.deviceWaits(colleague.name)}</h2>
          <p>
            {ofStaff.deviceAsked(device ?? ofStaff.unknownDevice, nearWords(new Date(asked_at), serverNow(), words))}
          </p>
          <p className="soft">{ofStaff.letInWords}</p>
          <div className="button-row">
            <Button look="primary" onClick={() => void decide(id, 'let-in')}>
              {ofStaff.letIn}
            </Button>
            <Button onClick={() => void decide(id, 'refuse')}>{ofStaff.refuse}</Button>
          </div>
        </section>
      ))}
    </>
  )
}
