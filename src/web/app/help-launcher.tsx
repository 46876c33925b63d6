import type { ComponentType } from 'react'
import { SITE_BASICS } from '#domain/site-basics.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { ActionIcon, ActionLink } from '#web/ui/action-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as t from '#words/site-frame.ts'

const HELP_ANCHOR = '#help'

/** The chatbot while it is open. */
const opened = createStore<{ Panel: ComponentType<{ onClose: () => void }> } | undefined>(undefined)

const close = () => opened.set(undefined)

/** Loads the chatbot on first use, so that a page starts with only these few lines of code. */
async function toggle(): Promise<void> {
  if (opened.get()) return close()
  try {
    return opened.set({ Panel: (await import('#web/features/chatbot/chat-panel.tsx')).default })
  } catch {
    // The chatbot cannot load offline, so the guest can call instead.
    return showToast({ text: t.helpDidNotLoad(SITE_BASICS.supportPhone) })
  }
}

/** Opens the chatbot if the page's address ends in '#help', so that a link on any page can do so. */
export function openHelpFromHash(): void {
  if (location.hash === HELP_ANCHOR && !opened.get()) void toggle()
}

/**
 * Opens the chatbot (specification §2: on every page). On a phone it is an icon in the bar, on a desktop a word in the
 * menu. Without scripts it calls us.
 */
export function HelpButton({ variant = 'icon', className = '' }: { variant?: 'icon' | 'word'; className?: string }) {
  const control = {
    'aria-haspopup': 'dialog',
    'aria-expanded': useStore(opened) !== undefined,
    href: SITE_BASICS.supportPhoneLink,
    onPress: () => void toggle(),
  } as const
  if (variant === 'icon') return <ActionIcon icon="message-circle" label={t.help} className={className} {...control} />
  return (
    <ActionLink className="nav-item" {...control}>
      <Icon name="message-circle" />
      {t.help}
    </ActionLink>
  )
}

/** Mounted once per page, so that the conversation stays open from page to page. */
export function HelpHost() {
  const chat = useStore(opened)
  return chat ? <chat.Panel onClose={close} /> : null
}
