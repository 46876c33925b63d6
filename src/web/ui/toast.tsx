import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type ToastMessage = { text: string; icon?: IconName; action?: { label: string; run: () => void } }

const SHOWN_SECONDS = 6

let current: ToastMessage | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: ToastMessage | undefined): void {
  clearTimeout(timer)
  current = next
  for (const listener of listeners) listener()
}

/** Only for success and undo; errors appear where they happened. */
export function showToast(message: ToastMessage): void {
  change(message)
  timer = setTimeout(() => change(undefined), SHOWN_SECONDS * 1000)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Mounted once per page, so that screen readers announce its text. */
export function ToastRegion() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  return (
    <output>
      {message && (
        <span className="toast">
          {message.icon && <Icon name={message.icon} className="fill-current" />}
          <span>{message.text}</span>
          {message.action && (
            <button
              type="button"
              onClick={() => {
                message.action?.run()
                change(undefined)
              }}
            >
              {message.action.label}
            </button>
          )}
        </span>
      )}
    </output>
  )
}
