import { useState, type SubmitEvent } from 'react'
import type { User } from '#contract/accounts.ts'
import { displayPhone } from '#domain/accounts/phone.ts'
import { emailMessage, MESSAGES, nameMessage } from '#domain/accounts/sign-up-form.ts'
import { SITE } from '#domain/site.ts'
import { GenderField } from '#web/features/account/sign-in/sign-up-fields.tsx'
import { useCities } from '#web/features/account/sign-in/use-cities.ts'
import { browserApi } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DataBox } from './data-box.tsx'

type Stage = { at: 'resting' | 'saving' } | { at: 'refused'; message: string }

/** Where a guest corrects their own details. The phone is the account: only we can move it. */
export function DetailsBox({ user, onCorrected }: { user: User; onCorrected: (user: User) => void }) {
  const [typed, setTyped] = useState({
    name: user.name,
    email: user.user_email,
    city: user.city ?? '',
    gender: user.gender,
  })
  const [stage, setStage] = useState<Stage>({ at: 'resting' })
  const isNewEmail = typed.email.trim().toLowerCase() !== user.user_email.toLowerCase()
  const cities = useCities()
  const faults = {
    name: nameMessage(typed.name),
    email: emailMessage(typed.email),
    city: typed.city.trim() ? undefined : MESSAGES.cityRequired,
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (stage.at === 'saving' || faults.name || faults.email || faults.city) return
    setStage({ at: 'saving' })
    const body = typed
    const saved = await browserApi.post('/users/{id}/details', { params: { id: user.id }, body })
    if (saved.ok) {
      onCorrected(saved.value)
      setStage({ at: 'resting' })
      return showToast({ text: isNewEmail ? 'Saved. Look into your new email for our link' : 'Saved' })
    }
    if (saved.refusal.status === 401) openLogin()
    return setStage({ at: 'refused', message: saved.refusal.message })
  }
  return (
    <DataBox id="details-h" heading="Your details">
      <form className="flow" onSubmit={(event) => void save(event)} noValidate>
        <TextInput
          label="Name"
          autoComplete="name"
          maxLength={80}
          value={typed.name}
          error={faults.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={typed.email}
          error={faults.email}
          hint={isNewEmail ? 'We send a link there. Until you press it, the email counts as not verified.' : undefined}
          onChange={({ target }) => setTyped({ ...typed, email: target.value })}
        />
        <GenderField value={typed.gender ?? ''} onChoose={(gender) => setTyped({ ...typed, gender })} />
        <TextInput
          label="City"
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
        {stage.at === 'refused' && <Notice tone="danger">{stage.message}</Notice>}
        <Button type="submit" className="w-full" aria-disabled={stage.at === 'saving'}>
          {stage.at === 'saving' ? 'Saving...' : 'Save'}
        </Button>
      </form>
      <p className="soft">
        Your phone {displayPhone(user.phone)} is your account and cannot be changed here. For a new number call{' '}
        <a className="link in-text" href={SITE.supportPhoneLink}>
          {SITE.supportPhone}
        </a>
        . Bookings keep the name they were made with.
      </p>
    </DataBox>
  )
}
