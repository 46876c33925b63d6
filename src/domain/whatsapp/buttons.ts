import type { Language } from '../languages.ts'

/**
 * The buttons below our WhatsApp messages, with the labels that are registered with their templates. A press on `seen`
 * is reported to us; the others open one of our pages.
 */
export const BUTTON_LABELS = {
  seen: { en: 'Seen', hi: 'देख ली', ta: 'பார்த்தேன்' },
  cannot_take: { en: 'Cannot take them', hi: 'नहीं ले सकते', ta: 'எடுக்க முடியாது' },
  open_booking: { en: 'Open your booking', hi: 'बुकिंग खोलें', ta: 'புக்கிங்கைத் திற' },
  open_desk: { en: 'Open the desk', hi: 'डेस्क खोलें', ta: 'டெஸ்கைத் திற' },
} as const satisfies Record<string, Record<Language, string>>
export type ButtonKind = keyof typeof BUTTON_LABELS

/** The most characters that WhatsApp shows on a button. */
export const MAX_BUTTON_LABEL = 25
