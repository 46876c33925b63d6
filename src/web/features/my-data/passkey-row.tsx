import type { GuestPasskey } from '#contract/guest-passkeys.ts'

import { browserApi } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StepOtp } from './step-otp.tsx'
import { useFreshStep } from './use-fresh-step.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/my-data.ts'
import { dayWords } from '#words/times.ts'
import { deviceName } from '#words/devices.ts'

const day = (iso: string) => dayWords(new Date(iso), serverNow())

type PasskeyRowProps = { userId: string; passkey: GuestPasskey; onRemoved: () => void }

/** Shows one passkey. The guest can remove it after confirming a passkey. */
export function PasskeyRow({ userId, passkey, onRemoved }: PasskeyRowProps) {
  const { step, run, rest } = useFreshStep(
    () => browserApi.post('/users/{id}/passkeys/forget', { params: { id: userId }, body: { passkeyId: passkey.id } }),
    onRemoved,
  )
  const device = passkey.device === null ? t.unknownDevice : deviceName(passkey.device)
  return (
    <li className="data-row">
      <Icon name="lock" />
      <span className="grow min-w-0">
        {device}
        <span className="soft block">{t.sinceLastUsed(day(passkey.madeAt), day(passkey.usedAt))}</span>
        {passkey.signsIn === false && <span className="soft block">{t.cannotSignInWithIt}</span>}
      </span>
      <button type="button" className="link" aria-disabled={step.at === 'working'} onClick={run}>
        <Sentence text={t.removePasskey(device)} />
      </button>
      {step.at === 'refused' && <Notice tone="danger">{step.message}</Notice>}
      <StepOtp step={step} run={run} rest={rest} />
    </li>
  )
}
