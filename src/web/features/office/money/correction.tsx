import { useState } from 'react'
import { accept, refuse } from '#domain/kernel/result.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'

type CorrectionProps = { hotelId: string; onClose: () => void; onDone: () => void }

/** '210' or '210.50', in paise; undefined for anything else. */
export function readPaise(typed: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** Adds a correction to the open month, the only way to correct a hotel's account. */
export function Correction({ hotelId, onClose, onDone }: CorrectionProps) {
  const [inFavour, setInFavour] = useState<'hotel' | 'uncle'>('hotel')
  const [amount, setAmount] = useState('')
  const [code, setCode] = useState('')
  const read = () => {
    const paise = readPaise(amount)
    if (!paise) return refuse({ paise: 'Write an amount, such as 210 or 210.50.' })
    const about = code.trim() ? { code: code.trim().toUpperCase() } : {}
    return accept({ paise: inFavour === 'hotel' ? paise : -paise, ...about })
  }
  return (
    <FormDialog
      title="Correct the account"
      button="Post it"
      read={read}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/hotels/{id}/corrections', { params: { id: hotelId }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>It stands in the month that is open now, whichever month it is about.</p>
          <fieldset>
            <legend className="field-label">In whose favour?</legend>
            <Tick type="radio" name="favour" checked={inFavour === 'hotel'} onChange={() => setInFavour('hotel')}>
              The hotel’s
            </Tick>
            <Tick type="radio" name="favour" checked={inFavour === 'uncle'} onChange={() => setInFavour('uncle')}>
              Uncle’s
            </Tick>
          </fieldset>
          <TextInput
            label="Amount"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={faultOf('paise')}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextInput
            label="Booking’s code, if it is about one"
            value={code}
            error={faultOf('code')}
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
