import type { GuestPasskey } from '#contract/guest-passkeys.ts'
import { withPasskey } from '#web/features/account/otp/use-passkey.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DataBox } from './data-box.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { StepOtp } from './step-otp.tsx'
import { useFreshStep } from './use-fresh-step.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/my-data.ts'

type PasskeysBoxProps = { userId: string; passkeys: readonly GuestPasskey[] }

/** Returns the same shape as an API call, so that the step asks for an OTP or a passkey as after any refusal. */
async function make(userId: string) {
  const done = await withPasskey(userId, 'make')
  if (done.ok) return { ok: true, value: undefined, total: undefined } as const
  return { ok: false, refusal: { status: 403, code: done.code, message: done.message } } as const
}

/**
 * Lists the guest's passkeys, which allow a sign-in without an OTP and protect private data from anybody who can read
 * the guest's texts.
 */
export function PasskeysBox({ userId, passkeys }: PasskeysBoxProps) {
  const { revalidate } = useRevalidator()
  const changed = (words: string) => () => {
    showToast({ text: words })
    void revalidate()
  }
  const { step, run, rest } = useFreshStep(() => make(userId), changed(t.passkeyAdded))
  return (
    <>
      <DataBox id="passkeys-h" heading={t.passkey}>
        <p className="soft">
          <Sentence text={t.whatPasskeyDoes} />
        </p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} userId={userId} passkey={passkey} onRemoved={changed(t.passkeyRemoved)} />
            ))}
          </ul>
        )}
        {step.at === 'refused' && <Notice tone="danger">{step.message}</Notice>}
        <Button className="w-full" aria-disabled={step.at === 'working'} onClick={run}>
          <Icon name="lock" />
          {passkeys.length > 0 ? t.addAnotherPasskey : t.addPasskey}
        </Button>
      </DataBox>
      <StepOtp step={step} run={run} rest={rest} />
    </>
  )
}
