import { useState } from 'react'
import type { Webhook, WebhookCall } from '#contract/desk-webhooks.ts'
import { MAX_WEBHOOK_URL } from '#domain/hotel-keys/webhook.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { ShownSecret } from './shown-secret.tsx'

type Asking = { what: 'add' } | { what: 'end'; webhook: Webhook } | { what: 'shown'; secret: string }

/** Shows the webhook addresses, and the latest calls with their responses. */
export function WebhooksPart() {
  const { ofKeys } = useWords()
  const called = useCall('GET /desk/webhooks')
  const { value, retry } = called
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const show = (secret: string) => {
    setAsking({ what: 'shown', secret })
    void retry()
  }
  const done = () => {
    close()
    void retry()
  }
  return (
    <section className="box flow" aria-label={ofKeys.callsTitle}>
      <h2>{ofKeys.callsTitle}</h2>
      <p className="soft">{ofKeys.callsWords}</p>
      <CallState of={called} />
      {value?.webhooks.length === 0 && <p>{ofKeys.noAddress}</p>}
      <ul className="program-list">
        {value?.webhooks.map((webhook) => (
          <WebhookLine
            key={webhook.id}
            webhook={webhook}
            onSecret={show}
            onEnd={() => setAsking({ what: 'end', webhook })}
          />
        ))}
      </ul>
      <Button className="w-full" onClick={() => setAsking({ what: 'add' })}>
        {ofKeys.addAddress}
      </Button>
      {value && value.webhooks.length > 0 && value.calls.length === 0 && <p className="soft">{ofKeys.noCalls}</p>}
      <ul className="program-list">
        {value?.calls.map((call) => (
          <CallLine key={call.id} call={call} onSent={() => void retry()} />
        ))}
      </ul>
      {asking?.what === 'add' && <AddWebhook onClose={close} onAdded={show} />}
      {asking?.what === 'shown' && <ShownSecret secret={asking.secret} onClose={close} />}
      {asking?.what === 'end' && <EndWebhook webhook={asking.webhook} onClose={close} onEnded={done} />}
    </section>
  )
}

type LineProps = { webhook: Webhook; onSecret: (secret: string) => void; onEnd: () => void }

function WebhookLine({ webhook, onSecret, onEnd }: LineProps) {
  const words = useWords()
  const { ofKeys } = words
  const changing = usePost('POST /desk/webhooks/{id}/new-secret', { params: { id: webhook.id } })
  const change = async () => {
    const answer = await changing.send()
    if (answer?.ok) onSecret(answer.value.secret)
  }
  return (
    <li className="program-line">
      <Icon name="link" />
      <span>
        <b>{webhook.name}</b>
        <span className="soft program-address block">{webhook.url}</span>
        {webhook.both_until !== null && (
          <span className="soft block">
            {ofKeys.bothUntil(nearWords(new Date(webhook.both_until), serverNow(), words))}
          </span>
        )}
      </span>
      <span className="program-acts">
        <Button aria-disabled={changing.isBusy} onClick={() => void change()}>
          {ofKeys.newSecret}
        </Button>
        <Button onClick={onEnd}>{ofKeys.endIt}</Button>
      </span>
      <PressNotice sending={changing} />
    </li>
  )
}

function CallLine({ call, onSent }: { call: WebhookCall; onSent: () => void }) {
  const words = useWords()
  const { ofKeys } = words
  const sending = usePost('POST /desk/webhook-calls/{id}/send-again', { params: { id: call.id } })
  const send = async () => {
    const answer = await sending.send()
    if (answer?.ok) onSent()
  }
  const answered = call.status === null ? ofKeys.noAnswer : ofKeys.answer(call.status)
  const facts = [
    call.name,
    nearWords(new Date(call.at), serverNow(), words),
    ...(call.tries > 0 ? [answered] : []),
    ...(call.tries > 1 ? [ofKeys.tries(call.tries)] : []),
  ]
  return (
    <li className="program-line">
      <Icon name={call.state === 'failed' ? 'circle-x' : call.state === 'taken' ? 'circle-check' : 'clock'} />
      <span>
        <b>
          {ofKeys.events[call.event]}, {call.code}
        </b>
        <span className="soft block">{facts.join(', ')}</span>
        <span className="block">
          {call.state === 'waiting' && call.tries === 0 ? ofKeys.toSend : ofKeys.states[call.state]}
        </span>
      </span>
      {call.can_send && (
        <span className="program-acts">
          <Button aria-disabled={sending.isBusy} onClick={() => void send()}>
            {ofKeys.sendAgain}
          </Button>
        </span>
      )}
      <PressNotice sending={sending} />
    </li>
  )
}

function AddWebhook({ onClose, onAdded }: { onClose: () => void; onAdded: (secret: string) => void }) {
  const words = useWords()
  const { ofKeys } = words
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [isPressed, setPressed] = useState(false)
  const adding = usePost('POST /desk/webhooks')
  const faults = {
    ...(isPressed && !name.trim() ? { name: words.nameMissing } : {}),
    ...(isPressed && !url.trim() ? { url: ofKeys.addressWrong } : {}),
  }
  const add = async () => {
    setPressed(true)
    if (!name.trim() || !url.trim()) return
    const answer = await adding.send({ name: name.trim(), url: url.trim() })
    if (answer?.ok) onAdded(answer.value.secret)
  }
  return (
    <DeskForm
      title={ofKeys.addAddress}
      button={ofKeys.addAddress}
      sending={adding}
      faults={faults}
      fieldOf={{ WEBHOOK_THERE: 'url' }}
      onSubmit={() => void add()}
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
          <TextInput
            label={ofKeys.address}
            value={url}
            error={faultOf('url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={MAX_WEBHOOK_URL}
            onChange={({ target }) => setUrl(target.value)}
          />
        </>
      )}
    </DeskForm>
  )
}

type EndProps = { webhook: Webhook; onClose: () => void; onEnded: () => void }

function EndWebhook({ webhook, onClose, onEnded }: EndProps) {
  const words = useWords()
  const { ofKeys } = words
  const ending = usePost('POST /desk/webhooks/{id}/end', { params: { id: webhook.id } })
  const end = async () => {
    const answer = await ending.send()
    if (answer?.ok) onEnded()
  }
  return (
    <Dialog title={webhook.name} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{ofKeys.endAddressWords(webhook.name)}</p>
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
