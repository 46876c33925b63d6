import { useState, type SubmitEvent } from 'react'
import type { OfficeBank } from '#contract/office-bank.ts'
import { BANK_LINE_STATES, type BankLineState } from '#domain/bank/match-lines.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import * as t from '#words/office/bank.ts'

export type BankQuery = { state?: BankLineState; text?: string }

type BankFilterProps = { state: string; text: string | undefined; counts: OfficeBank['counts'] }

/** Filters the lines by state and by words. The address contains the filter. */
export function BankFilter({ state, text = '', counts }: BankFilterProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const addressOf = (of: string, words = text) => OFFICE.bankOf({ state: of, ...(words && { text: words }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Somebody who looks for a UTR wants to find its line in any state.
    void navigate(addressOf(typed.trim() === '' ? state : 'all', typed.trim()))
  }
  return (
    <>
      <nav className="chips" aria-label={t.whichLines}>
        {[...BANK_LINE_STATES, 'all' as const].map((of) => (
          <Link key={of} className="chip" to={addressOf(of)} aria-current={of === state ? 'true' : undefined}>
            {of === 'all' ? t.all : t.stateCount(t.states[of], counts[of])}
          </Link>
        ))}
      </nav>
      <form className="one-field-form" onSubmit={submit}>
        <TextInput
          label={t.search}
          value={typed}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t.find}</Button>
      </form>
    </>
  )
}
