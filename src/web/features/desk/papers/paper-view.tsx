import { useEffect, useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { Comparison } from '#domain/desk/desk-pictures.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { useWords } from '../words/use-words.ts'
import { paperWords, type Paper } from './paper.ts'
import { useOpenedPicture } from './use-opened-picture.ts'

const CLOSES_AFTER_MILLISECONDS = 60_000

/** Closes by itself after a minute, and at once when the page is hidden: nobody leaves an ID open on a counter. */
function useClosing(onClose: () => void): void {
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSES_AFTER_MILLISECONDS)
    const look = () => document.visibilityState === 'hidden' && onClose()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

type PaperViewProps = {
  booking: DeskBooking
  paper: Paper
  onSaid: (answer: Comparison) => void
  onClose: () => void
}

/** One photo or ID, marked with who looks: to be compared with the person before the desk, not to be kept. */
export function PaperView({ booking, paper, onSaid, onClose }: PaperViewProps) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const picture = useOpenedPicture(booking.id, paper.n)
  useClosing(onClose)
  const say = async (answer: Comparison) => {
    const said = await deskApi.post('/desk/bookings/{id}/ids-compared', {
      params: { id: booking.id },
      body: { n: paper.n, answer },
      idempotencyKey: crypto.randomUUID(),
    })
    return said.ok ? onSaid(answer) : setFault(words.refusal(said.refusal))
  }
  const title = paperWords(paper, words)
  return (
    <Modal shape="viewer" className="paper-view" leaving={{ closable: true, onClose }} aria-label={title}>
      <header>
        <p className="grow">
          <b>{title}</b>
          <br />
          {words.booking} {booking.code}
        </p>
        <IconButton icon="x" label={words.close} onClick={onClose} />
      </header>
      <div className="paper-stage" onContextMenu={(event) => event.preventDefault()}>
        {picture.state === 'opening' && <output>{words.loading}</output>}
        {picture.state === 'failed' && <Notice tone="danger">{words.refusal(picture.why)}</Notice>}
        {picture.state === 'open' && <img src={picture.address} alt={title} draggable={false} />}
      </div>
      <div className="paper-foot">
        {fault && <Notice tone="danger">{fault}</Notice>}
        <p>
          <Icon name="eye" />
          {words.papers.theySee(paper.name)}
        </p>
        <div className="paper-answers">
          <Button className="big" disabled={picture.state !== 'open'} onClick={() => void say('not_them')}>
            {words.papers.notThem}
          </Button>
          <Button look="primary" className="big" disabled={picture.state !== 'open'} onClick={() => void say('match')}>
            <Icon name="check" />
            {words.papers.matches}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
