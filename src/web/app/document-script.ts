import { EARLY_INPUT_SCRIPT } from './early-input.ts'
import { LANGUAGE_OFFER_SCRIPT } from './language-offer-script.ts'

/**
 * Ignores the rejected promises of a view transition that the browser skips, because the visitor was faster or the
 * other page was already shown. Chromium rejects them although this is not an error, and our code cannot reach some of
 * them.
 */
const LOST_FADES_SCRIPT = `addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was ')) event.preventDefault()
})`

/** Runs at the start of every document, before any of its scripts has loaded. */
export const DOCUMENT_SCRIPT = `${EARLY_INPUT_SCRIPT};${LOST_FADES_SCRIPT}${LANGUAGE_OFFER_SCRIPT}`
