import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME } from '#domain/site-basics.ts'
import { isSignUpComplete, unsetSignUpComplete } from '#web/lib/login-dialog.ts'
import { showToast } from '#web/ui/toast.tsx'
import * as t from '#words/account/sign-in.ts'

/**
 * Welcomes a guest who has just signed up in the dialog. Clears the flag, so that this happens only once (specification
 * §4 "Session").
 */
export function showWelcome(): void {
  if (!isSignUpComplete()) return
  unsetSignUpComplete()
  showToast({ text: t.welcome(PRODUCT_NAME, formatRupees(SIGN_UP_CREDIT)) })
}
