import { useState } from 'react'
import type { Channels } from '#contract/desk-channels.ts'
import { Select } from '#web/ui/field.tsx'
import { usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { useWords } from '../words/use-words.ts'

type GiveFormProps = { channels: Channels; show: (channels: Channels) => void; onClose: () => void }

const KINDS = ['any', 'with_bathtub', 'without_bathtub'] as const
type Kind = (typeof KINDS)[number]
const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text)

/** Asks which rooms a calendar for other sites covers, and which site reads it. */
export function GiveForm({ channels, show, onClose }: GiveFormProps) {
  const { ofChannels } = useWords()
  const [what, setWhat] = useState<string>('any')
  const [reader, setReader] = useState('')
  const giving = usePost('POST /desk/given-calendars')
  const give = async () => {
    const channel = reader ? Number(reader) : null
    const answer = await giving.send(
      isKind(what) ? { kind: what, channel } : { kind: 'room', room: Number(what), channel },
    )
    if (!answer?.ok) return
    show(answer.value)
    onClose()
  }
  return (
    <DeskForm
      title={ofChannels.giveCalendar}
      shape="sheet"
      button={ofChannels.giveCalendar}
      sending={giving}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      {() => (
        <>
          <Select label={ofChannels.what} value={what} onChange={({ target }) => setWhat(target.value)}>
            {KINDS.filter((kind) => kind !== 'with_bathtub' || channels.rooms.some(hasBathtub)).map((kind) => (
              <option key={kind} value={kind}>
                {ofChannels.kinds[kind]}
              </option>
            ))}
            {channels.rooms.map(({ id, number }) => (
              <option key={id} value={id}>
                {ofChannels.room(number)}
              </option>
            ))}
          </Select>
          <Select
            label={ofChannels.who}
            hint={ofChannels.whoHint}
            value={reader}
            onChange={({ target }) => setReader(target.value)}
          >
            <option value="">{ofChannels.anyone}</option>
            {channels.read.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </>
      )}
    </DeskForm>
  )
}

const hasBathtub = (room: Channels['rooms'][number]): boolean => room.has_bathtub
