import type { ButtonKind } from '#domain/whatsapp/buttons.ts'
import { templateKind, type Message, type MessageTemplate } from './message-sender.ts'

/**
 * A button of a message. A press on `seen` reports `payload` to us. The other buttons open the page at `path`, which
 * begins with a slash.
 */
export type MessageButton =
  | { kind: Extract<ButtonKind, 'seen'>; payload: string }
  | { kind: Exclude<ButtonKind, 'seen'>; path: string }

/** A WhatsApp message to the phone `to`. Its text is registered as `template`; only the values vary. */
export type WhatsAppMessage = Pick<Message, 'to' | 'template' | 'body' | 'values'> & {
  buttons?: readonly MessageButton[]
}

/**
 * An event that WhatsApp reports. `id` is that of our message, and `replyId` that of the message to us. `from` is a
 * phone with + and country code.
 */
export type WhatsAppEvent =
  | { kind: 'delivered'; id: string }
  | { kind: 'failed'; id: string; code: string }
  | { kind: 'pressed'; replyId: string; from: string; payload: string }
  | { kind: 'wrote'; replyId: string; from: string; text: string }

/** Thrown if a person cannot be reached by WhatsApp, so that a retry does not help. */
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
  /** Sends plain text without a template. WhatsApp allows this for 24 hours after the person wrote to us. */
  answer(to: string, body: string): Promise<void>
  /** Reads a report; undefined if its signature is wrong. Throws for a signed report that cannot be read. */
  readReport(report: { rawBody: Buffer; signature: string | undefined }): WhatsAppEvent[] | undefined
  /** Whether this is the verify token that we set at Meta for the webhook's address. */
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

/** Lists the buttons of a template, in order. A template has the same buttons in each language. */
export const buttonsOf = (template: MessageTemplate): readonly ButtonKind[] => BUTTONS[templateKind(template)] ?? []
