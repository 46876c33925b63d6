import type { ComponentProps } from 'react'
import type { SendState } from '#web/lib/use-send.ts'
import { FormDialog, type FieldErrors } from '#web/ui/form-dialog.tsx'
import { formNotice, type FieldOfCode } from '../kit/form-notice.ts'
import { useWords } from './words/use-words.ts'

type DeskFormProps = Omit<ComponentProps<typeof FormDialog>, 'notice' | 'isBusy'> & {
  sending: SendState & { isBusy: boolean }
  /** field errors found before sending */
  faults?: FieldErrors | undefined
  fieldOf?: FieldOfCode
}

/** Shows a form of the desk, with the outcome of the last submit in the device's language. */
export function DeskForm({ sending, faults, fieldOf, ...form }: DeskFormProps) {
  const words = useWords()
  const notice = formNotice(sending, words, fieldOf)
  const own = faults ? { ...notice, faults: { ...notice.faults, ...faults } } : notice
  return <FormDialog {...form} isBusy={sending.isBusy} notice={own} />
}
