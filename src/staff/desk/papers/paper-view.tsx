import type { DeskBooking } from '#contract/desk.ts'
import type { Comparison } from '#domain/desk/desk-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrivatePicture, type ShownPicture } from '#web/ui/private-picture.tsx'
import { usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { paperWords, type Paper } from './paper.ts'
import { useOpenedPicture, type OpenedPicture } from './use-opened-picture.ts'

type PaperViewProps = {
  booking: DeskBooking
  paper: Paper
  onSaid: (answer: Comparison) => void
  onClose: () => void
}

function shownAs(picture: OpenedPicture, words: DeskWords): ShownPicture {
  if (picture.state === 'opening') return { state: 'opening', words: words.loading }
  return picture.state === 'failed' ? { state: 'failed', why: words.refusal(picture.why) } : picture
}

/** Shows one photo or ID, watermarked with the viewer's name, so that staff can compare it with the guest. */
export function PaperView({ booking, paper, onSaid, onClose }: PaperViewProps) {
  const words = useWords()
  const saying = usePost('POST /desk/bookings/{id}/ids-compared', {
    params: { id: booking.id },
    about: String(paper.n),
  })
  const picture = useOpenedPicture(booking.id, paper.n)
  const say = async (answer: Comparison) => {
    const said = await saying.send({ n: paper.n, answer })
    if (said?.ok) onSaid(answer)
  }
  return (
    <PrivatePicture
      title={paperWords(paper, words)}
      line={words.ofBill.code(booking.code)}
      closeLabel={words.close}
      picture={shownAs(picture, words)}
      onClose={onClose}
    >
      <PressNotice sending={saying} />
      <p>
        <Icon name="eye" />
        {words.papers.theySee(paper.name)}
      </p>
      <div className="paper-answers">
        <Button className="big" disabled={picture.state !== 'open'} onClick={() => void say('not_them')}>
          {words.papers.notThem}
        </Button>
        <Button variant="primary" className="big" disabled={picture.state !== 'open'} onClick={() => void say('match')}>
          <Icon name="check" />
          {words.papers.matches}
        </Button>
      </div>
    </PrivatePicture>
  )
}
