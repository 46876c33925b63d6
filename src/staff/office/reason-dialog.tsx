import type { ReactNode } from 'react'
import { accept } from '#domain/kernel/result.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { FormDialog } from './form-dialog.tsx'

type ReasonDialogProps<Value> = {
  title: string
  /** explains what the action does, before the user confirms */
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

/** Confirms an action that needs only a reason. Explains the action and asks for the reason. */
export const ReasonDialog = <Value,>({ act, ...props }: ReasonDialogProps<Value>) => (
  <FormDialog {...props} read={nothingElse} act={({ reason }, idempotencyKey) => act(reason, idempotencyKey)} />
)
