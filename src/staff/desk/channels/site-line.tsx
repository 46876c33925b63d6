import { useState } from 'react'
import type { Channel, Channels } from '#contract/desk-channels.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '../../kit/use-now.ts'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { PressNotice } from '../press-notice.tsx'
import { betweenWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { SiteForm } from './site-form.tsx'

type SiteLineProps = { site: Channel; rooms: Channels['rooms']; show: (channels: Channels) => void }
type Asking = 'edit' | 'is-right' | 'end'

/**
 * Shows a site whose calendars we read: how fresh they are, what is wrong with them, and what the manager can do about
 * it.
 */
export function SiteLine({ site, rooms, show }: SiteLineProps) {
  const words = useWords()
  const { ofChannels } = words
  const [asking, setAsking] = useState<Asking>()
  const params = { id: String(site.id) }
  const reading = usePost('POST /desk/channels/{id}/read', { params })
  const read = async (isRight: boolean) => {
    const answer = await reading.send({ is_right: isRight })
    if (!answer?.ok) return
    show(answer.value)
    setAsking(undefined)
  }
  const isSilent = site.state === 'silent'
  const close = () => setAsking(undefined)
  return (
    <li className={isSilent ? 'site-silent' : undefined}>
      <div className="site-line">
        <p>
          <b>{site.name}</b>
          <br />
          <span className="soft">{ofChannels.rooms(site.calendars.length, site.ahead)}</span>
        </p>
        <p className="site-when">
          <Freshness site={site} />
        </p>
      </div>
      {site.trouble && <p>{ofChannels.trouble[site.trouble]}</p>}
      {isSilent && <p>{site.kept_back > 0 ? ofChannels.keptBack(site.kept_back) : ofChannels.nothingKept}</p>}
      <PressNotice sending={reading} />
      <div className="site-acts">
        {site.trouble === 'emptied' && (
          <Button variant="primary" onClick={() => setAsking('is-right')}>
            {ofChannels.isRight}
          </Button>
        )}
        <Button aria-disabled={reading.isBusy} onClick={() => void read(false)}>
          {ofChannels.tryNow}
        </Button>
        <Button onClick={() => setAsking('edit')}>{ofChannels.edit}</Button>
        <Button onClick={() => setAsking('end')}>{ofChannels.end}</Button>
      </div>
      {asking === 'edit' && <SiteForm rooms={rooms} site={site} show={show} onClose={close} />}
      {asking === 'is-right' && (
        <DeskForm
          title={ofChannels.isRight}
          button={ofChannels.isRight}
          sending={reading}
          onSubmit={() => void read(true)}
          onClose={close}
        >
          {() => <p>{ofChannels.isRightWords(site.name)}</p>}
        </DeskForm>
      )}
      {asking === 'end' && <EndSite site={site} show={show} onClose={close} />}
    </li>
  )
}

function Freshness({ site: { read_at: readAt, state } }: { site: Channel }) {
  const words = useWords()
  const now = useNow()
  const { ofChannels } = words
  if (readAt === null) return ofChannels.notReadYet
  const read = new Date(readAt)
  if (state === 'silent') return ofChannels.silentFor(betweenWords(read, now, words))
  return ofChannels.minutesAgo(Math.max(0, Math.floor(minutesBetween(read, now))))
}

type EndSiteProps = Pick<SiteLineProps, 'site' | 'show'> & { onClose: () => void }

function EndSite({ site, show, onClose }: EndSiteProps) {
  const { ofChannels } = useWords()
  const ending = usePost('POST /desk/channels/{id}/end', { params: { id: String(site.id) } })
  const end = async () => {
    const answer = await ending.send()
    if (answer?.ok) show(answer.value)
  }
  return (
    <DeskForm
      title={`${ofChannels.end}: ${site.name}`}
      button={ofChannels.end}
      variant="danger"
      sending={ending}
      onSubmit={() => void end()}
      onClose={onClose}
    >
      {() => <p>{ofChannels.endWords(site.name)}</p>}
    </DeskForm>
  )
}
