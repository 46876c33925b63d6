import type { ReactNode } from 'react'
import { accept } from '#domain/kernel/result.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { FormDialog } from './form-dialog.tsx'

type ReasonDialogProps<Value> = {
  title: string
  /** what it means, before it is done */
  children?: ReactNode
  button: string
  variant?: 'primary' | 'danger'
  reasonLabel?: string
  act: (reason: string, idempotencyKey: string) => Promise<ApiAnswer<Value>>
  about?: string
  onClose: () => void
  onDone: (value: Value) => void
}

const nothingElse = () => accept({})

/** An act that needs nothing but a reason: what it means, why, and one press. */
export const ReasonDialog = <Value,>({ act, ...props }: ReasonDialogProps<Value>) => (
  <FormDialog {...props} read={nothingElse} act={({ reason }, idempotencyKey) => act(reason, idempotencyKey)} />
)
