import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/languages.ts'
import { useState } from 'react'
import type { DeskFacts } from '#contract/desk-facts.ts'
import {
  CHANNEL_KINDS,
  MAX_CHANNEL_WHO,
  type ChannelKind,
  type HotelChannel,
} from '#domain/hotel-messages/hotel-channel.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { DeskForm } from '../desk/desk-form.tsx'
import { PressNotice } from '../desk/press-notice.tsx'
import { useWords } from '../desk/words/use-words.ts'
import { pressNotice } from '../kit/form-notice.ts'
import type { FactsProps } from './fact-forms.tsx'
import { useEdit } from './use-edit.ts'

type Contact = DeskFacts['contacts'][number]

/** Lists who gets booking alerts, and warns if nobody does. */
export function Contacts({ facts }: FactsProps) {
  const { contacts } = facts.value
  const { ofHotel } = useWords()
  const [asking, setAsking] = useState<'new' | Contact>()
  const close = () => setAsking(undefined)
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofHotel.contacts}</h2>
      {contacts.length === 0 ? (
        <Notice tone="warn">{ofHotel.noContacts}</Notice>
      ) : (
        <p className="soft">{ofHotel.contactsWords}</p>
      )}
      <ul>
        {contacts.map((contact) => (
          <ContactLine key={contact.id} contact={contact} facts={facts} onEnd={() => setAsking(contact)} />
        ))}
      </ul>
      <Button onClick={() => setAsking('new')}>{ofHotel.addContact}</Button>
      {asking === 'new' && <AddContact facts={facts} onClose={close} />}
      {asking && asking !== 'new' && <EndContact contact={asking} facts={facts} onClose={close} />}
    </section>
  )
}

type LineProps = FactsProps & { contact: Contact; onEnd: () => void }

function ContactLine({ contact, facts: { show, calls }, onEnd }: LineProps) {
  const words = useWords()
  const { ofHotel } = words
  const editing = useEdit({ show })
  const failed = pressNotice(editing, words)
  const { askContactAgain } = calls
  const { id, who, channel, address, kinds, language, has_agreed: hasAgreed } = contact
  return (
    <li className="line-item">
      <p className="flex-1">
        <b>{who}</b>
        <span className="block wrap-anywhere">{address}</span>
        <span className="soft block">
          {[ofHotel.channels[channel], ...kinds.map((kind) => ofHotel.kinds[kind]), LANGUAGE_NAMES[language]].join(
            ', ',
          )}
        </span>
        {!hasAgreed && <span className="block">{ofHotel.contactAsked}</span>}
        {failed !== undefined && <span className="block">{failed}</span>}
      </p>
      {!hasAgreed && askContactAgain && (
        <Button aria-disabled={editing.isBusy} onClick={() => void editing.edit(() => askContactAgain(id))}>
          {ofHotel.askAgain}
          <span className="visually-hidden">: {who}</span>
        </Button>
      )}
      <Button onClick={onEnd}>
        {ofHotel.endContact}
        <span className="visually-hidden">: {who}</span>
      </Button>
    </li>
  )
}

type AskProps = FactsProps & { onClose: () => void }

type Typed = { who: string; channel: HotelChannel; address: string; language: Language; kinds: ChannelKind[] }

const FRESH: Typed = { who: '', channel: 'sms', address: '', language: 'hi', kinds: ['bookings', 'arrivals'] }

/** Leaves out 'lists' for text messages, because a day's bookings are too long for one. */
const kindsBy = (channel: HotelChannel): readonly ChannelKind[] =>
  channel === 'sms' ? CHANNEL_KINDS.filter((kind) => kind !== 'lists') : CHANNEL_KINDS

const ADDRESS_FAULTS = { CONTACT_THERE: 'address', CONTACT_ASKED_TODAY: 'address', CONTACT_SAID_STOP: 'address' }

function AddContact({ facts: { value, show, calls }, onClose }: AskProps) {
  const words = useWords()
  const { ofHotel } = words
  const editing = useEdit({ show })
  const [typed, setTyped] = useState(FRESH)
  const set = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const kinds = kindsBy(typed.channel).filter((kind) => typed.kinds.includes(kind))
  const toggle = (kind: ChannelKind) =>
    set({ kinds: kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind] })
  const add = async () => {
    if (await editing.edit(() => calls.addContact({ ...typed, kinds }))) onClose()
  }
  return (
    <DeskForm
      title={ofHotel.addContact}
      button={words.add}
      sending={editing}
      fieldOf={ADDRESS_FAULTS}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={ofHotel.who}
            value={typed.who}
            error={faultOf('who')}
            maxLength={MAX_CHANNEL_WHO}
            autoComplete="off"
            onChange={({ target }) => set({ who: target.value })}
          />
          <Select
            label={ofHotel.by}
            value={typed.channel}
            onChange={({ target }) => set({ channel: target.value as HotelChannel })}
          >
            {value.contact_channels.map((each) => (
              <option key={each} value={each}>
                {ofHotel.channels[each]}
              </option>
            ))}
          </Select>
          <TextInput
            label={ofHotel.address[typed.channel]}
            value={typed.address}
            error={faultOf('address')}
            type={typed.channel === 'email' ? 'email' : 'tel'}
            autoComplete="off"
            onChange={({ target }) => set({ address: target.value })}
          />
          <Select
            label={ofHotel.inLanguage}
            value={typed.language}
            onChange={({ target }) => set({ language: target.value as Language })}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </Select>
          <fieldset>
            <legend className="field-label">{ofHotel.hearsOf}</legend>
            {kindsBy(typed.channel).map((kind) => (
              <Tick key={kind} checked={kinds.includes(kind)} onChange={() => toggle(kind)}>
                {ofHotel.kinds[kind]}
              </Tick>
            ))}
          </fieldset>
          <p className="soft">{typed.channel === 'whatsapp' ? ofHotel.contactAskBySms : ofHotel.contactAskWords}</p>
        </>
      )}
    </DeskForm>
  )
}

function EndContact({ contact, facts: { show, calls }, onClose }: AskProps & { contact: Contact }) {
  const words = useWords()
  const { ofHotel } = words
  const editing = useEdit({ show })
  const end = async () => {
    if (await editing.edit(() => calls.endContact(contact.id))) onClose()
  }
  return (
    <Dialog title={ofHotel.endContact} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{ofHotel.endContactWords(contact.who)}</p>
        <PressNotice sending={editing} />
        <Button variant="danger" className="big w-full" onClick={() => void end()}>
          {ofHotel.endContact}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
