import { useState } from 'react'
import './welcome-questions.css'
import { myBookingsPath } from '#web/lib/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import * as t from '#words/welcome.ts'

const NAMES = ['welcomed', 'asked_for_more', 'room_as_shown'] as const
type Name = (typeof NAMES)[number]
export type WelcomeTaps = Record<Name, boolean>

/** `mayReview`: whether to offer a review too, in My Bookings. */
type Sent = { ok: true; mayReview?: boolean } | { ok: false; message: string; isFinal?: boolean }
type State =
  | { at: 'asked' | 'sending' }
  | { at: 'said'; mayReview: boolean }
  | { at: 'failed'; message: string; isFinal?: boolean | undefined }

type QuestionsProps = {
  send: (taps: WelcomeTaps) => Promise<Sent>
  heading: 'h1' | 'h4'
}

/**
 * Asks how the guests were welcomed, with one tap for each question. The third tap sends all answers (decision 0099).
 */
export function WelcomeQuestions({ send, heading: Heading }: QuestionsProps) {
  const [taps, setTaps] = useState<Partial<WelcomeTaps>>({})
  const [state, setState] = useState<State>({ at: 'asked' })
  const submit = async (all: WelcomeTaps) => {
    setState({ at: 'sending' })
    const sent = await send(all)
    setState(
      sent.ok
        ? { at: 'said', mayReview: sent.mayReview === true }
        : { at: 'failed', message: sent.message, isFinal: sent.isFinal },
    )
  }
  const tap = (name: Name, value: boolean) => {
    if (state.at === 'sending') return
    const now = { ...taps, [name]: value }
    setTaps(now)
    if (isWhole(now)) void submit(now)
  }
  if (state.at === 'said' && isWhole(taps)) return <Thanks taps={taps} heading={Heading} mayReview={state.mayReview} />
  if (state.at === 'failed' && state.isFinal) return <Notice>{state.message}</Notice>
  return (
    <div className="flow">
      <Heading>{t.aboutYourStay}</Heading>
      <p className="soft">{t.nobodySeesAnswers}</p>
      <div className="box welcome-questions">
        {NAMES.map((name) => (
          <Question key={name} name={name} chosen={taps[name]} onTap={(value) => tap(name, value)} />
        ))}
      </div>
      {state.at === 'failed' && <Notice tone="danger">{state.message}</Notice>}
      {state.at === 'failed' && isWhole(taps) && (
        <Button variant="primary" onClick={() => void submit(taps)}>
          {t.sendAgain}
        </Button>
      )}
      <p className="soft">
        {t.noRoomSayNo} {t.thirdTapSends}
      </p>
    </div>
  )
}

const isWhole = (taps: Partial<WelcomeTaps>): taps is WelcomeTaps => NAMES.every((name) => taps[name] !== undefined)

type QuestionProps = { name: Name; chosen: boolean | undefined; onTap: (value: boolean) => void }

const Question = ({ name, chosen, onTap }: QuestionProps) => (
  <fieldset>
    <legend>{t.questions[name]}</legend>
    <div className="yes-no">
      {[true, false].map((value) => (
        <button key={String(value)} type="button" aria-pressed={chosen === value} onClick={() => onTap(value)}>
          {chosen === value && <Icon name="check" />}
          {value ? t.yes : t.no}
        </button>
      ))}
    </div>
  </fieldset>
)

type ThanksProps = { taps: WelcomeTaps; heading: 'h1' | 'h4'; mayReview: boolean }

function Thanks({ taps, heading: Heading, mayReview }: ThanksProps) {
  const ref = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} className="flow">
      <Heading>{t.thankYouBoth}</Heading>
      <p>{t.nextCoupleKnows}</p>
      <dl className="box welcome-said">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>{t.said[name]}</dt>
            <dd>{taps[name] ? t.yes : t.no}</dd>
          </div>
        ))}
      </dl>
      {mayReview && (
        <>
          <LinkButton className="big w-full" to={myBookingsPath(new URLSearchParams({ list: 'past' }))}>
            {t.writeReviewToo}
          </LinkButton>
          <p className="soft">{t.reviewIsPublic}</p>
        </>
      )}
    </div>
  )
}
