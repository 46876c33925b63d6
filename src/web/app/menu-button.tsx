import { laterPart } from '#web/ui/load-part.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ActionIcon } from '#web/ui/action-link.tsx'
import { PATHS } from '#web/lib/paths.ts'
import { MENU_ANCHOR } from './site-links.ts'
import { usePageHandle } from '#web/lib/page/page-handle.ts'
import * as t from '#words/site-frame.ts'

const MenuDrawer = laterPart(() => import('./menu-drawer.tsx'))

/**
 * Opens the drawer with all header links. Every page has this button in its header or its own bar. Without scripts it
 * leads to the footer's links or, if the page has only a short footer, to those of the start page.
 */
export function MenuButton({ className = '' }) {
  const [isOpen, setOpen] = useState(false)
  const { footer } = usePageHandle()
  return (
    <>
      <ActionIcon
        icon="menu"
        label={t.menu}
        className={className}
        iconClassName="icon-large"
        aria-haspopup="dialog"
        href={footer === 'short' ? `${PATHS.home}${MENU_ANCHOR}` : MENU_ANCHOR}
        onPress={() => setOpen(true)}
      />
      {isOpen &&
        // Rendered outside the bar, so that the drawer looks the same in every bar.
        createPortal(<MenuDrawer onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}
