import { useState } from 'react'
import { TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'

const FIELDS = ['number', 'officer', 'station'] as const
type Field = (typeof FIELDS)[number]
const LONGEST: Record<Field, number> = { number: 40, officer: 80, station: 80 }

type OrderSheetProps = { day: string; onNoted: (number: string) => void; onClose: () => void }

/** Records an officer's written order, then prints the day's register for them. */
export function OrderSheet({ day, onNoted, onClose }: OrderSheetProps) {
  const { ofRegister } = useWords()
  const [typed, setTyped] = useState<Record<Field, string>>({ number: '', officer: '', station: '' })
  const [isChecked, setChecked] = useState(false)
  const noting = usePost('POST /desk/register/orders')
  const empty = FIELDS.filter((field) => !typed[field].trim())
  const labels: Record<Field, string> = {
    number: ofRegister.orderNumber,
    officer: ofRegister.officer,
    station: ofRegister.station,
  }
  const note = async () => {
    setChecked(true)
    if (empty.length > 0) return
    const answer = await noting.send({ ...typed, day })
    if (!answer?.ok) return
    onClose()
    onNoted(typed.number.trim())
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofRegister.handOut}
      button={ofRegister.noteAndPrint}
      sending={noting}
      faults={isChecked ? Object.fromEntries(empty.map((field) => [field, ofRegister.needed])) : undefined}
      onSubmit={() => void note()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofRegister.handOutWords}</p>
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              label={labels[field]}
              value={typed[field]}
              autoComplete="off"
              maxLength={LONGEST[field]}
              error={faultOf(field)}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          ))}
        </>
      )}
    </DeskForm>
  )
}
