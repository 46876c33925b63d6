import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#web/ui/button.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** Opens the drawer with everything the header leads to. Every page has one: in the header, or in the bar it brings itself. */
export function MenuButton({ className = '' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        className={className}
        iconClassName="icon-large"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen &&
        // Out of the bar: the drawer looks the same whatever bar its button stands in.
        createPortal(
          <Suspense>
            <MenuDrawer onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
