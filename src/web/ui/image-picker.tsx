import type { ChangeEvent, ReactNode, Ref } from 'react'

type ImagePickerProps = {
  onPick: (files: File[]) => void
  /** the accepted file types; images by default */
  accept?: string
  children: ReactNode
  className?: string
  /** allows several files, for example both sides of a card */
  count?: 'one' | 'several'
  /** an upload is pending: the button keeps the focus but opens nothing */
  busy?: boolean
  disabled?: boolean
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** The platform's own image chooser, styled as a button (specification §2 "Image file picker"). */
export function ImagePicker({
  onPick,
  accept = 'image/*',
  children,
  className = 'button quiet',
  count = 'one',
  busy = false,
  disabled = false,
  describedBy,
  ref,
}: ImagePickerProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Clears the value, so that the same photo can be chosen again after a refusal.
    target.value = ''
    if (files.length > 0) onPick(files)
  }
  return (
    <label className={`image-picker ${className}`}>
      <input
        ref={ref}
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={count === 'several'}
        disabled={disabled}
        aria-disabled={busy || undefined}
        aria-describedby={describedBy}
        onClick={(event) => busy && event.preventDefault()}
        onChange={pick}
      />
      {children}
    </label>
  )
}
