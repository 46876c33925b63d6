import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOffice } from '../office-context.ts'
import { withOfficePasskey } from '../passkey-page.tsx'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/team.ts'

/**
 * Adds the user's own passkey: the first on a local machine, where none is required, or another one for a second
 * device.
 */
export function OwnPasskey() {
  const { me, chooseMe } = useOffice()
  const [fault, setFault] = useState<string>()
  const wish = me.passkey === 'to_show' ? 'show' : 'make'
  const go = async () => {
    setFault(undefined)
    const shown = await withOfficePasskey(wish)
    if (shown.ok) chooseMe(shown.me)
    else setFault(shown.why)
  }
  return (
    <section className="panel" aria-labelledby="own-passkey">
      <header>
        <h2 id="own-passkey">{t.yourPasskey}</h2>
      </header>
      <div className="panel-inside flow">
        <p>{me.passkey === 'shown' ? t.shownOnThisDevice : t.thisMachineDoesNotAsk}</p>
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button onClick={() => void go()}>{wish === 'make' ? frame.makePasskey : frame.showPasskey}</Button>
      </div>
    </section>
  )
}
