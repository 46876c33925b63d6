import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { WalkIn } from '#contract/desk-walk-ins.ts'
import { readWholeRupees, TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type Taking = DeskBooking['takings'][number]

type TakingsProps<Party extends DeskBooking | WalkIn> = {
  /** whose money it is */
  of: Pick<Party, 'id' | 'takings'>
  by: 'POST /desk/bookings/{id}/correct-taking' | 'POST /desk/walk-ins/{id}/correct-taking'
  canCorrect: boolean
  onChange: (party: Party) => void
}

/** Lists the payments that the desk took. A wrong one is corrected by a reversal and a new entry. */
export function Takings<Party extends DeskBooking | WalkIn>(props: TakingsProps<Party>) {
  const { takings } = props.of
  const words = useWords()
  const { ofMoney } = words
  const [wrong, setWrong] = useState<Taking>()
  if (takings.length === 0) return null
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofMoney.takings}</h2>
      <ul>
        {takings.map((taking) => (
          <li key={taking.id} className="line-item">
            <p className="flex-1">
              {words.methods[taking.method]}
              {taking.receipt && `, ${taking.receipt}`}
              <br />
              <span className="soft">
                {nearWords(new Date(taking.at), serverNow(), words)}, {taking.by}
                {taking.reason !== null && `. ${ofMoney.takenBack}: ${taking.reason}`}
              </span>
            </p>
            <span className="digits">
              <b>{formatRupees(taking.amount)}</b>
              {!taking.is_corrected && props.canCorrect && (
                <>
                  <br />
                  <button type="button" className="link" onClick={() => setWrong(taking)}>
                    {ofMoney.wrong}
                  </button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {wrong && <CorrectTaking {...props} taking={wrong} onClose={() => setWrong(undefined)} />}
    </section>
  )
}

type CorrectTakingProps<Party extends DeskBooking | WalkIn> = TakingsProps<Party> & {
  taking: Taking
  onClose: () => void
}

function CorrectTaking<Party extends DeskBooking | WalkIn>(props: CorrectTakingProps<Party>) {
  const { of, by, taking, onChange, onClose } = props
  const words = useWords()
  const { ofMoney } = words
  const [typed, setTyped] = useState(String(taking.amount))
  const [method, setMethod] = useState<TakingMethod>(taking.method)
  const [reason, setReason] = useState('')
  const [isPressed, setPressed] = useState(false)
  const correcting = usePost(by, { params: { id: of.id }, about: String(taking.id) })
  const amount = readWholeRupees(typed)
  const faults = {
    ...(amount === undefined ? { amount: ofMoney.reallyWrong } : {}),
    ...(reason.trim() ? {} : { reason: ofMoney.whyMissing }),
  }
  const correct = async () => {
    setPressed(true)
    if (amount === undefined || !reason.trim()) return
    const instead = amount === 0 ? null : { amount, method, receipt: taking.receipt }
    const answer = await correcting.send({ taking: taking.id, reason, instead })
    if (!answer?.ok) return
    onChange(answer.value as Party)
    onClose()
  }
  return (
    <DeskForm
      shape="sheet"
      title={ofMoney.correct}
      button={ofMoney.correct}
      sending={correcting}
      faults={isPressed ? faults : undefined}
      fieldOf={{ MORE_THAN_DUE: 'amount' }}
      onSubmit={() => void correct()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{ofMoney.correctWords}</p>
          <TextInput
            label={ofMoney.really}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            error={faultOf('amount')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select label={ofMoney.way} value={method} onChange={({ target }) => setMethod(target.value as TakingMethod)}>
            {TAKING_METHODS.map((each) => (
              <option key={each} value={each}>
                {words.methods[each]}
              </option>
            ))}
          </Select>
          <TextInput
            label={ofMoney.why}
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
