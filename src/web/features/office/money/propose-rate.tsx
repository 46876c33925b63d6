import { useState, type SubmitEvent } from 'react'
import type { Rate } from '#contract/office-terms.ts'
import { RATE_KINDS } from '#domain/ledger/rates.ts'
import { addDays, isIstDate, istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { RATE_WORDS, rateHint, rateWords, readRate } from '../words/rate-words.ts'
import { WORDS } from '../words/words.ts'

type ProposeRateProps = { rates: readonly Rate[]; onClose: () => void; onDone: (rates: Rate[]) => void }

/** Another rate from a day to come: nothing changes until a second admin confirms it. */
export function ProposeRate({ rates, onClose, onDone }: ProposeRateProps) {
  const tomorrow = addDays(istDateOf(serverNow()), 1)
  const [kind, setKind] = useState<Rate['kind']>('commission')
  const [from, setFrom] = useState(tomorrow)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const request = useRequestKey()
  const reason = useReason()
  const current = rates.find((rate) => rate.kind === kind && rate.status === 'current')
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const value = readRate(kind, typed)
    if (value === undefined) return setFault(`Write the rate: ${rateHint(kind)}.`)
    if (!isIstDate(from) || from < tomorrow) return setFault('Choose a day to come: rates are never backdated.')
    const why = reason.read()
    if (!why) return undefined
    const body = { kind, from, value, reason: why }
    const answer = await officeApi.post('/office/rates', { body, idempotencyKey: request.keyFor(body) })
    request.heard(answer)
    return answer.ok ? onDone(answer.value) : setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title="Propose a rate" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <Select label="Rate" value={kind} onChange={({ target }) => setKind(target.value as Rate['kind'])}>
          {RATE_KINDS.map((each) => (
            <option key={each} value={each}>
              {RATE_WORDS[each].name}
            </option>
          ))}
        </Select>
        <p className="soft">
          {RATE_WORDS[kind].of}
          {current && `. Now ${rateWords(current)}`}
        </p>
        <TextInput
          label="New rate"
          hint={rateHint(kind)}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextInput
          label="From"
          type="date"
          value={from}
          min={tomorrow}
          onChange={({ target }) => setFrom(target.value)}
        />
        <p>Nothing changes until another admin confirms it, at the latest the day before it begins.</p>
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Propose it
        </Button>
      </form>
    </Dialog>
  )
}
