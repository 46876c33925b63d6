/** Alarms that people raise by what they do. They are in the error log, but they are not server faults. */
const ALARMS: ReadonlySet<unknown> = new Set([
  'guests_turned_away',
  'guests_feel_unsafe',
  'answers_late',
  'pairing_budget_used_up',
])

export const isAlarm = (logged: object): boolean => 'event' in logged && ALARMS.has(logged.event)
