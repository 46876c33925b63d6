/** Specification §1: the default title and description. */
export const DEFAULT_TITLE = 'Hotels for couples in India'
export const DEFAULT_DESCRIPTION =
  'Book couple-friendly hotels in India by the slot, the night or the day. Unmarried couples are welcome, local IDs are accepted, prices are shown with tax.'
