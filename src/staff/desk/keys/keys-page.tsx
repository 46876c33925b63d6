import { useState } from 'react'
import type { HotelKey } from '#contract/desk-keys.ts'
import { KEY_SCOPES, type KeyScope } from '#domain/hotel-keys/hotel-key.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { ShownSecret } from './shown-secret.tsx'
import { WebhooksPart } from './webhooks-part.tsx'
import './keys.css'

type Asking = { what: 'make' } | { what: 'end'; key: HotelKey } | { what: 'shown'; secret: string }

/** Lists a hotel's API keys and webhooks for its manager (decision 0110). */
export function KeysPage() {
  const { ofKeys } = useWords()
  const called = useCall('GET /desk/keys')
  const { value: keys, retry } = called
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  return (
    <DeskPage title={ofKeys.title} backTo={DESK.more}>
      <h1>{ofKeys.title}</h1>
      <p className="soft">{ofKeys.words}</p>
      <CallState of={called} />
      <section className="box flow" aria-label={ofKeys.title}>
        {keys?.length === 0 && <p>{ofKeys.none}</p>}
        <ul className="program-list">
          {keys?.map((key) => (
            <KeyLine key={key.id} of={key} onEnd={() => setAsking({ what: 'end', key })} />
          ))}
        </ul>
        <Button className="w-full" onClick={() => setAsking({ what: 'make' })}>
          {ofKeys.make}
        </Button>
      </section>
      <WebhooksPart />
      {asking?.what === 'make' && (
        <MakeKey
          onClose={close}
          onMade={(secret) => {
            setAsking({ what: 'shown', secret })
            void retry()
          }}
        />
      )}
      {asking?.what === 'shown' && <ShownSecret secret={asking.secret} onClose={close} />}
      {asking?.what === 'end' && (
        <EndKey
          of={asking.key}
          onClose={close}
          onEnded={() => {
            close()
            void retry()
          }}
        />
      )}
    </DeskPage>
  )
}

function KeyLine({ of: key, onEnd }: { of: HotelKey; onEnd: () => void }) {
  const words = useWords()
  const { ofKeys } = words
  const used = key.last_used_at
    ? ofKeys.used(nearWords(new Date(key.last_used_at), serverNow(), words))
    : ofKeys.neverUsed
  return (
    <li className="program-line">
      <Icon name="key-round" />
      <span>
        <b>{ofKeys.endsIn(key.name, key.last_four)}</b>
        <span className="soft block">{key.scopes.map((scope) => ofKeys.scopes[scope]).join(', ')}</span>
        <span className="soft block">{used}</span>
      </span>
      <span className="program-acts">
        <Button onClick={onEnd}>{ofKeys.endIt}</Button>
      </span>
    </li>
  )
}

function MakeKey({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const words = useWords()
  const { ofKeys } = words
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const [isPressed, setPressed] = useState(false)
  const making = usePost('POST /desk/keys')
  const faults = isPressed && !name.trim() ? { name: words.nameMissing } : {}
  const make = async () => {
    setPressed(true)
    if (!name.trim() || scopes.length === 0) return
    const answer = await making.send({ name: name.trim(), scopes: [...scopes] })
    if (answer?.ok) onMade(answer.value.secret)
  }
  const change = (scope: KeyScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope])
  return (
    <DeskForm
      title={ofKeys.make}
      button={ofKeys.make}
      sending={making}
      faults={faults}
      fieldOf={{ KEY_NAME_TAKEN: 'name' }}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={ofKeys.nameLabel}
            value={name}
            error={faultOf('name')}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <fieldset className="flow">
            <legend>{ofKeys.mayDo}</legend>
            {KEY_SCOPES.map((scope) => (
              <Tick key={scope} checked={scopes.includes(scope)} onChange={() => change(scope)}>
                {ofKeys.scopes[scope]}
              </Tick>
            ))}
          </fieldset>
          {isPressed && scopes.length === 0 && <p role="alert">{ofKeys.scopeMissing}</p>}
        </>
      )}
    </DeskForm>
  )
}

function EndKey({ of: key, onClose, onEnded }: { of: HotelKey; onClose: () => void; onEnded: () => void }) {
  const words = useWords()
  const { ofKeys } = words
  const ending = usePost('POST /desk/keys/{id}/end', { params: { id: key.id } })
  const end = async () => {
    const answer = await ending.send()
    if (answer?.ok) onEnded()
  }
  return (
    <Dialog title={ofKeys.endsIn(key.name, key.last_four)} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{ofKeys.endWords(key.name)}</p>
        <PressNotice sending={ending} />
        <Button variant="danger" className="big w-full" aria-disabled={ending.isBusy} onClick={() => void end()}>
          {ofKeys.endIt}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
