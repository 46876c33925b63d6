/**
 * The messages that mean STOP in our languages. The message must contain nothing else. Upper or lower case does not
 * matter.
 */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'stop',
  'unsubscribe',
  'रोकें',
  'बंद करें',
  'बंद',
  'स्टॉप',
  'நிறுத்து',
  'நிறுத்தவும்',
  'ஸ்டாப்',
])

/** Whether a reply asks us to send nothing more by WhatsApp. */
export const asksToStop = (text: string): boolean =>
  STOP_WORDS.has(
    text
      .trim()
      .replace(/[.!।]+$/, '')
      .trim()
      .toLowerCase(),
  )
