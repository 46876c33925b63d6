import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import { colleagueWords, newsWords, officeText, type OfficeTextKind } from '#domain/office/office-text.ts'
import { guestTemplate, MESSAGE_CHANNELS, type TextChannel } from '../../ports/message-sender.ts'
import { whatsAppBody } from '#domain/whatsapp/registered-body.ts'
import { buttonsOf } from '../../ports/whatsapp.ts'
import { WORDS } from '../../../words/languages.ts'
import { guestTemplates } from './guest-templates.ts'
import { hotelTemplates } from './hotel-templates.ts'
import { alphanumeric, type Template, type TemplateVariable } from './template.ts'

const OFFICE_VARIABLES: Record<OfficeTextKind, TemplateVariable> = {
  office_told: alphanumeric('news', newsWords('late_answer')),
  office_joined: alphanumeric('colleague', colleagueWords('admin')),
  office_email_code: { name: 'otp', kind: 'numeric', example: '402917' },
}

const officeTemplates = (): Template[] =>
  (Object.keys(OFFICE_VARIABLES) as OfficeTextKind[]).map((kind) => ({
    name: kind,
    language: DEFAULT_LANGUAGE,
    variables: [OFFICE_VARIABLES[kind]],
    fill: ([value = '']) => officeText(kind, value),
  }))

/** Lists every text that we send, as registered with the carriers for a site at this origin. */
export const templatesOf = (origin: string): Template[] => [
  ...LANGUAGES.flatMap((language) => [...guestTemplates(origin, language), ...hotelTemplates(origin, language)]),
  ...officeTemplates(),
]

/** Returns a template's text with a placeholder for each value, such as '{{1}}' for the first. */
export const registeredText = (
  { variables, fill }: Template,
  placeholder: (number: number, variable: TemplateVariable) => string,
): ReturnType<Template['fill']> => fill(variables.map((variable, place) => placeholder(place + 1, variable)))

/** A template as registered with the carrier of one channel. */
export type RegisteredTemplate = {
  name: Template['name']
  language: Language
  channel: TextChannel
  /** WhatsApp's category; for SMS, an OTP is 'service implicit' */
  category: 'authentication' | 'utility'
  variables: readonly TemplateVariable[]
  /** the subject of an e-mail; null for other channels */
  subject: string | null
  /** the text with {{1}} for its first value; null if WhatsApp itself writes the text of an OTP */
  text: string | null
  /** the text of an SMS as registered on the operators' platforms (DLT), with {#numeric#} for a numeric value */
  dltText: string | null
  /** labels of the buttons below a WhatsApp message */
  buttons: readonly string[]
}

/** Lists every template for each of its channels. */
export const registeredTemplates = (origin: string): RegisteredTemplate[] =>
  templatesOf(origin).flatMap((template) => {
    const { name, language, variables } = template
    const { subject, body } = registeredText(template, (number) => `{{${number}}}`)
    const dltText = registeredText(template, (_number, { kind }) => `{#${kind}#}`).body
    const isOtp = name === guestTemplate('otp', language)
    const places = variables.map((_variable, place) => `{{${place + 1}}}`)
    const whatsAppText = isOtp ? null : whatsAppBody(body, places)
    return MESSAGE_CHANNELS[name].map((channel): RegisteredTemplate => ({
      name,
      language,
      channel,
      category: isOtp ? 'authentication' : 'utility',
      variables,
      subject: channel === 'email' ? (subject ?? null) : null,
      text: channel === 'whatsapp' ? whatsAppText : body,
      dltText: channel === 'sms' ? dltText : null,
      buttons: channel === 'whatsapp' ? buttonsOf(name).map((kind) => WORDS[language].whatsapp.BUTTONS[kind]) : [],
    }))
  })
