import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { faultOfEmail, faultOfName, type FormFault } from '#domain/accounts/sign-up-form.ts'
import { useHydrated } from '#web/lib/page-head/hydrated.ts'
import type { Guest } from './booking-body.ts'
import { storeDraft, recallDraft, type ReviewDraft } from './review-draft.ts'
import * as errors from '#words/form-errors.ts'

type Field = keyof Guest

export type GuestForm = {
  draft: ReviewDraft
  values: Guest
  messages: Partial<Guest>
  type: (changed: ReviewDraft) => void
  leave: (field: Field) => void
  /** the server's message about a field */
  flag: (field: Field, message: string) => void
  /**
   * shows the errors and returns false if there are any; a visitor may leave fields empty, because the sign-up asks for
   * them
   */
  check: (extent: 'all' | 'typed') => boolean
  /** the values to send: the guest's input, else the account's */
  guestFor: (user: User | undefined) => Guest
}

const RULES: Record<Field, (text: string) => FormFault | undefined> = { name: faultOfName, email: faultOfEmail }
const FIELDS: readonly Field[] = ['name', 'email']

/** Scrolls the field to the middle of the screen, so that the bar covers neither the field nor its message. */
function showField(field: Field): void {
  const input = document.querySelector<HTMLElement>(`#main [name="${field}"]`)
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center' })
}

/** The state of 'Who is staying'. It is prefilled from the account, and survives a reload and the payment page. */
export function useGuestForm(user: User | undefined): GuestForm {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState<ReviewDraft>()
  const draft = typed ?? (isHydrated ? recallDraft() : {})
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [flags, setFlags] = useState<Partial<Guest>>({})
  const values: Guest = {
    name: draft.name ?? user?.name ?? '',
    email: draft.email ?? user?.user_email ?? '',
  }
  const messages: Partial<Guest> = {}
  for (const field of FIELDS) {
    const message = flags[field] ?? (left.has(field) ? errors.formError(RULES[field](values[field])) : undefined)
    if (message) messages[field] = message
  }
  return {
    draft,
    values,
    messages,
    type: (changed) => {
      const next = { ...draft, ...changed }
      setTyped(next)
      setFlags({})
      storeDraft(next)
    },
    leave: (field) => setLeft(new Set([...left, field])),
    flag: (field, message) => setFlags({ ...flags, [field]: message }),
    check: (extent) => {
      const asked = FIELDS.filter((field) => extent === 'all' || values[field].trim() !== '')
      setLeft(new Set([...left, ...asked]))
      const fault = asked.find((field) => flags[field] ?? RULES[field](values[field]))
      if (fault) showField(fault)
      return fault === undefined
    },
    guestFor: (known) => ({
      name: draft.name?.trim() || (known?.name ?? ''),
      email: draft.email?.trim() || (known?.user_email ?? ''),
    }),
  }
}
