import { useState } from 'react'
import type { Channels } from '#contract/desk-channels.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallState } from '../call-state.tsx'
import { useCall } from '../desk-calls.ts'
import { DeskPage } from '../desk-frame.tsx'
import { useWords } from '../words/use-words.ts'
import { Conflicts } from './conflicts.tsx'
import { GiveForm } from './give-form.tsx'
import { GivenLine } from './given-line.tsx'
import { SiteForm } from './site-form.tsx'
import { SiteLine } from './site-line.tsx'

/**
 * Shows a manager the other sites that sell the hotel's rooms: the calendars that we read from them, and those that
 * they read from us.
 */
export function ChannelsPage() {
  const { ofChannels } = useWords()
  const called = useCall('GET /desk/channels')
  const { value, show, retry } = called
  return (
    <DeskPage
      title={ofChannels.channels}
      backTo={DESK.more}
      {...(value?.read.length && { line: lineOf(value, ofChannels.line) })}
    >
      <h1>{ofChannels.channels}</h1>
      <p className="soft">{ofChannels.channelsWords}</p>
      <CallState of={called} />
      {value && (
        <div className="flow">
          <Conflicts conflicts={value.conflicts} reload={retry} />
          <Sites channels={value} show={show} />
          <GivenCalendars channels={value} show={show} />
        </div>
      )}
    </DeskPage>
  )
}

const lineOf = ({ read, conflicts }: Channels, line: (read: number, silent: number, twice: number) => string) =>
  line(read.length, read.filter(({ state }) => state === 'silent').length, conflicts.length)

type PartProps = { channels: Channels; show: (channels: Channels) => void }

function Sites({ channels, show }: PartProps) {
  const { ofChannels } = useWords()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="box flow" aria-labelledby="sites-read">
      <h2 id="sites-read" className="small-heading">
        {ofChannels.readTitle}
      </h2>
      {channels.read.length === 0 && <p>{ofChannels.none}</p>}
      <ul className="site-lines">
        {channels.read.map((site) => (
          <SiteLine key={site.id} site={site} rooms={channels.rooms} show={show} />
        ))}
      </ul>
      <Button onClick={() => setAdding(true)}>
        <Icon name="plus" />
        {ofChannels.add}
      </Button>
      {isAdding && <SiteForm rooms={channels.rooms} site={undefined} show={show} onClose={() => setAdding(false)} />}
    </section>
  )
}

function GivenCalendars({ channels, show }: PartProps) {
  const { ofChannels } = useWords()
  const [isGiving, setGiving] = useState(false)
  return (
    <section className="box flow" aria-labelledby="sites-given">
      <h2 id="sites-given" className="small-heading">
        {ofChannels.givenTitle}
      </h2>
      <p className="soft">{channels.given.length === 0 ? ofChannels.nothingGiven : ofChannels.givenWords}</p>
      <ul className="site-lines">
        {channels.given.map((given) => (
          <GivenLine key={given.id} given={given} show={show} />
        ))}
      </ul>
      <Button onClick={() => setGiving(true)}>
        <Icon name="plus" />
        {ofChannels.giveCalendar}
      </Button>
      {isGiving && <GiveForm channels={channels} show={show} onClose={() => setGiving(false)} />}
    </section>
  )
}
