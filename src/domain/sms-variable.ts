/**
 * The maximum number of characters in a variable of a registered SMS template. Links may be longer, because carriers
 * whitelist them.
 */
export const SMS_VARIABLE = 40
