import { useState, type SubmitEvent } from 'react'
import { MAX_ANSWER_LENGTH } from '#domain/reviews/review-answer.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { useEdit } from '../../hotel-editing/use-edit.ts'
import { pressNotice } from '../../kit/form-notice.ts'
import './answers.css'

type Written = { text: string; by: string; at: string; can_change: boolean }

type AnswerBoxProps<Value> = {
  /** the guest or booking code that the answer is for, read out by screen readers */
  called: string
  answer: Written | null
  hint: string
  send: (text: string) => Promise<ApiAnswer<Value>>
  show: (value: Value) => void
}

/** Lets the hotel write one reply, and edit it for as long as the server allows. */
export function AnswerBox<Value>({ called, answer, hint, send, show }: AnswerBoxProps<Value>) {
  const words = useWords()
  const { ofHotel } = words
  const [isWriting, setWriting] = useState(false)
  const close = () => setWriting(false)
  if (isWriting) return <AnswerForm {...{ called, answer, hint, send, show }} onClose={close} />
  return (
    <>
      {answer && (
        <div className="tinted-box plain">
          <p className="soft">{ofHotel.yourAnswer}</p>
          <p className="answer-text">
            <WrittenText text={answer.text} />
          </p>
          <p className="soft">{ofHotel.answeredBy(answer.by, nearWords(new Date(answer.at), serverNow(), words))}</p>
        </div>
      )}
      {(!answer || answer.can_change) && (
        <Button onClick={() => setWriting(true)}>
          {answer ? ofHotel.changeAnswer : ofHotel.answer}
          <span className="visually-hidden">: {called}</span>
        </Button>
      )}
    </>
  )
}

function AnswerForm<Value>(props: AnswerBoxProps<Value> & { onClose: () => void }) {
  const { called, answer, hint, send, show, onClose } = props
  const words = useWords()
  const { ofHotel } = words
  const editing = useEdit({ show })
  const [typed, setTyped] = useState(answer?.text ?? '')
  const [isMissing, setMissing] = useState(false)
  // Focuses the field, because the user pressed 'Answer' to get here.
  const field = useFocusOnMount<HTMLTextAreaElement>()
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!typed.trim()) return setMissing(true)
    if (await editing.edit(() => send(typed))) onClose()
  }
  return (
    <form className="flow" noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={
          <>
            {ofHotel.yourAnswer}
            <span className="visually-hidden">: {called}</span>
          </>
        }
        hint={hint}
        error={isMissing && !typed.trim() ? ofHotel.answerMissing : pressNotice(editing, words)}
      >
        {(wiring) => (
          <span className="input tall">
            <textarea
              {...wiring}
              ref={field}
              rows={4}
              maxLength={MAX_ANSWER_LENGTH}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        )}
      </Field>
      <div className="button-row">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={editing.isBusy}>
          {ofHotel.send}
        </Button>
      </div>
    </form>
  )
}
