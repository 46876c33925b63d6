import { StaffPhoneForm } from '#web/features/account/otp/staff-phone-form.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { officeApi } from '../office-api.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import * as t from '#words/office/frame.ts'

/** Accepts only office pages as the target, because anybody could have written the address. */
const pageToOpen = (back: string | null): string => (back && /^\/office(?:[/?]|$)/.test(back) ? back : OFFICE.now)

/** Shows the sign-in page for Uncle's staff. */
export function SignInPage() {
  const navigate = useNavigate()
  const back = pageToOpen(useQuery().get('back'))
  const enter = () => void navigate(back, { replace: true })
  return (
    <SignInFrame title={t.signInToOffice}>
      <StaffPhoneForm
        words={t.phoneForm}
        send={(body) => officeApi.post('/office/send-otp', { body })}
        verify={(body) => officeApi.post('/office/sign-in', { body })}
        onEnter={enter}
      />
      <p className="soft">{t.staysSignedIn}</p>
    </SignInFrame>
  )
}
