/** The operators who answered or settled a complaint before its sender asked the grievance officer. */
export type Handled = readonly { id: string; name: string }[]

/**
 * Whether this operator may look at the complaint as the grievance officer, who must not be one of those who answered
 * it.
 */
export const isAnotherOperator = (operatorId: string, handled: Handled | null): boolean =>
  !(handled ?? []).some(({ id }) => id === operatorId)
