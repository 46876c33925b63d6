import { EARLY_INPUT_SCRIPT } from './early-input.ts'

/**
 * A fade between two documents that the browser leaves out, since the visitor was quicker or the other page was shown
 * already, is no error. Chromium rejects its promises all the same, and nobody can get hold of some of them.
 */
const LOST_FADES_SCRIPT = `addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was ')) event.preventDefault()
})`

/** What every document begins with, before any of its scripts has come. */
export const DOCUMENT_SCRIPT = `${EARLY_INPUT_SCRIPT};${LOST_FADES_SCRIPT}`
