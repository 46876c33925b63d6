import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOffice } from '../office-context.ts'
import { withOfficePasskey } from '../passkey-page.tsx'
import { WORDS } from '../../../../words/en/office/frame.ts'

/** Adds the user's own passkey: the first on a local machine, where none is required, or one for a second device. */
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
        <h2 id="own-passkey">Your passkey</h2>
      </header>
      <div className="panel-inside flow">
        <p>
          {me.passkey === 'shown'
            ? 'Shown on this device. Make another for a second device, so that a lost one does not lock you out.'
            : 'This machine does not ask for one. Everywhere else the office opens only with it.'}
        </p>
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button onClick={() => void go()}>{wish === 'make' ? WORDS.makePasskey : WORDS.showPasskey}</Button>
      </div>
    </section>
  )
}
