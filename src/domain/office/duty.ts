/** How many hours a duty can last. */
export const DUTY_HOURS = [4, 8, 12] as const
export type DutyHours = (typeof DUTY_HOURS)[number]

/** Who gets the office's alarms: the operators on duty, and everybody while nobody is. */
export function whoIsAlarmed<Person extends { isOnDuty: boolean }>(operators: readonly Person[]): readonly Person[] {
  const onDuty = operators.filter((operator) => operator.isOnDuty)
  return onDuty.length > 0 ? onDuty : operators
}
