/**
 * The buttons below our WhatsApp messages. A press on `seen` is reported to us, and the remaining buttons open one of
 * our pages. Their labels are registered with the templates.
 */
export const BUTTONS = ['seen', 'cannot_take', 'open_booking', 'open_desk'] as const
export type ButtonKind = (typeof BUTTONS)[number]

/** The maximum number of characters that WhatsApp shows on a button. */
export const MAX_BUTTON_LABEL = 25
