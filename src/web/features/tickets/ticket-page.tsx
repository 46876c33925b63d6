import { useState, type SubmitEvent } from 'react'
import type { Ticket, TicketEntry } from '#contract/tickets.ts'
import { MAX_FEEDBACK_LENGTH } from '#domain/feedback/feedback.ts'
import { MAX_MESSAGE_PICTURES } from '#domain/pictures/picture-limits.ts'
import { SITE } from '#domain/site.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useMessagePictures } from '#web/lib/use-message-pictures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Shots } from '#web/ui/shots.tsx'
import { LoadingWord } from '#web/ui/skeleton.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import type { LoadedTicket } from './load-ticket.ts'
import './ticket.css'
import { useTicketPresses, type TicketPresses } from './use-ticket-presses.ts'
import * as common from '#words/common.ts'
import { addPhoto } from '#words/shots.ts'
import * as t from '#words/tickets.ts'
import { momentWords } from '#words/times.ts'

const when = (at: string) => momentWords(new Date(at), serverNow())

const CallUs = () => (
  <a className="button quiet big" href={SITE.supportPhoneLink}>
    <Icon name="phone" />
    {t.callUs(SITE.supportPhone)}
  </a>
)

/**
 * Shows a message that somebody sent us, our answers, our deadline, and what its sender can still do (decision 0100).
 */
export function TicketPage({ loaded }: { loaded: LoadedTicket }) {
  const { revalidate } = useRevalidator()
  if (loaded.at === 'read') return <Followed key={loaded.ticket.ticket} ticket={loaded.ticket} />
  const isMissing = loaded.refusal.code === 'NOT_FOUND'
  return (
    <main id="main" className="wrap">
      <h1 className="visually-hidden">{common.weCouldNotFind}</h1>
      <EmptyState
        title={isMissing ? common.weCouldNotFind : loaded.refusal.message}
        actions={isMissing ? <CallUs /> : <Button onClick={() => void revalidate()}>{common.tryAgain}</Button>}
      >
        {isMissing && t.mayBeOfAnotherPhone}
      </EmptyState>
    </main>
  )
}

function Followed({ ticket }: { ticket: Ticket }) {
  const presses = useTicketPresses(ticket.ticket)
  const can = (act: Ticket['acts'][number]) => ticket.acts.includes(act)
  const isOver = ticket.state === 'settled' || ticket.state === 'taken_back'
  return (
    <main id="main" className="wrap ticket-page">
      <header className="ticket-head">
        <h1>
          {t.titles[ticket.kind]} <span className="digits whitespace-nowrap">{ticket.ticket}</span>
        </h1>
        <Badge tone={isOver ? 'dull' : 'trust'}>{t.states[ticket.state]}</Badge>
      </header>
      <div className="flow">
        <Due ticket={ticket} />
        <section className="box flow" aria-labelledby="so-far-h">
          <h2 id="so-far-h" className="text-3">
            {t.soFar}
          </h2>
          <ol>
            {ticket.entries.map((entry) => (
              <Entry key={`${entry.kind} ${entry.at} ${entry.text}`} entry={entry} />
            ))}
          </ol>
        </section>
      </div>
      <div className="flow">
        {presses.refusal && <Notice tone="danger">{presses.refusal.message}</Notice>}
        {can('add') && <AddForm presses={presses} sent={countPictures(ticket)} />}
        {(can('ask_officer') || can('take_back')) && <NotContent presses={presses} can={can} />}
        <CallUs />
      </div>
    </main>
  )
}

function Due({ ticket: { next_due: next, last_due: last } }: { ticket: Ticket }) {
  const first = next ?? last
  if (first === null) return null
  return (
    <p className="ticket-due">
      {next ? t.answerDue : t.settledBy}
      <b>{when(first)}</b>
      {next && last && t.atTheLatest(when(last))}
    </p>
  )
}

const ICONS: Record<TicketEntry['kind'], IconName> = {
  wrote: 'pencil',
  added: 'pencil',
  acknowledged: 'bell',
  answer: 'message-circle',
  settled: 'check',
  officer_asked: 'user',
  taken_back: 'x',
}

