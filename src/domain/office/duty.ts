/** How many hours one duty can last. */
export const DUTY_HOURS = [4, 8, 12] as const
export type DutyHours = (typeof DUTY_HOURS)[number]

/** Returns who gets the office's alarms: the operators on duty, or everybody while nobody is on duty. */
export function whoIsAlerted<Person extends { isOnDuty: boolean }>(operators: readonly Person[]): readonly Person[] {
  const onDuty = operators.filter((operator) => operator.isOnDuty)
  return onDuty.length > 0 ? onDuty : operators
}
