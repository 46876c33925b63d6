import { createStore, useStore } from '#web/lib/store.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'

type ToastMessage = { text: string; icon?: IconName; action?: { label: string; run: () => void } }

const SHOWN_SECONDS = 6

const toast = createStore<ToastMessage | undefined>(undefined)
let timer: ReturnType<typeof setTimeout> | undefined

function change(next: ToastMessage | undefined): void {
  clearTimeout(timer)
  toast.set(next)
}

/** Only for success and undo; errors appear where they happened. */
export function showToast(message: ToastMessage): void {
  change(message)
  timer = setTimeout(() => change(undefined), SHOWN_SECONDS * 1000)
}

/** Mounted once per page, so that screen readers announce its text. */
export function ToastRegion() {
  const message = useStore(toast)
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
