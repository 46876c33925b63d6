import { useCallback, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import type { SearchField } from './search-fields.ts'
import * as common from '#words/common.ts'

const WIDE = '(min-width: 62em)'

type PanelFrameProps = {
  title: string
  field: SearchField
  setField: (field: undefined) => void
  children: ReactNode
}

/** Frames a step: a modal sheet on a phone, and on a desktop a popover below the cells, which stay usable. */
export function PanelFrame({ title, field, setField, children }: PanelFrameProps) {
  const [isWide] = useState(() => matchMedia(WIDE).matches)
  if (isWide) return <Popover {...{ title, field, setField }}>{children}</Popover>
  return (
    <Sheet
      title={title}
      leaving={{ closable: true, onClose: () => setField(undefined) }}
      className="finder-panel"
      frame="bare"
    >
      {children}
    </Sheet>
  )
}

function Popover({ title, field, setField, children }: PanelFrameProps) {
  const id = useId()
  const show = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return undefined
      const opener = document.activeElement
      dialog.show()
      dialog.scrollIntoView({ block: 'nearest' })
      const leaveOutside = ({ target }: PointerEvent) => {
        if (target instanceof Node && !dialog.contains(target)) setField(undefined)
      }
      document.addEventListener('pointerdown', leaveOutside)
      return () => {
        document.removeEventListener('pointerdown', leaveOutside)
        if (opener instanceof HTMLElement && dialog.contains(document.activeElement)) opener.focus()
      }
    },
    [setField],
  )
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setField(undefined)
  }
  return (
    <dialog ref={show} className="sheet finder-panel" data-field={field} aria-labelledby={id} onKeyDown={leaveOnEscape}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton icon="x" label={common.close} iconClassName="icon-large" onClick={() => setField(undefined)} />
      </header>
      {children}
    </dialog>
  )
}
