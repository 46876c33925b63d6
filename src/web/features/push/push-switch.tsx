import { useState, type ReactNode } from 'react'
import { isPushAllowed, subscribeHere, type OwnAddress } from '#web/lib/subscribe-here.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Words = { blocked: string; failed: string; about: ReactNode }

/**
 * `start` and `end` call the API, and return the error text if it refuses. `before` runs before the browser subscribes.
 */
export type PushSwitchProps = {
  pushKey: string
  isOn: boolean
  words: Words
  children: ReactNode
  start: (address: OwnAddress) => Promise<string | undefined>
  end: () => Promise<string | undefined>
  before?: () => Promise<void>
}

/** The switch for push notifications in this browser. Render it only if `canSubscribe()`. */
export function PushSwitch({ pushKey, isOn, words, children, start, end, before }: PushSwitchProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const subscribe = async () => {
    await before?.()
    const here = await subscribeHere(pushKey)
    if (!here.ok) return here.why === 'blocked' ? words.blocked : words.failed
    return start(here.address)
  }
  const press = async (wish: 'on' | 'off') => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    setFault(await (wish === 'on' ? subscribe() : end()))
    setBusy(false)
  }
  return (
    <>
      <Switch
        checked={isOn && isPushAllowed()}
        aria-busy={isBusy}
        onChange={({ target }) => void press(target.checked ? 'on' : 'off')}
      >
        {children}
      </Switch>
      <p className="soft">{words.about}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
    </>
  )
}
