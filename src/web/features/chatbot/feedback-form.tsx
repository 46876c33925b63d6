import { useRef, type SubmitEvent } from 'react'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { FEEDBACK_KINDS, MAX_FEEDBACK_LENGTH, needsContact, type FeedbackKind } from '#domain/feedback/feedback.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Shots } from '#web/ui/shots.tsx'
import { useSession } from '#web/lib/session.ts'
import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import { sendToChat } from './chat-store.ts'
import type { DraftField } from './feedback-draft.ts'
import { useFeedback, type PickedPictures } from './use-feedback.ts'
import * as common from '#words/common.ts'
import * as t from '#words/chatbot.ts'
import { addPhoto } from '#words/shots.ts'

const TITLES: Record<FeedbackKind, string> = {
  feedback: t.feedback,
  sponsorship: t.sponsorship,
  complaint: t.complaint,
}

/** The most characters of a typed phone number, with country code and spaces. */
const MAX_PHONE_LENGTH = 20

/** Shows a form for a message to us, inside the conversation. */
export function FeedbackForm({ about }: { about: FeedbackKind }) {
  const { state, shownFaults, dispatch, pictures, send } = useFeedback(about)
  const form = useRef<HTMLFormElement>(null)
  const { draft, sending, problem } = state
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const atFault = send()
    if (atFault) form.current?.querySelector<HTMLElement>(`[name="${atFault}"]`)?.focus()
  }
  const wire = (field: DraftField) => ({
    name: field,
    value: draft[field],
    error: shownFaults[field],
    onChange: ({ target }: { target: { value: string } }) => dispatch({ type: 'typed', field, text: target.value }),
  })
  const { error, ...message } = wire('message')
  const isOptional = !needsContact(about)
  return (
    <form ref={form} className="chat-form" aria-label={t.writeToUs} onSubmit={submit} noValidate>
      <h3 tabIndex={-1}>{t.writeToUs}</h3>
      <Select
        label={t.whatIsIt}
        value={about}
        onChange={({ target }) => {
          const next = FEEDBACK_KINDS.find((kind) => kind === target.value)
          if (next) sendToChat({ type: 'form-changed', about: next })
        }}
      >
        {FEEDBACK_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {TITLES[kind]}
          </option>
        ))}
      </Select>
      <Field label={t.message} error={error}>
        {(wiring) => (
          <span className="input tall">
            <textarea {...wiring} {...message} rows={4} maxLength={MAX_FEEDBACK_LENGTH} />
          </span>
        )}
      </Field>
      <TextInput
        {...wire('name')}
        label={<Sentence text={t.optionalName} />}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="name"
      />
      <TextInput
        {...wire('phone')}
        label={isOptional ? <Sentence text={t.optionalPhone} /> : common.phone}
        hint={isOptional ? undefined : t.phoneOrEmail}
        type="tel"
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="tel"
      />
      <TextInput
        {...wire('email')}
        label={isOptional ? <Sentence text={t.optionalEmail} /> : common.email}
        type="email"
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
      />
      <Photos pictures={pictures} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="row">
        <Button type="submit" variant="primary" className="grow" aria-disabled={sending}>
          {sending ? common.loading : t.send}
        </Button>
        <Button variant="bare" onClick={() => sendToChat({ type: 'form-left' })}>
          {common.notNow}
        </Button>
      </div>
    </form>
  )
}

/**
 * Only guests with an account add photos here. Others add them on the page where they follow the message, after an OTP
 * to its phone.
 */
function Photos({ pictures: { photos, isAdding, add, remove } }: { pictures: PickedPictures }) {
  if (useSession().state !== 'signed-in') return <p className="soft">{t.photosLater}</p>
  return (
    <div>
      {photos.length > 0 && <Shots shots={photos} onRemove={remove} />}
      {photos.length < MAX_MESSAGE_PICTURES && (
        <ImagePicker count="several" busy={isAdding} onPick={(files) => void add(files)}>
          <Icon name="paperclip" />
          {isAdding ? common.loading : addPhoto}
        </ImagePicker>
      )}
    </div>
  )
}
