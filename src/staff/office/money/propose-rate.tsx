import { useState } from 'react'
import type { Rate } from '#contract/office-terms.ts'
import { RATE_KINDS } from '#domain/ledger/rates.ts'
import { addDays, isIstDate, istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { rateHint, rateWords, readRate } from './rates-by-kind.ts'
import * as t from '#words/office/rates.ts'

type ProposeRateProps = { rates: readonly Rate[]; onClose: () => void; onDone: (rates: Rate[]) => void }

/** Proposes a new rate from a future day. A second admin must confirm it. */
export function ProposeRate({ rates, onClose, onDone }: ProposeRateProps) {
  const tomorrow = addDays(istDateOf(serverNow()), 1)
  const [kind, setKind] = useState<Rate['kind']>('commission')
  const [from, setFrom] = useState(tomorrow)
  const [typed, setTyped] = useState('')
  const current = rates.find((rate) => rate.kind === kind && rate.status === 'current')
  const read = () => {
    const value = readRate(kind, typed)
    if (value === undefined) return refuse({ value: t.writeRate(rateHint(kind)) })
    if (!isIstDate(from) || from < tomorrow) return refuse({ from: t.chooseDayToCome })
    return accept({ kind, from, value })
  }
  return (
    <FormDialog
      title={t.proposeRate}
      button={t.proposeIt}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/rates', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <Select label={t.rate} value={kind} onChange={({ target }) => setKind(target.value as Rate['kind'])}>
            {RATE_KINDS.map((each) => (
              <option key={each} value={each}>
                {t.kinds[each].name}
              </option>
            ))}
          </Select>
          <p className="soft">{current ? t.rateNow(t.kinds[kind].of, rateWords(current)) : t.kinds[kind].of}</p>
          <TextInput
            label={t.newRate}
            hint={rateHint(kind)}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={faultOf('value')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <TextInput
            label={t.from}
            type="date"
            value={from}
            error={faultOf('from')}
            min={tomorrow}
            onChange={({ target }) => setFrom(target.value)}
          />
          <p>{t.nothingChangesUntilConfirmed}</p>
        </>
      )}
    </FormDialog>
  )
}
