import { useId, useReducer, type SubmitEvent } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { MAX_REVIEW_PICTURES } from '#domain/pictures/picture-limits.ts'
import { MAX_REVIEW_LENGTH } from '#domain/reviews/review-text.ts'
import { browserApi } from '#web/lib/api.ts'
import { openLogin } from '#web/lib/login-dialog.ts'
import { shrinkPicture } from '#web/lib/shrink-picture.ts'
import { removeFromTab, storeInTab, readFromTab } from '#web/lib/tab-memory.ts'
import { uploadPictures } from '#web/lib/upload.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { HeartsPicker } from '#web/ui/hearts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AspectFields } from './aspect-fields.tsx'
import { draftError, readDraft, nextReview, startReview, type ReviewEvent, type ReviewState } from './review-draft.ts'
import * as common from '#words/common.ts'
import * as t from '#words/reviews.ts'

type ReviewFormProps = { booking: Booking; onGiven: (review: NonNullable<Booking['review']>) => void }

/** Stores one draft per booking in this tab, so that nothing is lost if the session ends before sending. */
const draftsOf = () => (readFromTab('reviews') ?? {}) as Record<string, unknown>

const keepDraft = (bookingId: string, draft: unknown) => storeInTab('reviews', { ...draftsOf(), [bookingId]: draft })

function useReview({ booking, onGiven }: ReviewFormProps) {
  const [state, dispatch] = useReducer(
    (before: ReviewState, event: ReviewEvent) => {
      const after = nextReview(before, event)
      if (after.draft !== before.draft) keepDraft(booking.id, after.draft)
      return after
    },
    booking.id,
    (id) => startReview(readDraft(draftsOf()[id])),
  )
  const { draft } = state

  const fail = ({ code, message }: { code: string; message: string }) => {
    if (code === 'NO_SESSION' || code === 'USER_ID_MISSING') openLogin()
    dispatch({ type: 'failed', problem: message || common.somethingWentWrongPleaseTry })
  }

  const addPictures = async (files: File[]) => {
    dispatch({ type: 'adding' })
    const room = MAX_REVIEW_PICTURES - draft.pictures.length
    const small = await Promise.all(files.slice(0, room).map((file) => shrinkPicture(file, 'review')))
    const answer = await uploadPictures('/containers/{container}/upload', {
      params: { container: 'assets' },
      query: { folderName: 'reviews' },
      field: 'files',
      files: small,
    })
    if (answer.ok) dispatch({ type: 'added', pictures: answer.value.files })
    else fail(answer.refusal)
  }

  const send = async () => {
    const fault = draftError(draft)
    if (fault) return dispatch({ type: 'failed', problem: fault })
    dispatch({ type: 'sending' })
    const answer = await browserApi.post('/hotels/{id}/review', {
      params: { id: String(booking.hotelId) },
      body: {
        bookingId: booking.id,
        rating: draft.rating,
        review: draft.words,
        images: draft.pictures.map(({ id }) => id),
        ...draft.aspects,
      },
    })
    // The answer to the first request was lost, so the form was sent again.
    const isGiven = answer.ok || answer.refusal.code === 'ALREADY_REVIEWED'
    if (!isGiven) return fail(answer.refusal)
    const { [booking.id]: _sent, ...others } = draftsOf()
    if (Object.keys(others).length > 0) storeInTab('reviews', others)
    else removeFromTab('reviews')
    return onGiven({
      id: answer.ok ? answer.value.id : 0,
      rating: draft.rating,
      review: draft.words.trim(),
      is_taken_back: false,
    })
  }

  return { state, dispatch, addPictures, send }
}

/**
 * Takes hearts, text and pictures, and posts them once. Only the first name will be shown (specification §7 review).
 */
export default function ReviewForm(props: ReviewFormProps) {
  const { booking } = props
  const { state, dispatch, addPictures, send } = useReview(props)
  const { draft, busy, problem } = state
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy === 'nothing') void send()
  }
  return (
    <form className="tinted-box review-form plain" aria-labelledby={id} onSubmit={submit} noValidate>
      <h4 id={id}>{t.howWasYourStay}</h4>
      <div className="row flex-wrap">
        <HeartsPicker
          name={`rating-${booking.id}`}
          value={draft.rating}
          onChange={(rating) => dispatch({ type: 'changed', draft: { rating } })}
        />
        <span className="soft digits whitespace-nowrap">
          {draft.rating > 0 ? t.ofFive(draft.rating) : t.pressHeart}
        </span>
      </div>
      {draft.rating > 0 && (
        <>
          <Field label={<Sentence text={t.yourReview} />} hint={t.yourReviewIsShown}>
            {(wiring) => (
              <span className="input tall">
                <textarea
                  {...wiring}
                  rows={4}
                  maxLength={MAX_REVIEW_LENGTH}
                  value={draft.words}
                  onChange={({ target }) => dispatch({ type: 'changed', draft: { words: target.value } })}
                />
              </span>
            )}
          </Field>
          <AspectFields
            name={booking.id}
            aspects={draft.aspects}
            onChange={(aspects) => dispatch({ type: 'changed', draft: { aspects } })}
          />
          <DraftPictures state={state} onRemove={(picture) => dispatch({ type: 'picture-removed', id: picture })} />
        </>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {draft.rating > 0 && (
        <div className="button-row">
          {draft.pictures.length < MAX_REVIEW_PICTURES && (
            <ImagePicker count="several" busy={busy !== 'nothing'} onPick={(files) => void addPictures(files)}>
              <Icon name="image-plus" />
              {busy === 'adding' ? common.loading : t.addPictures}
            </ImagePicker>
          )}
          <Button type="submit" variant="primary" className="grow" aria-disabled={busy !== 'nothing'}>
            <Sentence text={busy === 'sending' ? t.sendingReview(booking.short_id) : t.sendReview(booking.short_id)} />
          </Button>
        </div>
      )}
    </form>
  )
}

const DraftPictures = ({ state, onRemove }: { state: ReviewState; onRemove: (id: string) => void }) =>
  state.draft.pictures.length > 0 && (
    <ul className="review-pictures" aria-label={t.yourPictures}>
      {state.draft.pictures.map(({ id, url }, index) => (
        <li key={id} className="picture-frame review-picture">
          <img src={`${url}?width=352`} alt={t.yourPicture(index + 1)} width="352" height="352" />
          <IconButton
            icon="x"
            className="review-picture-remove"
            label={t.removePicture(index + 1)}
            onClick={() => state.busy === 'nothing' && onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
