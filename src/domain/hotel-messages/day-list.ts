/** Lists go out at 8 PM for tomorrow and at 8 AM for today. */
export const DAY_LISTS = ['tomorrow', 'today'] as const
export type DayList = (typeof DAY_LISTS)[number]
