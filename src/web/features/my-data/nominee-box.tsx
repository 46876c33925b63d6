import { useState, type SubmitEvent } from 'react'
import type { Nominee } from '#contract/nominees.ts'
import { readNominee } from '#domain/accounts/nominee.ts'
import { displayPhone, readTypedPhone } from '#domain/accounts/phone.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DataBox } from './data-box.tsx'
import { StepOtp } from './step-otp.tsx'
import { useFreshStep } from './use-fresh-step.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/my-data.ts'
import { NOMINEE_ERRORS } from '#words/nominee-errors.ts'

type NomineeBoxProps = { userId: string; ownPhone: string; nominee: Nominee | null }

/** Lets guests name, change or remove the person who may exercise their rights if they die or cannot act (DPDP Act). */
export function NomineeBox({ userId, ownPhone, nominee }: NomineeBoxProps) {
  const [known, setKnown] = useState(nominee)
  const [isOpen, setOpen] = useState(false)
  const params = { id: userId }
  const removal = useFreshStep(
    () => browserApi.post('/users/{id}/nominee/remove', { params }),
    () => {
      setKnown(null)
      showToast({ text: t.nomineeRemoved })
    },
  )
  const named = (saved: Nominee | null) => {
    setKnown(saved)
    setOpen(false)
    showToast({ text: t.saved })
  }
  return (
    <DataBox id="nominee-h" heading={t.yourNominee}>
      <p className="soft">{t.whatNomineeIs}</p>
      {known && !isOpen && (
        <div className="data-row">
          <span className="grow min-w-0">
            {known.name}
            <span className="soft block">{displayPhone(known.phone)}</span>
          </span>
          <button type="button" className="link" aria-disabled={removal.step.at === 'working'} onClick={removal.run}>
            <Sentence text={t.removeNominee} />
          </button>
        </div>
      )}
      {removal.step.at === 'refused' && <Notice tone="danger">{removal.step.message}</Notice>}
      <StepOtp {...removal} />
      {isOpen ? (
        <NomineeForm userId={userId} ownPhone={ownPhone} known={known} onNamed={named} onClose={() => setOpen(false)} />
      ) : (
        <Button className="w-full" onClick={() => setOpen(true)}>
          {known ? t.nameAnotherPerson : t.namePerson}
        </Button>
      )}
    </DataBox>
  )
}

type NomineeFormProps = Omit<NomineeBoxProps, 'nominee'> & {
  known: Nominee | null
  onNamed: (nominee: Nominee | null) => void
  onClose: () => void
}

function NomineeForm({ userId, ownPhone, known, onNamed, onClose }: NomineeFormProps) {
  const [typed, setTyped] = useState({ name: known?.name ?? '', phone: known ? displayPhone(known.phone) : '' })
  const [isSent, setSent] = useState(false)
  const read = readNominee(typed, ownPhone)
  const fault = isSent && !read.ok ? read.refusal : undefined
  const { step, run, rest } = useFreshStep(
    () => browserApi.post('/users/{id}/nominee', { params: { id: userId }, body: typed }),
    (saved) => onNamed(saved.nominee),
  )
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (read.ok) run()
  }
  return (
    <form className="flow" onSubmit={save} noValidate>
      <TextInput
        label={t.nomineesName}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={typed.name}
        error={fault?.field === 'name' ? NOMINEE_ERRORS[fault.fault] : undefined}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextInput
        label={t.nomineesPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        prefix="+91"
        value={typed.phone}
        error={fault?.field === 'phone' ? NOMINEE_ERRORS[fault.fault] : undefined}
        onChange={({ target }) => setTyped({ ...typed, phone: readTypedPhone(target.value) })}
      />
      {step.at === 'refused' && <Notice tone="danger">{step.message}</Notice>}
      <Button type="submit" className="w-full" aria-disabled={step.at === 'working'}>
        {step.at === 'working' ? t.saving : t.saveNominee}
      </Button>
      <Button variant="bare" onClick={onClose}>
        {t.cancel}
      </Button>
      <StepOtp step={step} run={run} rest={rest} />
    </form>
  )
}
