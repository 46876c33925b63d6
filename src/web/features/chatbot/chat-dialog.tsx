import { useCallback, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

/**
 * From this width on, the panel is in a corner and the page stays usable. On narrower screens it is a sheet over the
 * page.
 */
const DESKTOP = '(min-width: 62em)'

export const isOnDesktop = (): boolean => matchMedia(DESKTOP).matches

type ChatDialogProps = { labelledBy: string; describedBy: string; onClose: () => void; children: ReactNode }

/**
 * Uses the native dialog, which is modal as a sheet but not in the corner. Esc closes both and returns the focus to the
 * opener.
 */
export function ChatDialog({ labelledBy, describedBy, onClose, children }: ChatDialogProps) {
  const opener = useRef<Element | null>(null)
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return undefined
    opener.current = document.activeElement
    const isModal = !isOnDesktop()
    if (isModal) dialog.showModal()
    else dialog.show()
    return () => {
      const hadFocus = isModal || dialog.contains(document.activeElement)
      dialog.close()
      // Does not take the focus from a visitor who has continued on the page.
      if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const closeOutside = ({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
    const { left, right, top } = dialog.getBoundingClientRect()
    if (target === dialog && (clientY < top || clientX < left || clientX > right)) onClose()
  }
  return (
    // A press on the scrim closes the sheet. Keyboard users have Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={show}
      className="chat"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={closeOutside}
    >
      {children}
    </dialog>
  )
}
