import { useState } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { accept } from '#domain/kernel/result.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { useOffice } from '../office-context.ts'
import * as t from '#words/office/team.ts'

/** Shows how much one person may give away without a second person. */
export function LimitsBox() {
  const { me } = useOffice()
  const [isChanging, setChanging] = useState(false)
  const { per_booking: perBooking, per_day: perDay } = me.limits
  return (
    <section className="panel" aria-labelledby="limits">
      <header>
        <h2 id="limits">{t.limits}</h2>
        {me.role === 'admin' && <Button onClick={() => setChanging(true)}>{t.change}</Button>}
      </header>
      <p className="panel-inside">{t.onePersonGivesAway(formatRupees(perBooking), formatRupees(perDay))}</p>
      {isChanging && <ChangeLimits onClose={() => setChanging(false)} />}
    </section>
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function ChangeLimits({ onClose }: { onClose: () => void }) {
  const { me, askMeAgain } = useOffice()
  const [perBooking, setPerBooking] = useState(String(me.limits.per_booking))
  const [perDay, setPerDay] = useState(String(me.limits.per_day))
  const save = async (body: { per_booking: number; per_day: number; reason: string }, idempotencyKey: string) => {
    const answer = await officeApi.post('/office/limits', { body, idempotencyKey })
    if (answer.ok) await askMeAgain()
    return answer
  }
  const amount = (label: string, value: string, fault: string | undefined, write: (next: string) => void) => (
    <TextInput
      label={label}
      error={fault}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => write(digitsOf(target.value))}
    />
  )
  return (
    <FormDialog
      title={t.changeLimits}
      button={t.save}
      read={() => accept({ per_booking: Number(perBooking), per_day: Number(perDay) })}
      act={save}
      onClose={onClose}
      onDone={onClose}
    >
      {(faultOf) => (
        <>
          {amount(t.onOneBooking, perBooking, faultOf('per_booking'), setPerBooking)}
          {amount(t.onOneDay, perDay, faultOf('per_day'), setPerDay)}
        </>
      )}
    </FormDialog>
  )
}
