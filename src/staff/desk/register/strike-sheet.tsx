import { useState } from 'react'
import type { RegisterEntry } from '#contract/desk-register.ts'
import { INDIA } from '#domain/desk/countries.ts'
import { ID_KINDS } from '#domain/desk/guest-register.ts'
import { ChoiceRow } from '#web/ui/choice-row.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'
import { emptyLine, errorsOfForm, toTyped, type FormLine } from './form-line.ts'
import { LineFields } from './line-fields.tsx'

/** Fills the form with the current entry, to be corrected. */
const lineOf = ({ name, id_kind, id_last_four, home, nationality }: RegisterEntry): FormLine => ({
  ...emptyLine(0, name ?? ''),
  idKind: id_kind ?? ID_KINDS[0],
  idLastFour: id_last_four ?? '',
  home: home ?? '',
  nationality: nationality ?? INDIA,
})

type StrikeSheetProps = { entry: RegisterEntry; onStruck: () => void; onClose: () => void }

/** Shows a form that strikes an entry through, with or without a replacement. */
export function StrikeSheet({ entry, onStruck, onClose }: StrikeSheetProps) {
  const { ofRegister } = useWords()
  const [line, setLine] = useState(() => lineOf(entry))
  const [isRight, setRight] = useState(true)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const striking = usePost('POST /desk/register/{id}/strike', { params: { id: String(entry.id) } })
  const strike = async () => {
    setChecked(true)
    if (!reason.trim() || (isRight && errorsOfForm(line).length > 0)) return
    const answer = await striking.send({ reason: reason.trim(), ...(isRight && { instead: toTyped(line) }) })
    if (!answer?.ok) return
    onStruck()
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofRegister.correctTitle(entry.number)}
      button={ofRegister.strike}
      sending={striking}
      faults={isChecked && !reason.trim() ? { reason: ofRegister.reasonMissing } : undefined}
      onSubmit={() => void strike()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofRegister.correctWords}</p>
          <ChoiceRow label={ofRegister.instead}>
            {[true, false].map((each) => (
              <button
                key={String(each)}
                type="button"
                className="chip"
                aria-pressed={each === isRight}
                onClick={() => setRight(each)}
              >
                {each ? ofRegister.rightLine : ofRegister.noLine}
              </button>
            ))}
          </ChoiceRow>
          {isRight && <LineFields line={line} isChecked={isChecked} onLine={setLine} />}
          <TextInput
            label={ofRegister.reason}
            value={reason}
            autoComplete="off"
            maxLength={200}
            error={faultOf('reason')}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}
