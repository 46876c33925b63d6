import { useState } from 'react'
import type { Channel, Channels } from '#contract/desk-channels.ts'
import { MAX_CHANNEL_NAME, MAX_KEEPS_BACK } from '#domain/channels/channel-reading.ts'
import { MAX_CALENDAR_ADDRESS, readCalendarAddress } from '#domain/channels/given-calendar.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'

const FIELD_OF_CODE = { SITE_NAME_TAKEN: 'name' }
const MOST_OFFERED = 5

type SiteFormProps = {
  rooms: Channels['rooms']
  /** undefined for a new site */
  site: Channel | undefined
  show: (channels: Channels) => void
  onClose: () => void
}

type Typed = { name: string; keepsBack: string; addresses: Record<number, string> }

const typedOf = (site: Channel | undefined): Typed => ({
  name: site?.name ?? '',
  keepsBack: String(site?.keeps_back ?? 1),
  addresses: Object.fromEntries(site?.calendars.map(({ room_id, address }) => [room_id, address]) ?? []),
})

/** A local server also accepts http addresses of this machine. */
const isLocal = () => ['localhost', '127.0.0.1'].includes(location.hostname)

/** Asks for the address of each room that a site sells, and how many rooms are kept back while it is silent. */
export function SiteForm({ rooms, site, show, onClose }: SiteFormProps) {
  const { ofChannels } = useWords()
  const [typed, setTyped] = useState(() => typedOf(site))
  const [isPressed, setPressed] = useState(false)
  const adding = usePost('POST /desk/channels')
  const editing = usePost('POST /desk/channels/{id}', { params: { id: String(site?.id ?? 0) } })
  const filled = rooms.filter(({ id }) => typed.addresses[id]?.trim())
  const faults: Record<string, string> = {
    ...(site || typed.name.trim() ? {} : { name: ofChannels.siteMissing }),
    ...(filled.length > 0 ? {} : { [`room ${rooms[0]?.id}`]: ofChannels.addressMissing }),
    ...Object.fromEntries(
      filled
        .filter(({ id }) => readCalendarAddress(typed.addresses[id] ?? '', isLocal()) === undefined)
        .map(({ id }) => [`room ${id}`, ofChannels.addressWrong]),
    ),
  }
  const save = async () => {
    setPressed(true)
    if (Object.keys(faults).length > 0) return
    const calendars = filled.map(({ id }) => ({ room: id, address: typed.addresses[id] ?? '' }))
    const body = { keeps_back: Number(typed.keepsBack), calendars }
    const answer = site ? await editing.send(body) : await adding.send({ name: typed.name, ...body })
    if (!answer?.ok) return
    show(answer.value)
    onClose()
  }
  return (
    <DeskForm
      title={site?.name ?? ofChannels.add}
      shape="sheet"
      button={ofChannels.save}
      sending={site ? editing : adding}
      faults={isPressed ? faults : undefined}
      fieldOf={FIELD_OF_CODE}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          {!site && (
            <TextInput
              label={ofChannels.site}
              hint={ofChannels.siteHint}
              value={typed.name}
              error={faultOf('name')}
              maxLength={MAX_CHANNEL_NAME}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
          )}
          <Select
            label={ofChannels.keepsBack}
            hint={ofChannels.keepsBackHint}
            value={typed.keepsBack}
            onChange={({ target }) => setTyped({ ...typed, keepsBack: target.value })}
          >
            {offered(Number(typed.keepsBack), rooms.length).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
          <p>
            <b>{ofChannels.addresses}</b>
            <br />
            <span className="soft">{ofChannels.addressesHint}</span>
          </p>
          {rooms.map(({ id, number }) => (
            <TextInput
              key={id}
              label={ofChannels.addressOf(number)}
              value={typed.addresses[id] ?? ''}
              error={faultOf(`room ${id}`)}
              maxLength={MAX_CALENDAR_ADDRESS}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => setTyped({ ...typed, addresses: { ...typed.addresses, [id]: target.value } })}
            />
          ))}
        </>
      )}
    </DeskForm>
  )
}

/** Lists the numbers of rooms to keep back that the form offers. */
function offered(chosen: number, rooms: number): number[] {
  const most = Math.min(MAX_KEEPS_BACK, Math.max(chosen, Math.min(rooms, MOST_OFFERED)))
  return Array.from({ length: most + 1 }, (_count, index) => index)
}
