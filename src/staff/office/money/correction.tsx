import { useState } from 'react'
import { accept, refuse } from '#domain/kernel/result.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import * as t from '#words/office/statements.ts'

type CorrectionProps = { hotelId: string; onClose: () => void; onDone: () => void }

/** Parses a typed amount such as '210' or '210.50' into paise; undefined for anything else. */
export function readPaise(typed: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** Adds a correction to the open month, which is the only way to correct a hotel's account. */
export function Correction({ hotelId, onClose, onDone }: CorrectionProps) {
  const [inFavour, setInFavour] = useState<'hotel' | 'uncle'>('hotel')
  const [amount, setAmount] = useState('')
  const [code, setCode] = useState('')
  const read = () => {
    const paise = readPaise(amount)
    if (!paise) return refuse({ paise: t.writeAmount })
    const about = code.trim() ? { code: code.trim().toUpperCase() } : {}
    return accept({ paise: inFavour === 'hotel' ? paise : -paise, ...about })
  }
  return (
    <FormDialog
      title={t.correctAccount}
      button={t.postIt}
      read={read}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/hotels/{id}/corrections', { params: { id: hotelId }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>{t.standsInOpenMonth}</p>
          <fieldset>
            <legend className="field-label">{t.inWhoseFavour}</legend>
            <Tick type="radio" name="favour" checked={inFavour === 'hotel'} onChange={() => setInFavour('hotel')}>
              {t.theHotels}
            </Tick>
            <Tick type="radio" name="favour" checked={inFavour === 'uncle'} onChange={() => setInFavour('uncle')}>
              {t.uncles}
            </Tick>
          </fieldset>
          <TextInput
            label={t.amount}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={faultOf('paise')}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextInput
            label={t.bookingCode}
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