/** The entries that we wrote. All other entries are the sender's. */
const OURS: ReadonlySet<TicketEntry['kind']> = new Set(['acknowledged', 'answer', 'settled'])

const countPictures = ({ entries }: Ticket) => entries.flatMap(({ pictures }) => pictures).length

function Entry({ entry: { kind, at, text, pictures } }: { entry: TicketEntry }) {
  const isOurs = OURS.has(kind)
  return (
    <Moment icon={ICONS[kind]} tone={isOurs ? 'good' : ''}>
      <b>{t.entries[kind]}</b>
      <time className="soft block" dateTime={at}>
        {when(at)}
      </time>
      {text && (
        <p className={isOurs ? 'ticket-said ticket-answer' : 'ticket-said'}>
          <WrittenText text={text} />
        </p>
      )}
      {pictures.length > 0 && <Pictures addresses={pictures} />}
    </Moment>
  )
}

/** Folded, because somebody might look over the reader's shoulder. */
const Pictures = ({ addresses }: { addresses: readonly string[] }) => (
  <details className="ticket-pictures">
    <summary className="link">
      <Icon name="paperclip" />
      {t.photos(addresses.length)}
    </summary>
    <ul className="shots">
      {[...addresses.entries()].map(([index, address]) => (
        <li key={address} className="shot">
          <a href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={t.photoOf(index + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  </details>
)

function AddForm({ presses, sent }: { presses: TicketPresses; sent: number }) {
  const [text, setText] = useState('')
  const { photos, isAdding, add, remove, clear } = useMessagePictures(presses.fail, sent)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isAdding || (text.trim() === '' && photos.length === 0)) return
    const isSent = await presses.add(
      text,
      photos.map(({ id }) => id),
    )
    if (!isSent) return
    setText('')
    clear()
  }
  return (
    <form className="box flow" onSubmit={(event) => void send(event)} noValidate>
      <Field label={t.addSomething}>
        {(wiring) => (
          <span className="input tall">
            <textarea
              {...wiring}
              rows={3}
              maxLength={MAX_FEEDBACK_LENGTH}
              placeholder={t.whatElse}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </span>
        )}
      </Field>
      {photos.length > 0 && <Shots shots={photos} onRemove={remove} />}
      <div className="ticket-send">
        {sent + photos.length < MAX_MESSAGE_PICTURES && (
          <ImagePicker className="button quiet big" count="several" busy={isAdding} onPick={(files) => void add(files)}>
            <Icon name="paperclip" />
            {isAdding ? common.loading : addPhoto}
          </ImagePicker>
        )}
        <Button type="submit" variant="primary" className="big grow" disabled={presses.isBusy || isAdding}>
          {presses.isBusy ? common.oneMoment : t.send}
        </Button>
      </div>
    </form>
  )
}

type NotContentProps = { presses: TicketPresses; can: (act: Ticket['acts'][number]) => boolean }

function NotContent({ presses, can }: NotContentProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="box flow" aria-label={t.notContent}>
      {can('ask_officer') && (
        <>
          <h2 className="text-3">{t.notContent}</h2>
          <p>{t.officerLooks(SITE.grievanceOfficer)}</p>
          <Button className="w-full" disabled={presses.isBusy} onClick={() => void presses.askOfficer()}>
            {t.askOfficer}
          </Button>
        </>
      )}
      {can('take_back') && !isAsked && (
        <button type="button" className="link" onClick={() => setAsked(true)}>
          {t.takeBack}
        </button>
      )}
      {can('take_back') && isAsked && (
        <>
          <p>{t.closedForGood}</p>
          <div className="button-row">
            <Button disabled={presses.isBusy} onClick={() => void presses.takeBack()}>
              {t.yesTakeBack}
            </Button>
            <Button variant="bare" onClick={() => setAsked(false)}>
              {t.keepIt}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

export const TicketSkeleton = () => (
  <main id="main" className="wrap section">
    <h1 className="visually-hidden">{t.titles.feedback}</h1>
    <LoadingWord />
  </main>
)
