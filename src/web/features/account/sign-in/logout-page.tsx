import { UNREACHABLE } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/account/sign-in.ts'

/** Shown only if the server did not answer, so the session is still open there. */
export function LogoutPage() {
  const { revalidate, state } = useRevalidator()
  return (
    <main id="main" className="wrap section">
      <h1>{t.notLoggedOutYet}</h1>
      <div className="my-4">
        <Notice tone="danger">{UNREACHABLE.message}</Notice>
      </div>
      <Button variant="primary" className="big" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {t.logOut}
      </Button>
    </main>
  )
}
