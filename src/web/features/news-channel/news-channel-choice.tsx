import { useId } from 'react'
import { NEWS_CHANNELS } from '#domain/whatsapp/news-channel.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { useNewsChoice } from './use-news-choice.ts'
import * as t from '#words/news-channel.ts'
import './news-channel.css'

type NewsChannelChoiceProps = {
  userId: string
  /** 'line' collapses the choice to one line, for the review page */
  shape: 'line' | 'list'
}

/** Lets guests choose how they get news of their bookings. Renders nothing if WhatsApp is not offered. */
export default function NewsChannelChoice({ userId, shape }: NewsChannelChoiceProps) {
  const name = useId()
  const { choice, choose } = useNewsChoice(userId)
  if (!choice?.offers.includes('whatsapp')) return null
  const { saved, shown, offers, status, fault } = choice
  const radios = (
    <fieldset aria-busy={status === 'saving'}>
      <legend className={shape === 'line' ? 'visually-hidden' : 'field-label'}>{t.howYouHear}</legend>
      {NEWS_CHANNELS.filter((channel) => offers.includes(channel)).map((channel) => (
        <Tick key={channel} type="radio" name={name} checked={shown === channel} onChange={() => void choose(channel)}>
          <span className="min-w-0">
            <b>{t.channels[channel]}</b>
            <span className="soft block">{t.meanings[channel]}</span>
          </span>
        </Tick>
      ))}
      {fault && <Notice tone="danger">{fault}</Notice>}
      <output className="soft block">{status === 'saving' ? t.saving : status === 'saved' ? t.saved : ''}</output>
    </fieldset>
  )
  if (shape === 'list') return radios
  return (
    <details className="news-line">
      <summary>
        <span className="min-w-0">{t.updates[saved]}</span>
        <span className="link">{t.change}</span>
      </summary>
      {radios}
    </details>
  )
}
