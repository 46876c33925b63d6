import { answerConsent } from '#web/lib/answer-consent.ts'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { browserApi } from '#web/lib/api.ts'
import { useConsent } from '#web/lib/consent.ts'
import { laterPart } from '#web/ui/load-part.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DataBox } from './data-box.tsx'
import { IdentityConsent } from './identity-consent.tsx'
import type { SharedBooking } from './load-my-data.ts'
import { PartnerConsent } from './partner-consent.tsx'
import * as t from '#words/my-data.ts'

const NewsChannelChoice = laterPart(() => import('#web/features/news-channel/news-channel-choice.tsx'))

type AgreedBoxProps = {
  user: User
  identities: readonly string[]
  shared: readonly SharedBooking[]
  onChanged: (user: User) => void
}

/** Lets guests withdraw a consent with one press, as easily as they gave it. */
export function ConsentsBox({ user, identities, shared, onChanged }: AgreedBoxProps) {
  const counting = useConsent()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = async (contactConsent: boolean) => {
    if (isSaving) return
    setSaving(true)
    setProblem(undefined)
    const changed = await browserApi.post('/users/{id}/contact-consent', {
      params: { id: user.id },
      body: { contactConsent },
    })
    setSaving(false)
    if (changed.ok) onChanged({ ...user, contactConsent: changed.value.contactConsent })
    else setProblem(changed.refusal.message)
  }
  return (
    <DataBox id="agreed-h" heading={t.whatYouAgreedTo}>
      <Switch checked={user.contactConsent} onChange={({ target }) => void change(target.checked)}>
        {t.mayContactMe(PRODUCT_NAME)}
      </Switch>
      <Switch
        checked={counting === 'given'}
        onChange={({ target }) => answerConsent(target.checked ? 'given' : 'refused')}
      >
        {t.analyticsInThisBrowser}
      </Switch>
      <IdentityConsent ids={identities} />
      {shared.map((booking) => (
        <PartnerConsent key={booking.id} shared={booking} />
      ))}
      <NewsChannelChoice userId={user.id} shape="list" />
      {problem && <Notice tone="danger">{problem}</Notice>}
    </DataBox>
  )
}
