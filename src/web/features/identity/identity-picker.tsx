import { useState, type ReactNode, type Ref } from 'react'
import { laterPart } from '#web/ui/load-part.ts'

const WhichIdSheet = laterPart(() => import('./which-id-sheet.tsx'))

type IdentityPickerProps = {
  /** pictures ready to send: an Aadhaar card's number is covered */
  onPick: (files: File[]) => void
  children: ReactNode
  className?: string
  /** whether an upload is pending, so that the button keeps the focus but opens nothing */
  busy?: boolean
  describedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Shows a button that asks which ID the guest has, offers all others before Aadhaar, and then asks for its picture. */
export function IdentityPicker({ onPick, children, className, busy = false, describedBy, ref }: IdentityPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const pick = (files: File[]) => {
    setOpen(false)
    onPick(files)
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
        onClick={() => busy || setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <WhichIdSheet onPick={pick} onClose={() => setOpen(false)} />}
    </>
  )
}
