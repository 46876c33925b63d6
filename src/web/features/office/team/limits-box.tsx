import { useState, type SubmitEvent } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { useOffice } from '../office-context.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { WORDS } from '../words/words.ts'

/** What one person may give away without a second one. */
export function LimitsBox() {
  const { me } = useOffice()
  const [isChanging, setChanging] = useState(false)
  const { per_booking: perBooking, per_day: perDay } = me.limits
  return (
    <section className="panel" aria-labelledby="limits">
      <header>
        <h2 id="limits">Limits</h2>
        {me.role === 'admin' && <Button onClick={() => setChanging(true)}>Change</Button>}
      </header>
      <p className="panel-inside">
        One person gives away at most {formatRupees(perBooking)} on a booking and {formatRupees(perDay)} on a day. Above
        that a second person, an admin, confirms.
      </p>
      {isChanging && <ChangeLimits onClose={() => setChanging(false)} />}
    </section>
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function ChangeLimits({ onClose }: { onClose: () => void }) {
  const { me, askMeAgain } = useOffice()
  const [perBooking, setPerBooking] = useState(String(me.limits.per_booking))
  const [perDay, setPerDay] = useState(String(me.limits.per_day))
  const [fault, setFault] = useState<string>()
  const reason = useReason()
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const why = reason.read()
    if (!why) return undefined
    const body = { per_booking: Number(perBooking), per_day: Number(perDay), reason: why }
    const answer = await officeApi.post('/office/limits', { body })
    if (!answer.ok) return setFault(answer.refusal.message || WORDS.failed)
    await askMeAgain()
    return onClose()
  }
  const amount = (label: string, value: string, write: (next: string) => void) => (
    <TextInput
      label={label}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => write(digitsOf(target.value))}
    />
  )
  return (
    <Dialog title="Change the limits" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        {amount('On one booking', perBooking, setPerBooking)}
        {amount('On one day', perDay, setPerDay)}
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
