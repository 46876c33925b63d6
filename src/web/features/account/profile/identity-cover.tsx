import { laterPart } from '#web/ui/load-part.ts'
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/account/profile.ts'

const FreshOtpDialog = laterPart(() => import('#web/features/account/otp/fresh-otp-dialog.tsx'))

/** Covers an ID until the guest types a fresh OTP, so that somebody who borrows the phone sees nothing. */
export function IdentityCover({ number }: { number: number }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="link identity-cover" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Icon name="eye" />
        <Sentence text={t.showId(number)} />
      </button>
      {isAsking && <FreshOtpDialog onFresh={() => setAsking(false)} onClose={() => setAsking(false)} />}
    </>
  )
}
