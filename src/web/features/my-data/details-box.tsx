import { useState, type SubmitEvent } from 'react'
import type { User } from '#contract/accounts.ts'
import { displayPhone } from '#domain/accounts/phone.ts'
import { faultOfCity, faultOfEmail, faultOfName } from '#domain/accounts/sign-up-form.ts'
import { SITE } from '#domain/site.ts'
import { GenderField } from '#web/features/account/sign-in/sign-up-fields.tsx'
import { useCities } from '#web/features/account/sign-in/use-cities.ts'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DataBox } from './data-box.tsx'
import { StepOtp } from './step-otp.tsx'
import { useFreshStep } from './use-fresh-step.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/my-data.ts'
import * as errors from '#words/form-errors.ts'

/** Lets guests correct their own details. The phone identifies the account, so only we can change it. */
export function DetailsBox({ user, onCorrected }: { user: User; onCorrected: (user: User) => void }) {
  const [typed, setTyped] = useState({
    name: user.name,
    email: user.user_email,
    city: user.city ?? '',
    gender: user.gender,
  })
  const isNewEmail = typed.email.trim().toLowerCase() !== user.user_email.toLowerCase()
  const cities = useCities()
  const faults = {
    name: errors.formError(faultOfName(typed.name)),
    email: errors.formError(faultOfEmail(typed.email)),
    city: errors.formError(faultOfCity(typed.city)),
  }
  const { step, run, rest } = useFreshStep(
    () => browserApi.post('/users/{id}/details', { params: { id: user.id }, body: typed }),
    (saved) => {
      onCorrected(saved)
      showToast({ text: isNewEmail ? t.savedOpenLink : t.saved })
    },
  )
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!faults.name && !faults.email && !faults.city) run()
  }
  return (
    <DataBox id="details-h" heading={t.yourDetails}>
      <form className="flow" onSubmit={save} noValidate>
        <TextInput
          label={common.name}
          autoComplete="name"
          maxLength={80}
          value={typed.name}
          error={faults.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextInput
          label={common.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          error={faults.email}
          hint={isNewEmail ? t.weSendLink : undefined}
          onChange={({ target }) => setTyped({ ...typed, email: target.value })}
        />
        <GenderField value={typed.gender ?? ''} onChoose={(gender) => setTyped({ ...typed, gender })} />
        <TextInput
          label={common.city}
          autoComplete="address-level2"
          maxLength={80}
          list="cities-we-know"
          value={typed.city}
          error={faults.city}
          onChange={({ target }) => setTyped({ ...typed, city: target.value })}
        />
        <datalist id="cities-we-know">
          {cities.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </datalist>
        {step.at === 'refused' && <Notice tone="danger">{step.message}</Notice>}
        <Button type="submit" className="w-full" aria-disabled={step.at === 'working'}>
          {step.at === 'working' ? t.saving : t.save}
        </Button>
      </form>
      <StepOtp step={step} run={run} rest={rest} />
      <p className="soft">
        <Sentence text={t.phoneIsAccount(displayPhone(user.phone), SITE.supportPhone)} link={supportLink} />
      </p>
    </DataBox>
  )
}
