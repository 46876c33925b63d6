/** What we retain of an erased account. A test checks that nothing else identifies the person. */
export const RETAINED_AFTER_ERASING = ['books', 'named_invoices', 'register', 'writings', 'logs'] as const
export type RetainedAfterErasing = (typeof RETAINED_AFTER_ERASING)[number]
