import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#web/ui/button.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** Opens the drawer with all header links. Every page has one: in the header, or in its own bar. */
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
        // Rendered outside the bar: the drawer looks the same in every bar.
        createPortal(
          <Suspense>
            <MenuDrawer onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
