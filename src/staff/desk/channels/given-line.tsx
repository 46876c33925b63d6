import { useState } from 'react'
import type { Channels, GivenCalendar } from '#contract/desk-channels.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useNow } from '../../kit/use-now.ts'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type GivenLineProps = { given: GivenCalendar; show: (channels: Channels) => void }

/** Shows a calendar that other sites read, with its address to copy. */
export function GivenLine({ given, show }: GivenLineProps) {
  const words = useWords()
  const now = useNow()
  const { ofChannels } = words
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const asked =
    given.asked_at === null
      ? ofChannels.neverAsked
      : ofChannels.askedAgo(nearWords(new Date(given.asked_at), now, words))
  return (
    <li>
      <p>
        <b>{given.kind === 'room' ? ofChannels.room(given.room ?? '') : ofChannels.kinds[given.kind]}</b>
        <br />
        <span className="soft">
          {given.channel !== null && `${ofChannels.forSite(given.channel)} `}
          {asked}
        </span>
      </p>
      <div className="site-acts">
        <Button onClick={() => void copyText(given.address, ofChannels.copied)}>
          <Icon name="copy" />
          {ofChannels.copy}
        </Button>
        <Button onClick={() => setAsking('renew')}>{ofChannels.renew}</Button>
        <Button onClick={() => setAsking('end')}>{ofChannels.endGiven}</Button>
      </div>
      {asking && (
        <ChangeGiven key={asking} change={asking} given={given} show={show} onClose={() => setAsking(undefined)} />
      )}
    </li>
  )
}

type ChangeGivenProps = GivenLineProps & { change: 'renew' | 'end'; onClose: () => void }

function ChangeGiven({ change, given, show, onClose }: ChangeGivenProps) {
  const { ofChannels } = useWords()
  const params = { id: String(given.id) }
  const renewing = usePost('POST /desk/given-calendars/{id}/renew', { params })
  const ending = usePost('POST /desk/given-calendars/{id}/end', { params })
  const isEnd = change === 'end'
  const press = async () => {
    const answer = await (isEnd ? ending : renewing).send()
    if (!answer?.ok) return
    show(answer.value)
    onClose()
  }
  const title = isEnd ? ofChannels.endGiven : ofChannels.renew
  return (
    <DeskForm
      title={title}
      button={title}
      variant={isEnd ? 'danger' : 'primary'}
      sending={isEnd ? ending : renewing}
      onSubmit={() => void press()}
      onClose={onClose}
    >
      {() => <p>{isEnd ? ofChannels.endGivenWords : ofChannels.renewWords}</p>}
    </DeskForm>
  )
}
