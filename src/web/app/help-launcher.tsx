import { useSyncExternalStore, type ComponentType } from 'react'
import { SITE_BASICS } from '#domain/site-basics.ts'
import { ActionIcon, ActionLink } from '#web/ui/action-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Panel = ComponentType<{ onClose: () => void }>

const HELP_ANCHOR = '#help'

let Panel: Panel | undefined
let isOpen = false
const listeners = new Set<() => void>()

function change(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

const close = () => change(false)

/** Loads the chatbot on first use, so that a page starts with only these few lines of it. */
async function toggle(): Promise<void> {
  if (isOpen) return close()
  try {
    Panel ??= (await import('#web/features/chatbot/chat-panel.tsx')).default
    return change(true)
  } catch {
    // Offline, the chatbot cannot load: the guest can call instead.
    return showToast({ text: `Help did not load. Call ${SITE_BASICS.supportPhone}, day or night.` })
  }
}

/** A link to '#help' on any page opens the chatbot. */
export function openHelpFromHash(): void {
  if (location.hash === HELP_ANCHOR && !isOpen) void toggle()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useIsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )

/**
 * Opens the chatbot (specification §2: on every page): an icon in the bar on a phone, a word in the menu on a desktop.
 * Without scripts it calls us.
 */
export function HelpButton({ variant = 'icon', className = '' }: { variant?: 'icon' | 'word'; className?: string }) {
  const control = {
    'aria-haspopup': 'dialog',
    'aria-expanded': useIsOpen(),
    href: SITE_BASICS.supportPhoneLink,
    onPress: () => void toggle(),
  } as const
  if (variant === 'icon') return <ActionIcon icon="message-circle" label="Help" className={className} {...control} />
  return (
    <ActionLink className="nav-item" {...control}>
      <Icon name="message-circle" />
      Help
    </ActionLink>
  )
}

/** Mounted once per page, so that the conversation stays open from page to page. */
export const HelpHost = () => (useIsOpen() && Panel ? <Panel onClose={close} /> : null)
