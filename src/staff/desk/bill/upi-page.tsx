import { useState } from 'react'
import type { UpiAccount } from '#contract/desk-bill.ts'
import { MAX_PAYEE, MAX_VPA, readPayee, readVpa } from '#domain/desk/upi.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formNotice } from '../../kit/form-notice.ts'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useDesk } from '../desk-context.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

/** Lets a manager set the hotel's UPI account. */
export function UpiPage() {
  const { ofBill } = useWords()
  const called = useCall('GET /desk/upi')
  const { value, show } = called
  return (
    <DeskPage title={ofBill.upi} backTo={DESK.more}>
      <h1>{ofBill.upiTitle}</h1>
      <p className="soft">{ofBill.upiWords}</p>
      <CallState of={called} />
      {value && <UpiForm key={value.upi?.vpa ?? ''} upi={value.upi} onSet={(upi) => show({ upi })} />}
    </DeskPage>
  )
}

function UpiForm({ upi, onSet }: { upi: UpiAccount | null; onSet: (upi: UpiAccount | null) => void }) {
  const words = useWords()
  const { ofBill } = words
  const { me } = useDesk()
  const [vpa, setVpa] = useState(upi?.vpa ?? '')
  const [payee, setPayee] = useState(upi?.payee ?? me.post.hotel.name)
  const [isPressed, setPressed] = useState(false)
  const setting = usePost('POST /desk/upi')
  const notice = formNotice(setting, words)
  const faults: Record<string, string> = {
    ...notice.faults,
    ...(isPressed && readVpa(vpa) === undefined ? { vpa: ofBill.vpaWrong } : {}),
    ...(isPressed && readPayee(payee) === undefined ? { payee: ofBill.payeeWrong } : {}),
  }
  const set = async (account: { vpa: string | null; payee?: string }) => {
    const answer = await setting.send(account)
    if (answer?.ok) onSet(answer.value.upi)
  }
  const save = () => {
    setPressed(true)
    if (readVpa(vpa) !== undefined && readPayee(payee) !== undefined) void set({ vpa, payee })
  }
  return (
    <form
      className="box flow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {upi && (
        <Notice tone="trust">
          <b>{upi.vpa}</b> {ofBill.setBy(upi.set_by, nearWords(new Date(upi.set_at), serverNow(), words))}
        </Notice>
      )}
      <TextInput
        label={ofBill.vpa}
        hint={ofBill.vpaHint}
        value={vpa}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_VPA}
        error={faults['vpa']}
        onChange={({ target }) => setVpa(target.value)}
      />
      <TextInput
        label={ofBill.payee}
        value={payee}
        autoComplete="off"
        maxLength={MAX_PAYEE}
        error={faults['payee']}
        onChange={({ target }) => setPayee(target.value)}
      />
      {(notice.refused ?? notice.lost) !== undefined && <Notice tone="danger">{notice.refused ?? notice.lost}</Notice>}
      <Button type="submit" variant="primary" className="big w-full" aria-disabled={setting.isBusy}>
        {ofBill.save}
      </Button>
      {upi && (
        <Button className="w-full" aria-disabled={setting.isBusy} onClick={() => void set({ vpa: null })}>
          {ofBill.remove}
        </Button>
      )}
    </form>
  )
}
