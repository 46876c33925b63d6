import type { ButtonKind } from '#domain/whatsapp/buttons.ts'
import { templateKind, type Message, type MessageTemplate } from './message-sender.ts'

/**
 * A button of a message, in its template's order. `seen` sends `payload` back; the others open `path` on our site, which
 * begins with a slash.
 */
export type MessageButton =
  | { kind: Extract<ButtonKind, 'seen'>; payload: string }
  | { kind: Exclude<ButtonKind, 'seen'>; path: string }

/** A message by WhatsApp to the phone `to`. Its text is registered under `template`; only the values vary. */
export type WhatsAppMessage = Pick<Message, 'to' | 'template' | 'body' | 'values'> & {
  buttons?: readonly MessageButton[]
}

/** What WhatsApp reports. `id`: of our message; `replyId`: of theirs. Phones are in our form, +91 and ten digits. */
export type WhatsAppEvent =
  | { kind: 'delivered'; id: string }
  | { kind: 'failed'; id: string; code: string }
  | { kind: 'pressed'; replyId: string; from: string; payload: string }
  | { kind: 'wrote'; replyId: string; from: string; text: string }

/** WhatsApp refused a message because this person cannot be reached there; another try does not help. */
export class NotOnWhatsApp extends Error {
  override name = 'NotOnWhatsApp'
  readonly code: string
  constructor(code: string) {
    super(`not reachable by WhatsApp: ${code}`)
    this.code = code
  }
}

export const REPORT_SIGNATURE_HEADER = 'x-hub-signature-256'

/** Sends by WhatsApp and reads its signed reports. */
export type WhatsApp = {
  /** Returns WhatsApp's id of the message. Throws `NotOnWhatsApp`, or another error if a later try may succeed. */
  send(message: WhatsAppMessage): Promise<string>
  /** Answers somebody who wrote to us within the last 24 hours, in words that need no template. */
  answer(to: string, body: string): Promise<void>
  /** Reads a report; undefined if its signature is wrong. Throws for a signed report that cannot be read. */
  readReport(report: { rawBody: Buffer; signature: string | undefined }): WhatsAppEvent[] | undefined
  /** Whether this is the word by which WhatsApp checks that the address for reports is ours. */
  isVerifyToken(token: string): boolean
}

const BUTTONS: Readonly<Record<string, readonly ButtonKind[]>> = {
  booking_confirmed: ['open_booking'],
  booking_changed: ['open_booking'],
  booking_extended: ['open_booking'],
  hotel_new: ['seen', 'cannot_take'],
  hotel_ask_again: ['seen', 'cannot_take'],
  hotel_list_ready: ['open_desk'],
}

/** The buttons of a template, in their order. A template has the same ones in each language. */
export const buttonsOf = (template: MessageTemplate): readonly ButtonKind[] => BUTTONS[templateKind(template)] ?? []
