import {
  createContext,
  use,
  useCallback,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { IconButton } from './button.tsx'
import * as common from '#words/common.ts'

/** The close button's label. The desk provides its own, because staff choose the language at run time. */
export const CloseLabel = createContext<string>(common.close)

/**
 * A dialog that the guest may leave has a close handler. One that must be answered has none, such as the login that
 * guards a page.
 */
export type Leaving = { closable: true; onClose: () => void } | { closable: false }

const SHAPES = {
  dialog: 'dialog',
  'dialog-wide': 'dialog roomy',
  sheet: 'sheet',
  drawer: 'drawer',
  viewer: 'picture-viewer',
} as const

type ModalProps = {
  shape: keyof typeof SHAPES
  leaving: Leaving
  children: ReactNode
  className?: string
} & Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'onKeyDown'>

/**
 * The native dialog: it keeps the focus inside, handles Esc and returns the focus to its opener. It is open while
 * rendered; the page behind does not scroll.
 */
export function Modal({ shape, leaving, children, className = '', ...naming }: ModalProps) {
  const opener = useRef<Element | null>(null)
  const show = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return undefined
    opener.current = document.activeElement
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [])
  const leave = () => leaving.closable && leaving.onClose()
  const leaveOutside = (event: MouseEvent<HTMLDialogElement>) => {
    // Ignores the second press of a double click that opened the dialog, so that it stays open.
    if (event.detail < 2 && event.target === event.currentTarget && isOutside(event)) leave()
  }
  return (
    // A press on the scrim reaches the dialog element itself. For the keyboard there are Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={show}
      className={`${SHAPES[shape]} ${className}`}
      // Without this, a second Esc would close the dialog without calling `onCancel`.
      closedby={leaving.closable ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onMouseDown={leaveOutside}
      {...naming}
    >
      {children}
    </dialog>
  )
}

/** The scrim belongs to the dialog element, so a press outside its box counts as a press on the page behind. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}

type TitledProps = { title: ReactNode; leaving: Leaving; children: ReactNode; className?: string }

function TitleRow({ id, title, leaving }: { id: string; title: ReactNode; leaving: Leaving }) {
  const closeLabel = use(CloseLabel)
  return (
    <header>
      <h2 id={id}>{title}</h2>
      {leaving.closable && (
        <IconButton icon="x" label={closeLabel} iconClassName="icon-large" onClick={leaving.onClose} />
      )}
    </header>
  )
}

/** 300, 350 or 408 px wide; `width="wide"` is 750 on a desktop (specification §2). */
export function Dialog({
  title,
  leaving,
  children,
  width = 'narrow',
  ...rest
}: TitledProps & { width?: 'narrow' | 'wide' }) {
  const id = useId()
  return (
    <Modal shape={width === 'wide' ? 'dialog-wide' : 'dialog'} leaving={leaving} aria-labelledby={id} {...rest}>
      <TitleRow id={id} title={title} leaving={leaving} />
      {children}
    </Modal>
  )
}

type SheetProps = TitledProps & {
  footer?: ReactNode
  /** 'bare': the content brings its own scrollable middle */
  frame?: 'padded' | 'bare'
}

/**
 * Slides up from the bottom on a phone, and is centred on a desktop. Header and footer stay in place while the middle
 * scrolls.
 */
export function Sheet({ title, leaving, children, footer, frame = 'padded', ...rest }: SheetProps) {
  const id = useId()
  return (
    <Modal shape="sheet" leaving={leaving} aria-labelledby={id} {...rest}>
      <TitleRow id={id} title={title} leaving={leaving} />
      {frame === 'padded' ? <div className="sheet-body">{children}</div> : children}
      {footer && <footer>{footer}</footer>}
    </Modal>
  )
}
