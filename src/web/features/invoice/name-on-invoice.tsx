import { useState, type SubmitEvent } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/invoice.ts'

type NameOnInvoiceProps = { bookingId: string; onNamed: () => void }

/**
 * Lets guests put their name on the invoice. Below fifty thousand rupees the law leaves the name off unless they ask
 * for it.
 */
export function NameOnInvoice({ bookingId, onNamed }: NameOnInvoiceProps) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value : ''
    }
    setSaving(true)
    setProblem(undefined)
    const named = await browserApi.post('/bookings/{id}/name-on-invoice', {
      params: { id: bookingId },
      body: { name: text('name'), address: text('address') },
    })
    setSaving(false)
    if (named.ok) onNamed()
    else setProblem(named.refusal.message)
  }
  return (
    <details className="invoice-name">
      <summary>
        {t.putMyNameOnIt}
        <Icon name="chevron-down" />
      </summary>
      <form className="flow" onSubmit={(event) => void save(event)}>
        <p className="soft">{t.employerMayAsk}</p>
        <TextInput label={common.name} name="name" required maxLength={120} autoComplete="name" />
        <TextInput label={t.address} name="address" required maxLength={300} autoComplete="street-address" />
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? t.saving : t.putItThere}
        </Button>
      </form>
    </details>
  )
}
