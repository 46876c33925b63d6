import { useState, type SubmitEvent } from 'react'
import type { HelpCase } from '#contract/hotel-help.ts'
import { MAX_HELP_WORDS, OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import { hotelHelpPath } from '#web/lib/booking-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { ClockBox } from './clock-box.tsx'
import { CallUs, clock, HelpFrame, OurAnswers } from './help-parts.tsx'
import type { HelpPresses } from './use-help-presses.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-help.ts'

const Call112 = () => (
  <a className="button primary big" href="tel:112">
    <Icon name="phone" />
    {t.call112}
  </a>
)

/** Shown as soon as the guest has pressed, because calling us works without our server's answer. */
export const Telling = ({ presses, onAgain }: { presses: HelpPresses; onAgain: () => void }) => (
  <HelpFrame bookingId={presses.bookingId} title={t.weAreWithYou} lead={t.inDanger}>
    <Call112 />
    {presses.refusal ? <Notice tone="danger">{t.couldNotTell}</Notice> : <output className="block">{t.telling}</output>}
    {presses.refusal && <TellTeam presses={presses} onPress={onAgain} />}
    <CallUs />
    <CameraLink bookingId={presses.bookingId} />
  </HelpFrame>
)

const TellTeam = ({ presses, onPress }: { presses: HelpPresses; onPress: () => void }) => (
  <Button className="big" disabled={presses.isBusy} onClick={onPress}>
    {presses.isBusy ? common.oneMoment : t.tellTeam}
  </Button>
)

const CameraLink = ({ bookingId }: { bookingId: string }) => (
  <Link className="help-way calm" to={hotelHelpPath(bookingId, 'cameras')}>
    <span className="help-way-mark">
      <Icon name="eye" />
    </span>
    <span>
      <b>{t.checkForCameras}</b>
      <span className="soft">{t.walkOf}</span>
    </span>
    <Icon name="chevron-right" />
  </Link>
)

/** Helps guests who do not feel safe. The hotel is not told. */
export function Unsafe({ cases, presses }: { cases: readonly HelpCase[]; presses: HelpPresses }) {
  const last = cases.find(({ kind }) => kind === 'unsafe')
  const open = last && last.at !== 'closed' ? last : undefined
  return (
    <HelpFrame bookingId={presses.bookingId} title={t.weAreWithYou} lead={t.inDanger}>
      <Call112 />
      {presses.refusal && <Notice tone="danger">{t.couldNotTell}</Notice>}
      {open?.until && (
        <ClockBox until={open.until} wholeMinutes={OFFICE_HELP_MINUTES.unsafe} tone="safe">
          <p>
            <b>{t.teamKnows(clock(open.opened_at))}</b> {t.callsYouBy(clock(open.until))}
          </p>
        </ClockBox>
      )}
      {last && !open && <Notice tone="trust">{t.teamTookCare}</Notice>}
      {last && <OurAnswers answers={last.answers} />}
      {!open && <TellTeam presses={presses} onPress={() => void presses.ask({ kind: 'unsafe' })} />}
      <CallUs />
      {open && <WriteToUs said={open.said} presses={presses} />}
      <CameraLink bookingId={presses.bookingId} />
      {open && <Fine one={open} presses={presses} />}
    </HelpFrame>
  )
}

/** Helps guests who cannot talk: the text that they write is added to the case. */
function WriteToUs({ said, presses }: { said: string; presses: HelpPresses }) {
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (words.trim() !== '' && (await presses.ask({ kind: 'unsafe', said: words }))) setWords('')
  }
  return (
    <>
      {said !== '' && (
        <Notice tone="trust">
          <b>{t.weHaveIt}</b>
          <br />
          <WrittenText text={said} />
        </Notice>
      )}
      {isOpen ? (
        <form className="flow" onSubmit={(event) => void send(event)}>
          <Field label={t.whatHappened}>
            {(wiring) => (
              <span className="input tall">
                <textarea
                  {...wiring}
                  rows={3}
                  maxLength={MAX_HELP_WORDS}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              </span>
            )}
          </Field>
          <Button type="submit" className="big w-full" aria-disabled={presses.isBusy}>
            {t.send}
          </Button>
        </form>
      ) : (
        <Button className="big" onClick={() => setOpen(true)}>
          <Icon name="message-circle" />
          {t.writeToUs}
        </Button>
      )}
    </>
  )
}

const Fine = ({ one, presses }: { one: HelpCase; presses: HelpPresses }) =>
  one.fine_at ? (
    <p>{t.stillCalls}</p>
  ) : (
    <button
      type="button"
      className="link justify-self-start"
      disabled={presses.isBusy}
      onClick={() => void presses.answer('unsafe', 'solved')}
    >
      {t.byMistake}
    </button>
  )
