import type { Cleaning } from '#contract/desk-cleaning.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { useDesk } from '../desk-context.ts'
import { DeskPage } from '../desk-frame.tsx'
import { PressNotice } from '../press-notice.tsx'
import { useNow } from '../../kit/use-now.ts'
import { momentWords, nearWords } from '../words/desk-time.ts'
import { rememberLanguage } from '../words/use-language.ts'
import { useWords } from '../words/use-words.ts'
import { tagOf } from '../../../words/in-each-language.ts'

type RoomToClean = Cleaning['to_clean'][number]

/** Shows the only page on a cleaner's phone: rooms to clean, rooms that will soon be free, and rooms cleaned today. */
export function CleaningPage() {
  const words = useWords()
  const { me, signOut } = useDesk()
  const now = useNow()
  const called = useCall('GET /desk/cleaning')
  const { ofHouse } = words
  const list = called.value
  return (
    <DeskPage title={ofHouse.cleaning} line={`${me.name}, ${momentWords(now, words)}`}>
      <h1 className="visually-hidden">{ofHouse.cleaning}</h1>
      <CallState of={called} />
      {list && (
        <>
          <section className="clean-part" aria-labelledby="to-clean">
            <h2 id="to-clean">
              {list.to_clean.length === 0 ? ofHouse.nothingToClean : ofHouse.roomsToClean(list.to_clean.length)}
            </h2>
            {list.to_clean.length === 0 && <p className="soft">{ofHouse.nothingToCleanWords}</p>}
            {list.to_clean.map((room) => (
              <CleanCard key={room.id} room={room} now={now} show={called.show} />
            ))}
          </section>
          {list.soon.length > 0 && <SoonFree soon={list.soon} now={now} />}
          {list.cleaned.length > 0 && <CleanedToday cleaned={list.cleaned} />}
          {list.phone !== null && (
            <a className="button quiet w-full" href={`tel:${list.phone}`}>
              <Icon name="phone" />
              {ofHouse.callDesk}
            </a>
          )}
        </>
      )}
      {me.acts_as === 'cleaner' && <OwnPhone onSignOut={signOut} />}
    </DeskPage>
  )
}

type CleanCardProps = { room: RoomToClean; now: Date; show: (list: Cleaning) => void }

function CleanCard({ room, now, show }: CleanCardProps) {
  const words = useWords()
  const { ofHouse } = words
  const params = { id: String(room.id) }
  const starting = usePost('POST /desk/cleaning/{id}/start', { params })
  const cleaning = usePost('POST /desk/cleaning/{id}/clean', { params })
  const press = async (sending: typeof starting) => {
    const answer = await sending.send()
    if (answer?.ok) show(answer.value)
  }
  const { started_at: startedAt, started_by: startedBy } = room
  const near = (at: string) => nearWords(new Date(at), now, words)
  const next = room.next_at === null ? ofHouse.noNextGuests : ofHouse.nextGuests(near(room.next_at))
  return (
    <section
      className={startedAt ? 'clean-card card-now' : room.is_urgent ? 'clean-card card-urgent' : 'clean-card'}
      aria-label={words.greetRoom(room.number)}
    >
      <div className="clean-card-top">
        <p className="clean-number">{room.number}</p>
        <div>
          <p className="room-state">
            <Icon name={startedAt ? 'brush-cleaning' : 'clock'} />
            {startedAt ? ofHouse.beingCleaned : room.is_urgent ? ofHouse.cleanNow : ofHouse.toClean}
          </p>
          <p className="soft">
            {startedAt
              ? `${startedBy ?? ''}, ${ofHouse.sinceMinutes(near(startedAt), minutesSince(startedAt, now))}`
              : next}
          </p>
        </div>
      </div>
      {startedAt ? (
        <Button
          variant="primary"
          className="big w-full"
          aria-disabled={cleaning.isBusy}
          onClick={() => void press(cleaning)}
        >
          <Icon name="check" />
          {ofHouse.isClean(room.number)}
        </Button>
      ) : (
        <Button
          className="big w-full"
          aria-label={ofHouse.ofRoom(ofHouse.start, room.number)}
          aria-disabled={starting.isBusy}
          onClick={() => void press(starting)}
        >
          <Icon name="play" />
          {ofHouse.start}
        </Button>
      )}
      <PressNotice sending={starting} />
      <PressNotice sending={cleaning} />
    </section>
  )
}

const minutesSince = (at: string, now: Date): number => Math.max(0, Math.floor(minutesBetween(new Date(at), now)))

/** Groups rooms that become free at the same time in one line. */
function SoonFree({ soon, now }: { soon: Cleaning['soon']; now: Date }) {
  const words = useWords()
  const times = [...new Set(soon.map(({ at }) => at))]
  return (
    <section className="clean-part" aria-labelledby="soon-free">
      <h2 id="soon-free">{words.ofHouse.soonFree}</h2>
      <ul className="room-lines">
        {times.map((time) => (
          <li key={time} className="soon-line">
            <Icon name="bed-double" />
            <p>
              <b>{words.ofHouse.andRooms(soon.flatMap(({ number, at }) => (at === time ? [number] : [])))}</b>
              <span className="soft block">{nearWords(new Date(time), now, words)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CleanedToday({ cleaned }: { cleaned: Cleaning['cleaned'] }) {
  const { ofHouse } = useWords()
  return (
    <section className="clean-part" aria-labelledby="cleaned-today">
      <h2 id="cleaned-today">{ofHouse.cleanedToday}</h2>
      <ul className="clean-done">
        {cleaned.map(({ number, at }) => (
          <li key={`${number} ${at}`}>
            <Icon name="check" />
            {number}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows language and sign-out here, because a cleaner's phone has no 'More' page. */
function OwnPhone({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const words = useWords()
  return (
    <div className="own-phone">
      {LANGUAGES.filter((each) => tagOf(each) !== words.lang).map((each) => (
        <Button key={each} lang={tagOf(each)} onClick={() => void rememberLanguage(each)}>
          {LANGUAGE_NAMES[each]}
        </Button>
      ))}
      <Button onClick={() => void onSignOut()}>{words.signOut}</Button>
    </div>
  )
}
