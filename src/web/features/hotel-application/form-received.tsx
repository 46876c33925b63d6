import { CARE_PHONE } from '#words/rules.ts'
import { TextWithLinks } from '#web/features/content/words.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'

type FormReceivedProps = { ticket: string; onAnother: () => void }

/** Replaces the form and takes its focus, so that screen readers announce the number right away. */
export function FormReceived({ ticket, onAnother }: FormReceivedProps) {
  const received = useFocusOnMount<HTMLElement>()
  return (
    <section className="box flow" ref={received} tabIndex={-1} aria-labelledby="received ticket">
      <Icon name="circle-check" className="icon-large text-trust" />
      <h2 id="received">Thank you, we have received your form</h2>
      <p className="application-number" id="ticket">
        <span className="soft">Your reference number</span> <b className="digits">{ticket}</b>
      </p>
      <p>We will call you within two working days. Please keep this number.</p>
      <p>
        Questions? Call <TextWithLinks words={[CARE_PHONE]} /> and quote this number.
      </p>
      <Button onClick={onAnother}>List another hotel</Button>
    </section>
  )
}
