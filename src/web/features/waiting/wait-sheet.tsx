import { useState } from 'react'
import type { Wait } from '#contract/waits.ts'
import { browserApi } from '#web/lib/api.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { openLogin } from '#web/lib/login-dialog.ts'
import { currentSession } from '#web/lib/session.ts'
import { useSend } from '#web/lib/use-send.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { placeInLine, placesToWaitFor, waitWords, type WaitPlace, type WaitSubject } from './wait-subject.ts'
import { WaitDone } from './wait-done.tsx'
import { WaitFacts } from './wait-facts.tsx'
import * as t from '#words/waiting.ts'

type WaitSheetProps = { subject: WaitSubject; onClose: () => void }

const askToWait = (subject: WaitSubject, { body }: WaitPlace) =>
  browserApi.post('/waits', {
    body: { ...body, checkin: subject.checkin, checkout: subject.checkout, rooms: subject.rooms },
  })

/** Signs a visitor in and then adds the wait. A toast confirms it, because the sign-up may go on to pictures. */
function signInToWait(subject: WaitSubject, place: WaitPlace): void {
  const send = async () => {
    const answer = await askToWait(subject, place)
    showToast({ text: answer.ok ? placeInLine(answer.value, place.name) : answer.refusal.message })
  }
  openLogin({ why: t.signInToWait, afterwards: () => void send() })
}

/** The waiting list's form. The guest chooses a place, and then sees their position in line. */
export default function WaitSheet({ subject, onClose }: WaitSheetProps) {
  const places = placesToWaitFor(subject)
  const [chosen, choose] = useState(0)
  const [wait, setWait] = useState<Wait>()
  const sending = useSend<WaitPlace, Wait>({
    name: `wait ${subject.checkin}`,
    post: (place) => askToWait(subject, place),
  })
  const send = async () => {
    const place = places[chosen]
    if (!place) return
    const answer = currentSession().state === 'signed-in' ? await sending.send(place) : undefined
    if (answer?.ok) return setWait(answer.value)
    if (currentSession().state === 'signed-in' && answer?.refusal.code !== 'NO_SESSION') return
    onClose()
    signInToWait(subject, place)
  }
  if (wait) {
    return (
      <Sheet title={t.wellTellYou} leaving={{ closable: true, onClose }}>
        <WaitDone wait={wait} name={places[chosen]?.name ?? wait.name} onStopped={onClose} />
      </Sheet>
    )
  }
  const refused = sending.state === 'refused' ? sending.refusal : undefined
  return (
    <FormDialog
      title={t.tellUs}
      shape="sheet"
      button={t.waitForRoom}
      isBusy={sending.isBusy}
      notice={{ refused: refused?.message, lost: sending.state === 'unknown' ? t.lostAnswer : undefined }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {() => (
        <>
          <WaitFacts subject={subject} />
          <fieldset>
            <legend className="visually-hidden">{t.whereFrom}</legend>
            {places.map(({ label }, index) => (
              <Tick
                key={label}
                type="radio"
                name="place"
                checked={index === chosen}
                onChange={() => {
                  sending.reset()
                  choose(index)
                }}
              >
                {label}
              </Tick>
            ))}
          </fieldset>
          {refused?.code === 'ROOM_IS_FREE' && (
            <Link className="link" to={places[chosen]?.path ?? ''} onClick={onClose}>
              {t.seeRooms}
            </Link>
          )}
          <p>{t.weText}</p>
          <Notice>{t.firstCome(waitWords(subject).until)}</Notice>
        </>
      )}
    </FormDialog>
  )
}
