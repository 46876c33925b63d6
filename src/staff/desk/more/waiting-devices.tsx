import type { WaitingDevice as Device } from '#contract/desk-pairing.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

export type DevicesProps = { devices: readonly Device[]; show: (devices: Device[]) => void }

/**
 * Lists devices on which a pairing code was typed, with their kind and when they asked, for the manager to approve or
 * refuse.
 */
export const WaitingDevices = ({ devices, show }: DevicesProps) =>
  devices.map((device) => <WaitingDevice key={device.id} device={device} show={show} />)

type WaitingDeviceProps = Pick<DevicesProps, 'show'> & { device: Device }

function WaitingDevice({ device: { id, colleague, device: name, asked_at }, show }: WaitingDeviceProps) {
  const words = useWords()
  const { ofStaff } = words
  const letting = usePost('POST /desk/waiting-devices/{id}/let-in', { params: { id } })
  const refusing = usePost('POST /desk/waiting-devices/{id}/refuse', { params: { id } })
  const decide = async ({ send }: typeof letting) => {
    const answer = await send()
    if (answer?.ok) show(answer.value)
  }
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofStaff.deviceWaits(colleague.name)}</h2>
      <p>{ofStaff.deviceAsked(name ?? ofStaff.unknownDevice, nearWords(new Date(asked_at), serverNow(), words))}</p>
      <p className="soft">{ofStaff.letInWords}</p>
      <PressNotice sending={letting} />
      <PressNotice sending={refusing} />
      <div className="button-row">
        <Button variant="primary" aria-disabled={letting.isBusy} onClick={() => void decide(letting)}>
          {ofStaff.letIn}
        </Button>
        <Button aria-disabled={refusing.isBusy} onClick={() => void decide(refusing)}>
          {ofStaff.refuse}
        </Button>
      </div>
    </section>
  )
}
