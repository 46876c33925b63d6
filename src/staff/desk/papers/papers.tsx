import { useEffect, useState, type ReactNode } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCall } from '../desk-calls.ts'
import { timeWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { paperWords, type Paper } from './paper.ts'
import { areOpenedHere } from './opened-here.ts'
import { PaperView } from './paper-view.tsx'
import './papers.css'

type PapersProps = {
  booking: DeskBooking
  /** the desk's confirmation, shown below the list */
  answers: ReactNode
  onOpened: (isAllOpened: boolean) => void
  onAllMatch: () => void
}

/**
 * Lists the photos and IDs of a superfast check-in, which staff open one at a time and compare with the guests. Listing
 * them opens none.
 */
export function Papers({ booking, answers, onOpened, onAllMatch }: PapersProps) {
  const words = useWords()
  const { value: listed, refusal, show } = useCall('GET /desk/bookings/{id}/identities', { params: { id: booking.id } })
  const [opened, setOpened] = useState<Paper>()
  const isAllOpened = listed !== undefined && areOpenedHere(booking.id, listed.identities)
  useEffect(() => onOpened(isAllOpened), [isAllOpened, onOpened])
  const said = (answer: Paper['answer']) => {
    if (!listed || !opened) return
    const identities = listed.identities.map((one) => (one.n === opened.n ? { ...one, answer } : one))
    show({ ...listed, identities })
    setOpened(undefined)
    if (identities.every((one) => one.answer === 'match')) onAllMatch()
  }
  if (!listed)
    return (
      <>
        {refusal ? <Notice tone="warn">{words.refusal(refusal)}</Notice> : <output>{words.loading}</output>}
        {answers}
      </>
    )
  const { identities } = listed
  return (
    <>
      {identities.length === 0 ? (
        <p>{words.papers.none}</p>
      ) : (
        <ul className="papers-list" aria-label={words.papers.compare}>
          {identities.map((paper) => (
            <li key={paper.n}>
              <PaperLine paper={paper} onOpen={setOpened} />
            </li>
          ))}
        </ul>
      )}
      {identities.some(({ answer }) => answer === 'not_them') && (
        <Notice tone="danger">{words.papers.notThemWords}</Notice>
      )}
      {answers}
      <p className="soft">
        {words.papers.compareWords} {words.papers.until(timeWords(new Date(listed.until), words))}
      </p>
      {opened && (
        <PaperView key={opened.n} booking={booking} paper={opened} onSaid={said} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function PaperLine({ paper, onOpen }: { paper: Paper; onOpen: (paper: Paper) => void }) {
  const words = useWords()
  const { kind, answer } = paper
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onOpen(paper)}>
      <Icon name={kind === 'photo' ? 'user' : 'id-card'} />
      <span className="grow">{paperWords(paper, words)}</span>
      {answer === 'match' && <Badge tone="trust">{words.papers.saidMatch}</Badge>}
      {answer === 'not_them' && <Badge tone="warn">{words.papers.saidNotThem}</Badge>}
      <Icon name="chevron-right" />
    </button>
  )
}
