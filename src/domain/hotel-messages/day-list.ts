/** The list for tomorrow is sent at 8 PM, the list for today at 8 AM. */
export const DAY_LISTS = ['tomorrow', 'today'] as const
export type DayList = (typeof DAY_LISTS)[number]
