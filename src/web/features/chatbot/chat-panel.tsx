import { useId } from 'react'
import { SITE } from '#domain/site.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChatChoices } from './chat-choices.tsx'
import { ChatDialog, isOnDesktop } from './chat-dialog.tsx'
import { ChatLog } from './chat-log.tsx'
import { sendToChat, useConversation } from './chat-store.ts'
import './chatbot.css'
import { FeedbackForm } from './feedback-form.tsx'
import { useDelay } from './use-delay.ts'
import { usePlacedFocus } from './use-placed-focus.ts'
import * as common from '#words/common.ts'
import * as t from '#words/chatbot.ts'

/** Shows the support chatbot (specification §2). It is loaded with its texts and styles on first use. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const conversation = useConversation()
  const scroller = usePlacedFocus(conversation)
  useDelay(conversation)
  const id = useId()
  const greetingId = `${id}-greeting`
  /** Closes the sheet, which would otherwise hide the linked page. */
  const leave = () => !isOnDesktop() && onClose()
  return (
    <ChatDialog labelledBy={id} describedBy={greetingId} onClose={onClose}>
      <div className="chat-top">
        <span className="chat-portrait">
          <Icon name="message-circle" />
        </span>
        <div className="grow">
          <h2 id={id}>{t.help}</h2>
          <p className="soft">{t.open24x7}</p>
        </div>
        <a className="icon-button" href={SITE.supportPhoneLink} aria-label={t.call(SITE.supportPhone)}>
          <Icon name="phone" />
        </a>
        <IconButton icon="x" label={common.close} iconClassName="icon-large" onClick={onClose} />
      </div>
      <div className="chat-body" ref={scroller}>
        <ChatLog conversation={conversation} greetingId={greetingId} onLeave={leave} />
        {conversation.form ? <FeedbackForm about={conversation.form} /> : <ChatChoices conversation={conversation} />}
      </div>
      {conversation.entries.length > 0 && <Ways isDeep={conversation.topic !== undefined} />}
    </ChatDialog>
  )
}

const Ways = ({ isDeep }: { isDeep: boolean }) => (
  <div className="chat-ways">
    {isDeep && (
      <Button variant="bare" onClick={() => sendToChat({ type: 'back' })}>
        <Icon name="arrow-left" />
        {t.allCategories}
      </Button>
    )}
    <span className="grow" />
    <Button variant="bare" onClick={() => sendToChat({ type: 'started-over' })}>
      {t.startOver}
    </Button>
  </div>
)
