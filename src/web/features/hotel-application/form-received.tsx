import { CARE_PHONE } from '#words/rules.ts'
import { TextWithLinks } from '#web/features/content/words.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import * as t from '#words/hotel-application.ts'
import { Sentence } from '#web/ui/sentence.tsx'

type FormReceivedProps = { ticket: string; onAnother: () => void }

/** Replaces the form and takes its focus, so that screen readers announce the number right away. */
export function FormReceived({ ticket, onAnother }: FormReceivedProps) {
  const received = useFocusOnMount<HTMLElement>()
  return (
    <section className="box flow" ref={received} tabIndex={-1} aria-labelledby="received ticket">
      <Icon name="circle-check" className="icon-large text-trust" />
      <h2 id="received">{t.thankYou}</h2>
      <p className="application-number" id="ticket">
        <span className="soft">{t.yourReferenceNumber}</span> <b className="digits">{ticket}</b>
      </p>
      <p>{t.weWillCallYou}</p>
      <p>
        <Sentence
          text={t.anyQuestions(CARE_PHONE.words)}
          phone={(words) => <TextWithLinks words={[{ ...CARE_PHONE, words }]} />}
        />
      </p>
      <Button onClick={onAnother}>{t.listAnotherHotel}</Button>
    </section>
  )
}
