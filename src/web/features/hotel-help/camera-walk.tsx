import { useState } from 'react'
import { CAMERA_SECONDS, CAMERA_STOPS } from '#domain/hotel-help/camera-walk.ts'
import { hotelHelpPath } from '#web/lib/booking-paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { CallUs, HelpFrame } from './help-parts.tsx'
import * as t from '#words/hotel-help.ts'

/** The stop that the guests have reached; `CAMERA_STOPS` once all were seen. */
type Walk = { stop: number; until: number }

const begun = (): Walk => ({ stop: 0, until: Date.now() + CAMERA_SECONDS * 1000 })

/**
 * Leads the guests through six stops in search of cameras, and admits that it cannot find every camera. It sends and
 * stores nothing.
 */
export function CameraWalk({ bookingId }: { bookingId: string }) {
  const [walk, setWalk] = useState<Walk>()
  return (
    <HelpFrame bookingId={bookingId} title={t.checkForCameras}>
      <section className="box flow" aria-live="polite">
        {walk ? (
          <Stop walk={walk} onNext={() => setWalk({ ...walk, stop: walk.stop + 1 })} onAgain={() => setWalk(begun())} />
        ) : (
          <>
            <p>{t.shineLight}</p>
            <Button variant="primary" className="big w-full" onClick={() => setWalk(begun())}>
              {t.begin}
            </Button>
          </>
        )}
      </section>
      <Notice tone="warn">
        <Sentence text={t.cannotSee} />
      </Notice>
      <section className="box flow">
        <h2>{t.wholeWalk}</h2>
        <Steps
          steps={t.stops.map(({ name }, index) => ({
            label: name,
            state: !walk || index > walk.stop ? 'later' : index < walk.stop ? 'done' : 'now',
          }))}
        />
      </section>
      <section className="box flow">
        <h2>{t.foundSomething}</h2>
        <p>{t.leaveIt}</p>
        <LinkButton className="big" to={hotelHelpPath(bookingId, 'unsafe')}>
          <Icon name="siren" />
          {t.weFound}
        </LinkButton>
        <CallUs />
      </section>
    </HelpFrame>
  )
}

function Stop({ walk: { stop, until }, onNext, onAgain }: { walk: Walk; onNext: () => void; onAgain: () => void }) {
  const seconds = useCountdown(until)
  const here = t.stops[stop]
  if (!here)
    return (
      <>
        <h2>{t.walkDone}</h2>
        <Button className="w-full" onClick={onAgain}>
          {t.startAgain}
        </Button>
      </>
    )
  return (
    <>
      <div className="walk-bar" aria-hidden="true">
        {t.stops.map(({ name }, index) => (
          <i key={name} className={index < stop ? 'walked' : index === stop ? 'walking' : undefined} />
        ))}
      </div>
      <p className="row justify-between">
        <span className="soft">{t.stopOf(stop + 1, CAMERA_STOPS)}</span>
        <span className="digits" aria-hidden="true">
          <Sentence text={t.secondsLeft(seconds)} />
        </span>
      </p>
      <h2>{here.name}</h2>
      <p>{here.how}</p>
      <Button variant="primary" className="big w-full" onClick={onNext}>
        {t.nextStop}
      </Button>
    </>
  )
}
