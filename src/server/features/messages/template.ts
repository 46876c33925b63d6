import type { Language } from '#domain/languages.ts'
import type { Message, MessageTemplate } from '../../ports/message-sender.ts'

/** The kind of a variable, as carriers define it. Codes, moments and sums are alphanumeric. */
export type VariableKind = 'numeric' | 'alphanumeric' | 'url' | 'email'

/** What a variable contains. Texts to phones use neither 'hotel' nor words that somebody wrote ('reason', 'answer'). */
export type VariableName =
  | 'otp'
  | 'code'
  | 'moment'
  | 'money'
  | 'hours'
  | 'slot'
  | 'rooms'
  | 'link'
  | 'ticket'
  | 'change'
  | 'hotel'
  | 'reason'
  | 'answer'
  | 'heading'
  | 'rows'
  | 'arriving'
  | 'details'
  | 'news'
  | 'colleague'

export type TemplateVariable = { name: VariableName; kind: VariableKind; example: string }

/** A text with the values of its variables; `subject` is for e-mails. */
type Filled = Pick<Message, 'subject' | 'body'>

/** A text in one language, as registered with the carriers. */
export type Template = {
  name: MessageTemplate
  language: Language
  /** one for each of a message's `values`, in their order */
  variables: readonly TemplateVariable[]
  /** Returns the text filled with these values, one for each variable. They may be placeholders. */
  fill: (values: readonly string[]) => Filled
}

export const alphanumeric = (name: VariableName, example: string): TemplateVariable => ({
  name,
  kind: 'alphanumeric',
  example,
})
export const linkTo = (example: string): TemplateVariable => ({ name: 'link', kind: 'url', example })

export const EXAMPLE_CODE = '7K3M9QXZ'
export const EXAMPLE_MOMENT = new Date('2026-11-21T18:00:00+05:30')
